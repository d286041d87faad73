import type { ReactElement, ReactNode } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import type { Loading } from "#ui/Loaded.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { ChecksPart } from "./ChecksPart.tsx";
import css from "./OfficeVehicles.module.css";
import { useAllFigures, useOwnFigures, type Figures } from "./queries.ts";
import { VehicleCharts } from "./VehicleCharts.tsx";

/** Every driver's vehicles in figures, and the tyre checks. */
export function AllFiguresPage({ adminId }: { readonly adminId: number }): ReactElement {
  return (
    <FiguresPage
      query={useAllFigures()}
      listHref={pathTo("/app/admin/{admin_id}/vehicles", { admin_id: adminId })}
      more={<ChecksPart />}
    />
  );
}

/** The vehicles of a company's drivers in figures. */
export function OwnFiguresPage({ memberId }: { readonly memberId: number }): ReactElement {
  return (
    <FiguresPage
      query={useOwnFigures()}
      listHref={pathTo("/app/members/{member_id}/vehicles", { member_id: memberId })}
    />
  );
}

interface FiguresPageProps {
  readonly query: Loading<Figures>;
  readonly listHref: string;
  readonly more?: ReactNode;
}

function FiguresPage({ query, listHref, more }: FiguresPageProps): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <Page
      title={t("vehicles.figures.title")}
      lead={query.data && t("vehicles.figures.asOf", { time: format.dayTime(query.data.counted_at, "short") })}
      back={{ href: listHref, label: t("vehicles.title") }}
      width="wide"
    >
      <Loaded query={query} shape="card">
        {(figures) => (
          <div className={css.figures}>
            <VehicleCharts figures={figures} />
            {more}
          </div>
        )}
      </Loaded>
    </Page>
  );
}
