import { describe, expect, it, vi } from "vitest";
import { fingerprint } from "./fingerprint";

describe("the fingerprint", () => {
  it("is the SHA-256 of seed:nonce", async () =>
    expect(await fingerprint("7", "")).toBe("70fb8417d44dffa58b1b1525d36d36d564dac7ab2f672e6d48839b63c705dda6"));
  it("cannot be computed on an insecure page", async () => {
    vi.stubGlobal("crypto", {});
    expect(await fingerprint("7", "")).toBeNull();
    vi.unstubAllGlobals();
  });
});
