import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useCall } from "#kit/queries.ts";

export type QuoteRow = ReplyOf<Catalog["getMemberQuotes"]>["list"][number];
export type QuoteView = ReplyOf<Catalog["memberGetQuoteById"]>;
export type QuoteState = QuoteRow["state"];
export type QuoteListBody = InputOf<Catalog["getMemberQuotes"]>["body"];
export type QuoteAnswerBody = InputOf<Catalog["answerQuote"]>["body"];

/** A member's quotes; those that wait come first, longest waiting on top. */
export const useMemberQuotes = (memberId: number, body: QuoteListBody) =>
  useCall("getMemberQuotes", { params: { id: String(memberId) }, body }, { keepPrevious: true });

export const useMemberQuote = (quoteId: number) => useCall("memberGetQuoteById", { params: { id: String(quoteId) } });
