import { expect, it } from "vitest";
import { loadLazily } from "./lazy.ts";

const broken = new Error("chunk is gone");
const failing = (): Promise<never> => Promise.reject(broken);

it("answers what was loaded", async () => expect(await loadLazily(async () => 7)).toBe(7));

it("tells the window of a failed load and throws it on", async () => {
  const heard: unknown[] = [];
  const hear = (event: Event): void => void heard.push(event instanceof CustomEvent ? event.detail : null);
  addEventListener("preload-error", hear);
  await expect(loadLazily(failing)).rejects.toBe(broken);
  expect(heard).toEqual([broken]);
  removeEventListener("preload-error", hear);
});

it("does not throw when a listener cancels", async () => {
  const cancel = (event: Event): void => event.preventDefault();
  addEventListener("preload-error", cancel);
  expect(await loadLazily(failing)).toBeUndefined();
  removeEventListener("preload-error", cancel);
});
