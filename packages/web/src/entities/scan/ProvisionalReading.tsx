import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Card } from "#ui/Card.tsx";
import { provisionalOf, toneOfMeaning, type OwnReading } from "./own-reading.ts";

/** What the driver measured and what it suggests, marked as provisional: shown until there is a result. */
export function ProvisionalReading({ reading }: { readonly reading: OwnReading }): ReactElement {
  const t = useT();
  const { meaning } = provisionalOf(reading);
  return (
    <Card tone={toneOfMeaning(meaning)} title={t("scan.own.provisional")} level={3}>
      <p>
        <ReadingText reading={reading} />
      </p>
      <p>{t(`scan.own.means.${meaning}`)}</p>
      <p>{t("scan.own.replaced")}</p>
    </Card>
  );
}

/** A reading in one line. */
export function ReadingText({ reading }: { readonly reading: OwnReading }): ReactElement {
  const t = useT();
  const format = useFormat();
  if (reading.kind === "gauge") {
    const { inner_mm: inner, middle_mm: middle, outer_mm: outer } = reading;
    return (
      <>
        {t("scan.own.read.gauge", {
          inner: format.mm(inner),
          middle: format.mm(middle),
          outer: format.mm(outer),
        })}
      </>
    );
  }
  const { inner_hidden: inner, middle_hidden: middle, outer_hidden: outer } = reading;
  const word = (isHidden: boolean): string => t(isHidden ? "scan.own.hidden" : "scan.own.visible");
  return <>{t("scan.own.read.coin", { inner: word(inner), middle: word(middle), outer: word(outer) })}</>;
}
