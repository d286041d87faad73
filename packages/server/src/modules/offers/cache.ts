import { AsyncResource } from "node:async_hooks";
import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { Clock } from "@treadclub/kit/clock";
import type { Database } from "@treadclub/kit/db/open";
import { claimedPence } from "@treadclub/rules";
import { offerInWords } from "@treadclub/texts/offer-words";
import { offerFigures } from "./figures.ts";
import { wordsOf } from "./settings.ts";

/** The sign-up offer as visitors read it. */
interface SignUpOffer {
  readonly welcomePence: number;
  /** null: visitors read nothing of it. */
  readonly shown: NonNullable<ReplyOf<Catalog["getConfig"]>["sign_up_offer"]> | null;
}

/** The sign-up offer for whoever asks often. */
export interface OfferCache {
  current(): Promise<SignUpOffer>;
  /** Reads it again for the next who asks. */
  forget(): void;
}

const keptMs = 60_000;

/** Keeps the offer for a minute: it stands on the first page. */
export function openOffers({ db, clock }: { readonly db: Database; readonly clock: Clock }): OfferCache {
  let kept: { readonly offer: Promise<SignUpOffer>; readonly at: number } | null = null;
  // Read for everybody: it belongs to no request.
  const read = AsyncResource.bind((now: Date) => readOffer(db, now));
  return {
    current() {
      const now = clock.now();
      if (kept && Math.abs(now.getTime() - kept.at) < keptMs) return kept.offer;
      const entry = { offer: read(now), at: now.getTime() };
      kept = entry;
      entry.offer.catch(() => {
        if (kept === entry) kept = null;
      });
      return entry.offer;
    },
    forget: () => {
      kept = null;
    },
  };
}

async function readOffer(db: Database, now: Date): Promise<SignUpOffer> {
  const { setting, onOffer } = await offerFigures(db.read, now);
  const upToPence = claimedPence(onOffer, setting.cap_pence);
  const figures = { welcomePence: setting.welcome_pence, upToPence };
  const texts = wordsOf(setting).map(({ locale, ...words }) => ({ locale, ...offerInWords(words, locale, figures) }));
  return { welcomePence: setting.welcome_pence, shown: setting.shown ? { up_to_pence: upToPence, texts } : null };
}
