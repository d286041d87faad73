import type { Translate } from "@treadclub/texts";
import type { Format } from "#kit/format.ts";
import type { TyreCare } from "./tyre-care.ts";

/** Where the steps to a new tyre lead. */
export interface CareWays {
  readonly ask: string;
  readonly request: (requestId: number) => string;
  readonly booking: (bookingId: number) => string;
}

interface CareStep {
  /** How far it has come; null where nothing is arranged. */
  readonly text: string | null;
  readonly action: string;
  readonly href: string;
}

/** The next step to a new tyre, in words and as a link. */
export function careStep(care: TyreCare, ways: CareWays, t: Translate, format: Format): CareStep {
  switch (care.kind) {
    case "none":
      return { text: null, action: t("scan.care.ask"), href: ways.ask };
    case "asked":
    case "offered":
      return {
        text: t(`scan.care.${care.kind}`, { count: care.count }),
        action: t(`scan.care.${care.kind}Go`),
        href: ways.request(care.requestId),
      };
    default:
      return bookingStep(care, ways, t, format);
  }
}

function bookingStep(
  { kind, booking }: Extract<TyreCare, { booking: object }>,
  ways: CareWays,
  t: Translate,
  format: Format,
): CareStep {
  const href = ways.booking(booking.id);
  const member = booking.member.company_name;
  if (kind === "proposed")
    return { text: t("scan.care.proposed", { member }), action: t("scan.care.proposedGo"), href };
  const values = { member, date: format.dayTime(booking.starts_at, "weekday") };
  return { text: t(`scan.care.${kind}`, values), action: t("scan.care.bookedGo"), href };
}
