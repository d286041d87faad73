import type { ReactElement } from "react";
import type { Translate } from "@treadclub/texts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import { KeyValues } from "#ui/KeyValues.tsx";
import { PhotoViewer } from "#ui/PhotoViewer.tsx";
import { isByGauge } from "#entities/scan/is-by-gauge.ts";
import type { Scan } from "#entities/scan/scan-types.ts";

const howRead = (scan: Scan, t: Translate) => [
  { label: t("scan.measure.how"), value: t("scan.measure.badge") },
  { label: t("scan.measure.readBy"), value: scan.method && t(`scan.measure.method.${scan.method}`) },
];

/** The photos of a scan and what is noted beside them. */
export function Details({ scan }: { readonly scan: Scan }): ReactElement {
  const t = useT();
  const format = useFormat();
  const tyre = t(`ui.position.${scan.position}`);
  const photos = scan.photos.map((photo, index) => ({
    src: photo.url,
    alt: t("scan.result.photo", { number: index + 1, tyre }),
    width: photo.width,
    height: photo.height,
  }));
  return (
    <>
      {photos.length > 0 && (
        <Section title={t("scan.result.photos")}>
          <PhotoViewer photos={photos} label={t("scan.result.photos")} />
        </Section>
      )}
      <Section title={t("scan.result.details")}>
        <KeyValues
          items={[
            { label: t("scan.result.size"), value: scan.tyre_size },
            { label: t("scan.result.mileage"), value: scan.mileage === null ? null : format.miles(scan.mileage) },
            ...(isByGauge(scan) && scan.member_name !== null
              ? [{ label: t("scan.measure.readBy"), value: t("scan.gauge.by", { company: scan.member_name }) }]
              : []),
            ...(scan.type === "measurement" ? howRead(scan, t) : []),
            {
              // While it is measured, its photos may still be missing.
              label: t(scan.state === "processing" ? "scan.result.begun" : "scan.result.handedIn"),
              value: format.dayTime(scan.submitted_at),
            },
            {
              label: t("scan.result.readAt"),
              value: scan.completed_at === null ? null : format.dayTime(scan.completed_at),
            },
          ]}
        />
      </Section>
    </>
  );
}
