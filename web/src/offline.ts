/** The service worker (public/sw.js): with it the shell opens without a connection too. */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
    active?.postMessage({ keep: ["/", ...new Set(loaded.filter((path) => path.startsWith("/assets/")))] });
  } catch {
    // forbidden in this browser: then it needs a connection
  }
}
