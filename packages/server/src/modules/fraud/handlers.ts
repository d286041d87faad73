import type { Actor, Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { ownConsumer, signedInConsumer } from "#modules/consumers";
import { appealReview, decideReview } from "./decide.ts";
import { ownMemberId } from "#modules/members";
import { listReviews } from "./list.ts";
import { lookAt } from "./look.ts";
import { listOddities } from "./oddity-list.ts";
import { ownReview, reviewFor } from "./view.ts";

type Names =
  | "getOwnWelcomeReview"
  | "appealWelcomeReview"
  | "getWelcomeReviews"
  | "getWelcomeReview"
  | "decideWelcomeReview"
  | "getMemberOddities"
  | "lookAtMemberOddity"
  | "getOddities"
  | "lookAtOddity";

/** Whoever runs a till does not clear what was odd there. */
const isOwner = (actor: Actor): boolean => actor.kind === "user" && actor.position === "owner";

export function fraudHandlers(): Pick<Handlers<Catalog>, Names> {
  return {
    getOwnWelcomeReview: async (ctx, { params }) => ({
      review: await ownReview(ctx, (await ownConsumer(ctx, params.id)).id),
    }),
    appealWelcomeReview: async (ctx, { params, body }) => {
      const consumerId = await signedInConsumer(ctx);
      await appealReview(ctx, params.id, body.text);
      const own = await ownReview(ctx, consumerId);
      if (own === null) throw ctx.fail("NOT_FOUND");
      return own;
    },
    getWelcomeReviews: (ctx, { body }) => listReviews({ ctx, body }),
    getWelcomeReview: (ctx, { params }) => reviewFor(ctx, params.id),
    decideWelcomeReview: async (ctx, { params, body }) => {
      await decideReview(ctx, params.id, body);
      return reviewFor(ctx, params.id);
    },
    getMemberOddities: async (ctx, { params, body }) =>
      listOddities({ ctx, body, side: "member", memberId: ownMemberId(ctx, params.id), mayLook: isOwner(ctx.actor) }),
    lookAtMemberOddity: async (ctx, { params, body }) => {
      const { actor } = ctx;
      if (actor.kind !== "user" || actor.memberId === null) throw ctx.fail("NOT_FOUND");
      if (!isOwner(actor)) throw ctx.fail("ACTION_NOT_ALLOWED");
      return lookAt(ctx, params.id, { ...body, memberId: actor.memberId });
    },
    getOddities: (ctx, { body }) => listOddities({ ctx, body, side: "office", memberId: null, mayLook: true }),
    lookAtOddity: (ctx, { params, body }) => lookAt(ctx, params.id, { ...body, memberId: null }),
  };
}
