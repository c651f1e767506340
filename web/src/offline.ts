/** Starts the service worker (public/sw.js), which lets the app open without a connection. */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
    active?.postMessage({ keep: ["/", ...new Set(loaded.filter((path) => path.startsWith("/assets/")))] });
  } catch {
    // blocked in this browser: then the app needs a connection
  }
}
