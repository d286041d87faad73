import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "#kit/api.ts";
import { beginImpersonation, endImpersonation, startSession } from "#kit/stored-session.ts";
import { user } from "#kit/testing/user.ts";
import { openWire } from "#kit/testing/wire.ts";
import { noteVoucher, watchVoucher } from "./note-seen.ts";

openWire();

interface Observer {
  readonly callback: (entries: readonly object[]) => void;
}
const observers: Observer[] = [];
const batches: unknown[] = [];
let nextId = 1;

beforeEach(() => {
  vi.useFakeTimers();
  batches.length = 0;
  vi.spyOn(api, "call").mockImplementation((...sent: readonly unknown[]) => {
    batches.push(sent[1]);
    return Promise.resolve({});
  });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: Observer["callback"]) {
        observers.push({ callback });
      }
      observe = (): void => undefined;
      unobserve = (): void => undefined;
    },
  );
  startSession("token", user);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const newId = (): number => (nextId += 1);
const rest = () => vi.advanceTimersByTimeAsync(2_500);
const bodyOf = (...list: readonly (readonly [number, string])[]) => ({
  body: { list: list.map(([voucher_id, event]) => ({ voucher_id, event })) },
});

it("sends what gathered at once, and each once", async () => {
  const [one, two] = [newId(), newId()];
  noteVoucher(one, "seen");
  noteVoucher(two, "seen");
  noteVoucher(one, "opened");
  noteVoucher(one, "seen");
  await rest();
  noteVoucher(two, "seen");
  await rest();
  expect(batches).toEqual([bodyOf([one, "seen"], [two, "seen"], [one, "opened"])]);
});

it("sends 300 in three batches", async () => {
  for (let n = 0; n < 300; n += 1) noteVoucher(newId(), "seen");
  await vi.advanceTimersByTimeAsync(7_000);
  expect(batches).toHaveLength(3);
});

it("is quiet when it fails, and sends it when it is seen again", async () => {
  const id = newId();
  vi.mocked(api.call).mockRejectedValueOnce(new Error("no network"));
  noteVoucher(id, "seen");
  await rest();
  expect(batches).toEqual([]);
  noteVoucher(id, "seen");
  await rest();
  expect(batches).toEqual([bodyOf([id, "seen"])]);
});

it("notes nothing while somebody else acts as the driver, nor for the next user", async () => {
  noteVoucher(newId(), "seen");
  beginImpersonation("rabbit", { ...user, id: 9 });
  noteVoucher(newId(), "seen");
  await rest();
  endImpersonation();
  startSession("token", user);
  noteVoucher(newId(), "opened");
  startSession("token", { ...user, id: 8 });
  await rest();
  expect(batches).toEqual([]);
});

it("takes a card for seen after half a second on the screen", async () => {
  const [shown, passed] = [newId(), newId()];
  const [card, quick] = [document.createElement("li"), document.createElement("li")];
  watchVoucher(card, shown);
  const leave = watchVoucher(quick, passed);
  const look = (target: Element, isIntersecting: boolean) => observers.at(-1)?.callback([{ target, isIntersecting }]);
  look(card, true);
  look(quick, true);
  await vi.advanceTimersByTimeAsync(300);
  look(quick, false);
  leave();
  await rest();
  await rest();
  expect(batches).toEqual([bodyOf([shown, "seen"])]);
});
