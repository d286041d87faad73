import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { WriteCtx } from "@treadclub/kit/context";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { Io } from "@treadclub/kit/http/io";
import { abortUnbegun } from "#measurement/capture/leave";
import { plan } from "#measurement/capture/plan";
import type { Deps } from "#measurement/deps";
import { lookRemotely, type SessionResults } from "#measurement/sessions/results";
import { measurementFor, ownSession, reviewerOf, type Reviewer } from "./access.ts";
import { forgetSession } from "./forget.ts";
import { complete, reject, undo } from "./judge.ts";
import { reviewList } from "./list.ts";
import { resultsFor, reviewViewOf, type ReviewView } from "./view.ts";

type Own =
  | "reviewList"
  | "reviewGet"
  | "reviewSession"
  | "reviewComplete"
  | "reviewReject"
  | "reviewUndo"
  | "reviewForget"
  | "reviewAbort"
  | "reviewPlan";
type Ctx = WriteCtx<"KEY_UNKNOWN" | "KEY_FORBIDDEN" | "NOT_FOUND" | "STATE_CONFLICT">;

/** The review port: whoever judges measurements, and whoever keeps sessions of their own. */
export function reviewHandlers(deps: Deps): Pick<Handlers<MeasurementCatalog>, Own> {
  const { judging, keeping } = openPort(deps);
  return {
    reviewList: async (ctx, { body }, io) => reviewList(ctx, deps, await reviewerOf(ctx, deps, io), body),
    reviewGet: async (ctx, { params }, io) => {
      const reviewer = await reviewerOf(ctx, deps, io);
      await measurementFor(ctx, reviewer, params.id);
      return reviewViewOf(ctx, deps, reviewer, params.id);
    },
    reviewSession: async (ctx, { params }, io) => {
      const reviewer = await reviewerOf(ctx, deps, io);
      const session = await ownSession(ctx, reviewer, params.id);
      lookRemotely(deps, ctx.now, { session });
      return resultsFor(ctx, deps, reviewer, session);
    },
    reviewComplete: (ctx, { params, body }, io) =>
      judging(ctx, io, params.id, (reviewer) => complete(ctx, deps, reviewer, params.id, body)),
    reviewReject: (ctx, { params, body }, io) =>
      judging(ctx, io, params.id, (reviewer) => reject(ctx, deps, reviewer, params.id, body)),
    reviewUndo: (ctx, { params }, io) =>
      judging(ctx, io, params.id, (reviewer) => undo(ctx, deps, reviewer, params.id)),
    reviewForget: async (ctx, { params }, io) => {
      await forgetSession(ctx, deps, await reviewerOf(ctx, deps, io), params.id);
      return { done: true };
    },
    reviewAbort: (ctx, { params }, io) => keeping(ctx, io, params.id, () => abortUnbegun(ctx, deps, params.id)),
    reviewPlan: (ctx, { params, body }, io) =>
      keeping(ctx, io, params.id, ({ key }) => plan(ctx, deps, { sessionId: params.id, key }, body.positions)),
  };
}

function openPort(deps: Deps) {
  return {
    async judging(ctx: Ctx, io: Io, id: number, judge: (reviewer: Reviewer) => Promise<unknown>): Promise<ReviewView> {
      const reviewer = await reviewerOf(ctx, deps, io);
      await judge(reviewer);
      return reviewViewOf(ctx, deps, reviewer, id);
    },
    async keeping(
      ctx: Ctx,
      io: Io,
      id: number,
      keep: (reviewer: Reviewer) => Promise<unknown>,
    ): Promise<SessionResults> {
      const reviewer = await reviewerOf(ctx, deps, io);
      await ownSession(ctx, reviewer, id);
      await keep(reviewer);
      return resultsFor(ctx, deps, reviewer, await ownSession(ctx, reviewer, id));
    },
  };
}
