import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useCall } from "#kit/queries.ts";

export type ReviewRow = ReplyOf<Catalog["getWelcomeReviews"]>["list"][number];
export type Review = ReplyOf<Catalog["getWelcomeReview"]>;
export type ReviewListBody = InputOf<Catalog["getWelcomeReviews"]>["body"];

export const useReviews = (body: ReviewListBody) => useCall("getWelcomeReviews", { body }, { keepPrevious: true });
export const useReview = (id: number) => useCall("getWelcomeReview", { params: { id: String(id) } });
