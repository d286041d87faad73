import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { ownConsumer, signedInConsumer } from "#modules/consumers";
import { appealReview, decideReview } from "./decide.ts";
import { listReviews } from "./list.ts";
import { ownReview, reviewFor } from "./view.ts";

type Names =
  | "getOwnWelcomeReview"
  | "appealWelcomeReview"
  | "getWelcomeReviews"
  | "getWelcomeReview"
  | "decideWelcomeReview";

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
  };
}
