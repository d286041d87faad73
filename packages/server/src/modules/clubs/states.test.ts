import { stateHistory } from "@treadclub/kit/tables";
import { canMove, tryMove } from "@treadclub/kit/states";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Caller } from "#testing/call";
import { openTestApp } from "#testing/test-app";
import { clubMachine } from "./states.ts";
import { clubs } from "./table.ts";

type Row = Pick<typeof clubs.$inferSelect, "state" | "active" | "liveSince">;

const testApp = await openTestApp();
const fitter = await testApp.make.member();
const people = {
  guest: null,
  driver: await testApp.make.consumer(),
  staff: await testApp.make.staff(fitter.id),
  owner: fitter.owner,
  stranger: (await testApp.make.member()).owner,
  admin: await testApp.make.admin(),
  superAdmin: await testApp.make.superAdmin(),
};
type Role = keyof typeof people;
const roles = [
  "guest",
  "driver",
  "staff",
  "owner",
  "stranger",
  "admin",
  "superAdmin",
] as const satisfies readonly Role[];

/** Where a club may stand: its state, whether it was live once, and whether it is switched on. */
const now = testApp.clock.now();
const standings: Readonly<Record<string, Row>> = {
  draft: { state: "new", active: false, liveSince: null },
  waiting: { state: "awaiting_moderation", active: false, liveSince: null },
  changed: { state: "awaiting_moderation", active: true, liveSince: now },
  live: { state: "approved", active: true, liveSince: now },
  paused: { state: "approved", active: false, liveSince: now },
  declined: { state: "declined", active: false, liveSince: null },
  kept: { state: "declined", active: true, liveSince: now },
  deleted: { state: "deleted", active: false, liveSince: now },
};
const order = ["draft", "waiting", "changed", "live", "paused", "declined", "kept", "deleted"] as const;

const open = await testApp.make.club(fitter.id);
const byId = { params: { id: String(open.id) } };
const body = { id: open.id, title: "Changed", name: "Changed", discounts: [{ title: "£5 off", amount_pence: 500 }] };

/** Each event with the call that it comes by. */
const events: Readonly<
  Record<string, (caller: Caller) => Promise<{ status: number; error: { code: string } | null }>>
> = {
  edit: (caller) => caller.send("editDiscountClub", { body }),
  approve: (caller) => caller.send("approveDiscountClub", { ...byId, body: {} }),
  decline: (caller) => caller.send("approveDiscountClub", { ...byId, body: { action: "decline", message: "Why?" } }),
  activate: (caller) => caller.send("discountClubsActivity", { ...byId, body: { action: "activate" } }),
  deactivate: (caller) => caller.send("discountClubsActivity", { ...byId, body: { action: "deactivate" } }),
  budget: (caller) => caller.send("setClubBudget", { ...byId, body: { vouchers: 1000 } }),
  remove: (caller) => caller.send("deleteDiscountClub", byId),
  join: (caller) => caller.send("joinClub", { body: { code: open.code } }),
  look: (caller) => caller.send("getDiscountClubByCode", { params: { code: open.code } }),
};

const refused = "STATE_CONFLICT";
const gone = "NOT_FOUND";
const noCode = "CODE_INVALID";
/** What comes of an event in each standing, by whoever may: "state" or "state on", or an error. The order is that of the standings. */
const outcomes: Readonly<Record<string, readonly string[]>> = {
  edit: [
    "awaiting_moderation",
    "awaiting_moderation",
    "awaiting_moderation on",
    "awaiting_moderation on",
    "awaiting_moderation",
    "awaiting_moderation",
    "awaiting_moderation on",
    gone,
  ],
  approve: [refused, "approved on", "approved on", refused, refused, refused, refused, gone],
  decline: [refused, "declined", "declined on", refused, refused, refused, refused, gone],
  activate: [refused, refused, refused, refused, "approved on", refused, refused, gone],
  deactivate: [refused, refused, "awaiting_moderation", "approved", refused, refused, "declined", gone],
  budget: [
    "new",
    "awaiting_moderation",
    "awaiting_moderation on",
    "approved on",
    "approved",
    "declined",
    "declined on",
    gone,
  ],
  remove: ["deleted", "deleted", "deleted", "deleted", "deleted", "deleted", "deleted", gone],
  join: [noCode, noCode, "awaiting_moderation on", "approved on", noCode, noCode, "declined on", noCode],
  look: [noCode, noCode, "awaiting_moderation on", "approved on", noCode, noCode, "declined on", noCode],
};

