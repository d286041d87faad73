import type { Catalog } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { ownConsumer } from "#modules/consumers";
import { ownMemberId } from "#modules/members";
import { answerQuote, reviewQuote } from "./answer.ts";
import { createQuote } from "./create.ts";
import { openQuoteList } from "./list.ts";
import { rejectQuote } from "./reject.ts";
import { openQuoteView, quoteRows, quoteView, type QuoteViewDeps } from "./view.ts";

type Names =
  | "createQuote"
  | "getConsumerQuotes"
  | "getQuoteById"
  | "rejectQuote"
  | "getMemberQuotes"
  | "memberGetQuoteById"
  | "memberSetQuoteReview"
  | "answerQuote";

export function quoteHandlers(deps: QuoteViewDeps): Pick<Handlers<Catalog>, Names> {
  const statement = openQuoteView(deps);
  const listQuotes = openQuoteList(deps);
  const view = (ctx: ReadCtx<"NOT_FOUND">, id: number) => quoteView(ctx, statement, deps, id);
  return {
    createQuote: async (ctx, { body }) => {
      const { requestId, quoteIds } = await createQuote(ctx, body);
      return { request_id: requestId, list: await quoteRows(ctx, deps, quoteIds) };
    },
    getConsumerQuotes: async (ctx, { params, body }) =>
      listQuotes({ ctx, body, of: "consumer", id: (await ownConsumer(ctx, params.id)).id }),
    getQuoteById: (ctx, { params }) => view(ctx, params.id),
    rejectQuote: async (ctx, { params }) => {
      await rejectQuote(ctx, params.id);
      return view(ctx, params.id);
    },
    getMemberQuotes: async (ctx, { params, body }) =>
      listQuotes({ ctx, body, of: "member", id: ownMemberId(ctx, params.id) }),
    memberGetQuoteById: (ctx, { params }) => view(ctx, params.id),
    memberSetQuoteReview: async (ctx, { body }) => {
      await reviewQuote(ctx, body.quote_id);
      return view(ctx, body.quote_id);
    },
    answerQuote: async (ctx, { body }) => {
      await answerQuote(ctx, body);
      return view(ctx, body.quote_id);
    },
  };
}
