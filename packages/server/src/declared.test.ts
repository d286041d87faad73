import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { expect, it } from "vitest";
import { memberMachine } from "#modules/members";
import { notifyAdmins } from "#modules/messages";

const misspelt = { fone: "", version: 2 };

/** What compiles and what does not; nothing calls them. */
const declared = (ctx: WriteCtx<"STATE_CONFLICT">) => [
  () => move(ctx, memberMachine, 1, "accept", { phone: "", version: 2 }),
  // @ts-expect-error -- no such column
  () => move(ctx, memberMachine, 1, "accept", { fone: "", version: 2 }),
  // @ts-expect-error -- no such column, though it comes out of a variable
  () => move(ctx, memberMachine, 1, "accept", misspelt),
  // @ts-expect-error -- no such value
  () => move(ctx, memberMachine, 1, "accept", { version: "2" }),
  // @ts-expect-error -- only the event writes the state
  () => move(ctx, memberMachine, 1, "accept", { state: "accepted" }),
  () => ctx.fail("STATE_CONFLICT", { details: { version: 2 } }),
  // @ts-expect-error -- no such detail
  () => ctx.fail("STATE_CONFLICT", { details: { versoin: 2 } }),
  // @ts-expect-error -- the details of another error
  () => ctx.fail("VALIDATION_FAILED", { details: { version: 2 } }),
  // @ts-expect-error -- an error without details
  () => ctx.fail("TOKEN_EXPIRED", { details: { version: 2 } }),
  () => ctx.audit("accept a booking", { entity: "booking", id: 1 }),
  // @ts-expect-error -- no such entity
  () => ctx.audit("accept a booking", { entity: "bookings", id: 1 }),
  // @ts-expect-error -- no such topic
  () => ctx.outbox.live({ to: { admins: true }, topic: "bookings", id: 1 }),
  // @ts-expect-error -- no such type of notification, and so no entity to lead to
  () => notifyAdmins(ctx, { type: "new_bookings", recordId: 1 }),
  () => ctx.outbox.job("tell-measurement", { scan: 1 }),
  // @ts-expect-error -- no such job
  () => ctx.outbox.job("tell-measurements", { scan: 1 }),
  // @ts-expect-error -- it carries a scan
  () => ctx.outbox.job("tell-measurement", { id: 1 }),
  // @ts-expect-error -- no such job
  () => ctx.outbox.wake("mail-notice"),
];

it("entities, columns, details and jobs that are not declared do not compile", () =>
  expect(declared).toBeTypeOf("function"));
