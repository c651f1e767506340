/** The fingerprint of a deal, computed in the browser instead of trusting the server: SHA-256 of `seed:nonce` (docs/chance.md). */
export async function fingerprint(seed: string, nonce: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null; // only on https or on localhost
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${seed}:${nonce}`));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
