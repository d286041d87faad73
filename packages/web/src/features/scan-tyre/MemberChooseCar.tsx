import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useUser } from "#kit/session.ts";
import { driverCarsHref } from "#entities/consumer/driver-pages.ts";
import { gaugeHref, memberFlow } from "#entities/scan/scan-flow.ts";
import { keptCars, useMemberVehicles } from "#entities/vehicle/queries.ts";
import type { MemberVehicle } from "#entities/vehicle/vehicle-types.ts";
import { modelName } from "#entities/vehicle/VehicleName.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { Plate } from "#ui/Plate.tsx";
import { SearchBox } from "#ui/SearchBox.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { AddMemberCar } from "./AddMemberCar.tsx";
import css from "./ChooseTyre.module.css";
import { Allowed } from "./MemberScan.tsx";
import { WaitingScans } from "./WaitingScans.tsx";

interface MemberChooseCarProps {
  readonly memberId: number;
  readonly go: (href: string) => void;
}

/** Which driver's car a fitter scans, and whether its tread or its sidewalls. */
export function MemberChooseCar({ memberId, go }: MemberChooseCarProps): ReactElement {
  const t = useT();
  const userId = useUser().id;
  const [search, setSearch] = useState("");
  const all = useMemberVehicles();
  const vehicles = useMemberVehicles(search);
  const tread = memberFlow(memberId, userId, "tyre");
  return (
    <Page
      title={t("scan.member.title")}
      lead={t("scan.member.lead")}
      width="narrow"
      back={{ href: tread.list, label: t("scan.sent.list") }}
    >
      <WaitingScans userId={userId} />
      <Allowed flow={tread}>
        <SearchBox value={search} onChange={setSearch} label={t("scan.member.car")} />
        <Loaded query={vehicles} shape="list">
          {({ list, total_count: total }) => (
            <>
              {list.length === 0 && search === "" && (
                <Empty picture="car" title={t("scan.member.none")} text={t("scan.member.noneText")} />
              )}
              {list.length === 0 && search !== "" && <p role="status">{t("scan.member.noneFound")}</p>}
              <ul className={css.cars}>
                {list.map((vehicle) => (
                  <li key={vehicle.id}>
                    <CarRow vehicle={vehicle} memberId={memberId} userId={userId} />
                  </li>
                ))}
              </ul>
              {total > list.length && <p>{t("scan.member.more", { count: keptCars })}</p>}
            </>
          )}
        </Loaded>
        {all.data && all.data.list.length > 0 && (
          <AddMemberCar vehicles={all.data.list} onAdded={(id) => go(tread.choose(id))} />
        )}
      </Allowed>
    </Page>
  );
}

interface CarRowProps {
  readonly vehicle: MemberVehicle;
  readonly memberId: number;
  readonly userId: number;
}

function CarRow({ vehicle, memberId, userId }: CarRowProps): ReactElement {
  const t = useT();
  return (
    <Card
      title={modelName(vehicle)}
      level={2}
      badge={<Plate value={vehicle.number} size="small" />}
      actions={
        <>
          <ButtonLink kind="main" small href={memberFlow(memberId, userId, "tyre").choose(vehicle.id)}>
            {t("scan.member.tread")}
          </ButtonLink>
          <ButtonLink small href={memberFlow(memberId, userId, "sidewall").choose(vehicle.id)}>
            {t("scan.member.sidewall")}
          </ButtonLink>
          <ButtonLink small href={gaugeHref(memberId, vehicle.id)}>
            {t("scan.member.gauge")}
          </ButtonLink>
        </>
      }
    >
      <p>
        <UiLink href={driverCarsHref(memberId, vehicle.consumer.id)}>{vehicle.consumer.name}</UiLink>
      </p>
    </Card>
  );
}
