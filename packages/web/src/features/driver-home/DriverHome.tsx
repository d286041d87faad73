import type { ReactElement } from "react";
import { Gift } from "lucide-react";
import { helpPath } from "#kit/help-paths.ts";
import { useConfig } from "#kit/config.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { OpenMeasurements } from "#entities/scan/measure/OpenMeasurement.tsx";
import { PendingScans } from "#entities/scan/PendingScans.tsx";
import css from "./DriverHome.module.css";
import { Figures } from "./Figures.tsx";
import { HomeDeals } from "./HomeDeals.tsx";
import { HomeCars } from "./HomeCars.tsx";
import { Coming, News } from "./HomeLists.tsx";
import { IllegalTyres } from "./IllegalTyres.tsx";
import { NextCard } from "./NextCard.tsx";
import { illegalTyres, isComing, isOpen, nextThing, type DriverOverview } from "./next-thing.ts";
import { useDriverOverview } from "./use-driver-overview.ts";

interface DriverHomeProps {
  readonly consumerId: number;
  readonly firstName: string;
  readonly paths: ConsumerPaths;
}

/** A driver's start: what to do next, the cars, the figures, what comes. */
export function DriverHome({ consumerId, firstName, paths }: DriverHomeProps): ReactElement {
  const t = useT();
  const overview = useDriverOverview(consumerId);
  return (
    <Page title={t("driver.home.title", { name: firstName })} help={{ href: helpPath("home") }}>
      <PendingScans userId={consumerId} />
      <OpenMeasurements
        scans={overview.data?.scans}
        ways={{ returnPath: paths.measureReturn, measure: paths.measure }}
      />
      <Loaded query={overview} shape="card" rows={3}>
        {(data) => <HomeBody overview={data} consumerId={consumerId} paths={paths} />}
      </Loaded>
    </Page>
  );
}

function HomeBody({
  overview,
  consumerId,
  paths,
}: { readonly overview: DriverOverview } & Pick<DriverHomeProps, "consumerId" | "paths">): ReactElement {
  const requests = new Set(overview.quotes.filter(isOpen).map((quote) => quote.request_id)).size;
  const coming = overview.bookings.filter((booking) => isComing(booking, overview.nowMs));
  const isNew = overview.scans.length === 0;
  const illegal = illegalTyres(overview);
  const next = nextThing(overview);
  return (
    <div className={css.home}>
      {illegal.length > 0 && (
        <div className={css.alerts}>
          <IllegalTyres tyres={illegal} paths={paths} />
        </div>
      )}
      {(next.kind !== "wait" || illegal.length === 0) && <NextCard next={next} paths={paths} />}
      <Figures consumerId={consumerId} paths={paths} requests={requests} bookings={coming.length} />
      <div className={css.main}>
        {isNew && <WelcomeOffer />}
        {overview.vehicles.length > 0 && <HomeCars overview={overview} paths={paths} />}
        <HomeDeals consumerId={consumerId} paths={paths} />
      </div>
      <div className={css.side}>
        <Coming bookings={coming} paths={paths} />
        <News userId={consumerId} paths={paths} />
      </div>
    </div>
  );
}

function WelcomeOffer(): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const { welcome_voucher_pence: pence } = useConfig();
  if (pence === undefined) return null;
  return (
    <aside className={css.offer}>
      <Gift aria-hidden="true" size={28} />
      <div>
        <strong>{t("driver.home.welcomeTitle", { amount: format.money(pence, true) })}</strong>
        <p>{t("driver.home.welcomeText")}</p>
      </div>
    </aside>
  );
}