const signIn = "TOKEN_DECODE_UNSUCCESSFUL";
const role = "ROLE_FORBIDDEN";
const notYours = "ACTION_NOT_ALLOWED";
/** What stops a role whatever the club's state; "." acts. The order is that of the roles; of "not yours" a deleted club is not found. */
const gates: Readonly<Record<string, readonly string[]>> = {
  edit: [signIn, role, notYours, ".", gone, role, "."],
  approve: [signIn, role, role, role, role, ".", "."],
  decline: [signIn, role, role, role, role, ".", "."],
  activate: [signIn, role, ".", ".", gone, role, "."],
  deactivate: [signIn, role, ".", ".", gone, role, "."],
  budget: [signIn, role, notYours, ".", gone, ".", "."],
  remove: [signIn, role, notYours, ".", gone, role, "."],
  join: [signIn, ".", role, role, role, role, notYours],
  look: [".", ".", ".", ".", ".", ".", "."],
};

const put = (row: Row) =>
  testApp.db.transaction((tx) =>
    tx
      .update(clubs)
      .set({
        ...row,
        pending: null,
        waitingSince: row.state === "awaiting_moderation" ? now : null,
        budgetVouchers: null,
      })
      .where(eq(clubs.id, open.id)),
  );
const standing = async (): Promise<string> => {
  const [row] = await testApp.db.read.select().from(clubs).where(eq(clubs.id, open.id));
  return `${row?.state}${row?.active ? " on" : ""}`;
};

describe.each(order)("a club that is %s", (name) => {
  const row = standings[name];
  if (!row) throw new Error(name);
  const before = `${row.state}${row.active ? " on" : ""}`;
  it.each(Object.keys(events))("and the event %s, by each role", async (event) => {
    for (const [at, who] of roles.entries()) {
      await put(row);
      const answer = await events[event]?.(testApp.as(people[who]));
      const stopped = gates[event]?.[at] ?? "missing";
      const outcome = outcomes[event]?.[order.indexOf(name)] ?? "missing";
      const isGone = name === "deleted" && stopped === notYours && who === "staff";
      const expected = stopped === "." ? outcome : isGone ? gone : stopped;
      const said = answer?.error?.code ?? (await standing());
      expect(said, `${event} of a club that is ${name}, by ${who}`).toBe(expected);
      expect([200, 401, 403, 404, 409]).toContain(answer?.status);
      // What is refused changes nothing.
      if (answer?.error) expect(await standing()).toBe(before);
    }
  });
});

describe("the machine itself", () => {
  const states = ["new", "awaiting_moderation", "approved", "declined", "deleted"] as const;
  const moves: readonly (readonly [keyof typeof clubMachine.moves, ...string[]])[] = [
    ["submit", "awaiting_moderation", ".", "awaiting_moderation", "awaiting_moderation", "."],
    ["approve", ".", "approved", ".", ".", "."],
    ["decline", ".", "declined", ".", ".", "."],
    ["publish", "approved", ".", ".", ".", "."],
    ["remove", "deleted", "deleted", "deleted", "deleted", "."],
  ];
  const lengthOfHistory = async (): Promise<number> =>
    (
      await testApp.db.read
        .select()
        .from(stateHistory)
        .where(and(eq(stateHistory.machine, "club"), eq(stateHistory.thingId, open.id)))
    ).length;

  it("names every state and every event", () => {
    expect([...clubMachine.states].toSorted()).toEqual(states.toSorted());
    expect(Object.keys(clubMachine.moves)).toEqual(moves.map(([event]) => event));
  });

  const rows = moves.map(([event, ...targets]) => ({ event, targets }));
  it.each(rows)("$event moves what it may and writes history for that alone", async ({ event, targets }) => {
    for (const [at, state] of states.entries()) {
      await put({ state, active: false, liveSince: null });
      const [target, length] = [targets[at] ?? ".", await lengthOfHistory()];
      expect(canMove(clubMachine, state, event)).toBe(target !== ".");
      const moved = await testApp.run((ctx) => tryMove(ctx, clubMachine, [open.id], event));
      expect(moved).toHaveLength(target === "." ? 0 : 1);
      expect(await standing()).toBe(target === "." ? state : target);
      expect((await lengthOfHistory()) - length).toBe(moved.length);
    }
  });
});
