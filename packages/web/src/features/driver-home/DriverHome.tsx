import type { ReactElement } from "react";
import { Gift } from "lucide-react";
import { useConfig } from "#kit/config.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { bestPracticePath, type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { OpenMeasurements } from "#entities/scan/measure/OpenMeasurement.tsx";
import { PendingScans } from "#entities/scan/PendingScans.tsx";
import css from "./DriverHome.module.css";
import { Figures } from "./Figures.tsx";
import { HomeCars } from "./HomeCars.tsx";
import { Coming, News } from "./HomeLists.tsx";
import { NextCard } from "./NextCard.tsx";
import { isComing, isOpen, nextThing, type DriverWorld } from "./next-thing.ts";
import { useDriverWorld } from "./use-driver-world.ts";

interface DriverHomeProps {
  readonly consumerId: number;
  readonly firstName: string;
  readonly paths: ConsumerPaths;
}

/** A driver's start: what to do next, the cars, the figures, what comes. */
export function DriverHome({ consumerId, firstName, paths }: DriverHomeProps): ReactElement {
  const t = useT();
  const world = useDriverWorld(consumerId);
  return (
    <Page
      title={t("driver.home.title", { name: firstName })}
      help={{ href: bestPracticePath, label: t("driver.home.help") }}
    >
      <PendingScans userId={consumerId} />
      <OpenMeasurements scans={world.data?.scans} ways={{ returnPath: paths.measureReturn, measure: paths.measure }} />
      <Loaded query={world} shape="card" rows={3}>
        {(data) => <HomeBody world={data} consumerId={consumerId} paths={paths} />}
      </Loaded>
    </Page>
  );
}

function HomeBody({
  world,
  consumerId,
  paths,
}: { readonly world: DriverWorld } & Pick<DriverHomeProps, "consumerId" | "paths">): ReactElement {
  const requests = new Set(world.quotes.filter(isOpen).map((quote) => quote.request_id)).size;
  const coming = world.bookings.filter((booking) => isComing(booking, world.nowMs));
  const isNew = world.scans.length === 0;
  return (
    <div className={css.home}>
      <NextCard next={nextThing(world)} paths={paths} />
      <Figures consumerId={consumerId} paths={paths} requests={requests} bookings={coming.length} />
      <div className={css.main}>
        {isNew && <WelcomeOffer />}
        {world.vehicles.length > 0 && <HomeCars vehicles={world.vehicles} paths={paths} />}
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
