import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { OutsideCtx } from "@treadclub/kit/context";
import { AppError } from "@treadclub/kit/errors";
import type { MeasurementPort, ServiceList, ServiceReview } from "#adapters/measurement/port";
import type { MeasurementDeps } from "./deps.ts";

type Errors = "NOT_FOUND" | "STATE_CONFLICT" | "UPSTREAM_UNAVAILABLE";
type Ctx = OutsideCtx<Errors>;
type Deps = Pick<MeasurementDeps, "measurement">;

/** Measurements of other integrators: those of the platform are judged as scans. */
export function listOfIntegrators(
  ctx: Ctx,
  { measurement: port }: Deps,
  { filters, ...body }: ParsedOf<Catalog["getMeasurementsList"]>["body"],
): Promise<ServiceList> {
  return answered(ctx, () => port.list({ ...body, filters: { ...filters, own: false } }));
}

/** One of them. Errors: NOT_FOUND, also for one of the platform's own. */
export async function ofIntegrator(ctx: Ctx, { measurement: port }: Deps, id: number): Promise<ServiceReview> {
  return foreign(ctx, port, id);
}

/** Completes one with the depths that the reviewer read. Errors: NOT_FOUND; STATE_CONFLICT with the state and version of now. */
export function completeOfIntegrator(
  ctx: Ctx,
  { measurement: port }: Deps,
  id: number,
  body: ParsedOf<Catalog["completeMeasurement"]>["body"],
): Promise<ServiceReview> {
  return judged(ctx, port, id, { action: "complete measurement", judge: () => port.complete(id, body) });
}

/** Fails one with reasons. Errors as for completing. */
export function declineOfIntegrator(
  ctx: Ctx,
  { measurement: port }: Deps,
  id: number,
  body: ParsedOf<Catalog["declineMeasurement"]>["body"],
): Promise<ServiceReview> {
  return judged(ctx, port, id, { action: "decline measurement", judge: () => port.reject(id, body) });
}

/** Takes a judgement back within 24 hours. Errors as for completing. */
export function undoOfIntegrator(ctx: Ctx, { measurement: port }: Deps, id: number): Promise<ServiceReview> {
  return judged(ctx, port, id, { action: "undo measurement review", judge: () => port.undo(id) });
}

interface Judging {
  readonly action: string;
  readonly judge: () => Promise<ServiceReview>;
}

async function judged(ctx: Ctx, port: MeasurementPort, id: number, { action, judge }: Judging): Promise<ServiceReview> {
  return answered(
    ctx,
    async () => {
      await foreign(ctx, port, id);
      return judge();
    },
    { action, id },
  );
}

async function foreign(ctx: Ctx, port: MeasurementPort, id: number): Promise<ServiceReview> {
  const found = await port.get(id);
  if (found.is_own) throw ctx.fail("NOT_FOUND");
  return found;
}

/**
 * What the service answered, kept for a repeated key. A repeated request finds the measurement judged already: it is its key
 * that tells it from somebody who came too late, so the key is looked at before the refusal is said.
 */
async function answered<T>(
  ctx: Ctx,
  ask: () => Promise<T>,
  note?: { readonly action: string; readonly id: number },
): Promise<T> {
  const outcome = await ask().then(
    (reply) => ({ reply }),
    (error: unknown) => ({ error }),
  );
  return ctx.write(async (tx) => {
    if ("error" in outcome) throw asError(outcome.error);
    if (note) tx.audit(note.action, { entity: "measurement", id: note.id });
    return outcome.reply;
  });
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new AppError("UNKNOWN_ERROR", { cause: error });
