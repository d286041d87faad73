import type { Deal, DealBody } from "#entities/deal/queries.ts";

export const mostLanguages = 3;
export const offerKinds = ["price", "saving"] as const;

export interface DraftText {
  readonly locale: string;
  readonly title: string;
  readonly text: string;
  readonly terms: string;
  readonly picture_alt: string;
}

/** The picture of a deal while it is written; `uploadId` for one that was just chosen. */
export interface DraftPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly uploadId: string | null;
}

/** A deal while it is written, named as in the server's problems. */
export interface DealDraft {
  readonly texts: readonly DraftText[];
  readonly kind: string;
  readonly price_pence: number | null;
  readonly was_pence: number | null;
  /** `YYYY-MM-DD` or "". */
  readonly was_since: string;
  readonly saving_pence: number | null;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly quote_link: boolean;
  readonly upload_id: DraftPicture | null;
}

export const noText: DraftText = { locale: "", title: "", text: "", terms: "", picture_alt: "" };

export const draftOf = (deal: Deal | null, today: string): DealDraft => ({
  texts: deal?.texts ?? [{ ...noText, locale: "en" }],
  kind: deal?.saving_pence ? "saving" : "price",
  price_pence: deal?.price_pence ?? null,
  was_pence: deal?.was_pence ?? null,
  was_since: deal?.was_since ?? "",
  saving_pence: deal?.saving_pence ?? null,
  starts_on: deal?.starts_on ?? today,
  ends_on: deal?.ends_on ?? "",
  quote_link: deal?.quote_link ?? true,
  upload_id: deal?.picture ? { ...deal.picture, uploadId: null } : null,
});

const locales = ["en", "cn", "uk"] as const;

/** What is sent, with the version that was read. A picture that stays is not sent. */
export function dealBody(
  draft: DealDraft,
  deal: Pick<Deal, "id" | "version" | "picture"> | null,
  memberId: number,
): DealBody {
  const isPrice = draft.kind === "price";
  const hasWas = isPrice && draft.was_pence !== null;
  return {
    ...(deal ? { id: deal.id, version: deal.version } : { member_id: memberId }),
    texts: draft.texts.map((one) => ({
      locale: locales.find((locale) => locale === one.locale) ?? "en",
      title: one.title.trim(),
      text: one.text.trim(),
      terms: one.terms.trim(),
      picture_alt: draft.upload_id ? one.picture_alt.trim() : "",
    })),
    price_pence: isPrice ? draft.price_pence : null,
    was_pence: hasWas ? draft.was_pence : null,
    was_since: hasWas ? draft.was_since || null : null,
    saving_pence: isPrice ? null : draft.saving_pence,
    starts_on: draft.starts_on,
    ends_on: draft.ends_on,
    quote_link: draft.quote_link,
    ...uploadOf(draft.upload_id, deal),
  };
}

function uploadOf(
  picture: DraftPicture | null,
  deal: Pick<Deal, "picture"> | null,
): { readonly upload_id?: string | null } {
  if (picture?.uploadId) return { upload_id: picture.uploadId };
  return picture === null && deal?.picture ? { upload_id: null } : {};
}
