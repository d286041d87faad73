import type { ReactElement } from "react";
import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useFormat } from "#kit/format.ts";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { Section } from "#ui/Card.tsx";
import { Facts } from "#ui/Facts.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import css from "./ScanWaits.module.css";
import { WaitChart } from "./WaitChart.tsx";

/** How often the figures of now are read again without news. */
const againMs = 60_000;

/** How long drivers wait for results, and what waits now. */
export function ScanWaitsPage({ reviewer }: { readonly reviewer: Reviewer }): ReactElement {
  const t = useT();
  const query = useCall(reviewer.calls.waits, {}, { refetchMs: againMs });
  return (
    <Page
      title={t("office.waits.title")}
      lead={t("office.waits.lead")}
      back={{ href: reviewer.listHref, label: t("office.scans.title") }}
      help={{ href: helpPath("reviews") }}
      width="wide"
    >
      <Loaded query={query} shape="detail">
        {(waits) => <Waits waits={waits} />}
      </Loaded>
    </Page>
  );
}

function Waits({ waits }: { readonly waits: ReplyOf<Catalog["getScanWaits"]> }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { waiting, late, oldest_since: oldest, days, hours } = waits;
  return (
    <div className={css.parts}>
      <Section title={t("office.waits.now")}>
        <Facts
          facts={[
            { label: t("office.waits.waiting"), value: format.number(waiting) },
            { label: t("office.waits.late"), value: format.number(late) },
            {
              label: t("office.waits.oldest"),
              value: oldest === null ? t("office.waits.nothing") : format.dayTime(oldest, "short"),
            },
          ]}
        />
      </Section>
      <Section title={t("office.waits.days")}>
        <WaitChart
          label={t("office.waits.days")}
          column={t("office.waits.day")}
          bars={days.map(({ day, ...wait }) => ({ ...wait, name: format.day(day, "short"), tick: day.slice(8) }))}
        />
      </Section>
      <Section title={t("office.waits.hours")}>
        <WaitChart
          label={t("office.waits.hours")}
          column={t("office.waits.hour")}
          bars={hours.map(({ hour, ...wait }) => {
            const name = `${String(hour).padStart(2, "0")}:00`;
            return { ...wait, name, tick: name.slice(0, 2) };
          })}
        />
      </Section>
    </div>
  );
}
