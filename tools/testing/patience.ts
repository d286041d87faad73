import { vi } from "vitest";

/** A busy machine is slow, not wrong: what a test waits for may take this long unless the test says otherwise. */
const patienceMs = 120_000;
type Waiting = number | { readonly timeout?: number; readonly interval?: number } | undefined;
const patient = (options: Waiting) =>
  typeof options === "number" ? { timeout: options } : { timeout: patienceMs, ...options };

// Vitest has a setting for expect.poll, but none for these.
const { waitFor, waitUntil } = vi;
vi.waitFor = (look, options) => waitFor(look, patient(options));
vi.waitUntil = (look, options) => waitUntil(look, patient(options));
