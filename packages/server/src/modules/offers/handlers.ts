import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { OfferCache } from "./cache.ts";
import { readOfferSettings, saveOfferSettings } from "./save.ts";

export function offerHandlers({
  offers,
}: {
  readonly offers: OfferCache;
}): Pick<Handlers<Catalog>, "getOfferSettings" | "saveOfferSettings"> {
  return {
    getOfferSettings: (ctx) => readOfferSettings(ctx),
    saveOfferSettings: (ctx, { body }) => saveOfferSettings(ctx, offers, body),
  };
}
