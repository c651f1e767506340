import { afterEach, expect, test, vi } from "vitest";
import { callToTable } from "./attention";
import { chime } from "./chime";
import { settings } from "./settings.svelte";

vi.mock("./chime", () => ({ chime: vi.fn() }));

/** Called to the table on a device like this, by someone who has touched the page. */
async function called(coarse: boolean, sound: boolean | null): Promise<{ heard: number; felt: number }> {
  const vibrate = vi.fn();
  vi.mocked(chime).mockClear();
  vi.stubGlobal("matchMedia", () => ({ matches: coarse }));
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true }, vibrate });
  settings.sound = sound;
  callToTable();
  await vi.dynamicImportSettled();
  return { heard: vi.mocked(chime).mock.calls.length, felt: vibrate.mock.calls.length };
}

afterEach(() => {
  vi.unstubAllGlobals();
  settings.sound = null;
});

test("a desktop makes a sound unless told not to, a phone only if told to", async () => {
  expect(await called(false, null)).toEqual({ heard: 1, felt: 1 });
  expect(await called(false, false)).toEqual({ heard: 0, felt: 1 });
  expect(await called(true, null)).toEqual({ heard: 0, felt: 1 });
  expect(await called(true, true)).toEqual({ heard: 1, felt: 1 });
});
