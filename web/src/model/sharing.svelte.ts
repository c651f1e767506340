/** How others reach this table. A page opened on the server's own machine asks; elsewhere its own address works. */
import { api } from "../wire/http";

const local = /^(localhost|127\.|\[::1\])/.test(location.hostname);

class Sharing {
  /** Where links for others begin; null while only this computer can open them. */
  origin: string | null = $state(local ? null : location.origin);
  /** The command that opens the server to the home network, if it has one to offer. */
  command: string | null = $state(null);
  #asked = !local;

  /** Ask the server, once. */
  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const { origin, command } = await api.sharing();
      this.origin = origin ?? null;
      this.command = command ?? null;
    } catch {
      this.#asked = false; // next time
    }
  }
}

export const sharing = new Sharing();
