import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useAction, useCall } from "#kit/queries.ts";

export type DriverQuoteRow = ReplyOf<Catalog["getConsumerQuotes"]>["list"][number];
export type DriverQuote = ReplyOf<Catalog["getQuoteById"]>;
export type CreateQuoteBody = InputOf<Catalog["createQuote"]>["body"];
export type Fitter = ReplyOf<Catalog["findFitters"]>["list"][number];
type ListBody = InputOf<Catalog["getConsumerQuotes"]>["body"];

export const useDriverQuotes = (consumerId: number, body: ListBody = {}, enabled = true) =>
  useCall(
    "getConsumerQuotes",
    { params: { id: String(consumerId) }, body: { sort: "-requested_at", per_page: 100, ...body } },
    { keepPrevious: true, enabled },
  );

export const useDriverQuote = (quoteId: number) => useCall("getQuoteById", { params: { id: String(quoteId) } });

export const useCreateQuote = () => useAction("createQuote");
/** Turns an answered quote down, or cancels one that waits. */
export const useRejectQuote = () => useAction("rejectQuote");
