import { useState, type ReactElement } from "react";
import { LocateFixed } from "lucide-react";
import { addressLine } from "@treadclub/rules/address";
import { helpPath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card, Section } from "#ui/Card.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { SearchBox } from "#ui/SearchBox.tsx";
import { type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import type { Fitter } from "#entities/quote/consumer-queries.ts";
import { useFitters, useNearby } from "#entities/quote/use-fitters.ts";
import { useVehicles } from "#entities/vehicle/queries.ts";
import { VehiclePicker } from "#entities/vehicle/VehiclePicker.tsx";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import type { BookStep } from "./book-job.ts";
import { BookSlot } from "./BookSlot.tsx";
import css from "./BookSlot.module.css";

interface FreeCheckProps {
  readonly consumerId: number;
  readonly vehicleId: number | null;
  readonly memberId: number | null;
  readonly paths: ConsumerPaths;
  readonly step: BookStep;
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
  readonly onBooked: (bookingId: number) => void;
}

/** A fitter looks at the tyres, free of charge: which car, which fitter, when. */
export function FreeCheck({
  consumerId,
  vehicleId,
  memberId,
  paths,
  step,
  go,
  onBooked,
}: FreeCheckProps): ReactElement {
  const t = useT();
  const vehicles = useVehicles(consumerId);
  const car = { vehicleId: vehicleId ?? undefined };
  const before = memberId !== null && step === "confirm" ? paths.freeCheck({ ...car, memberId }) : paths.freeCheck(car);
  return (
    <Page
      title={t("driver.book.checkTitle")}
      lead={t("driver.book.freeText")}
      width="narrow"
      back={{ href: memberId === null ? paths.bookings : before }}
      help={{ href: helpPath("bookings") }}
    >
      <Loaded query={vehicles}>
        {({ list }) => {
          const vehicle = list.find((one) => one.id === vehicleId) ?? list[0];
          if (!vehicle) return <NoCar paths={paths} />;
          return (
            <>
              {list.length > 1 && (
                <VehiclePicker
                  label={t("driver.book.car")}
                  vehicles={list}
                  value={vehicle.id}
                  onChange={(id) =>
                    go(paths.freeCheck({ vehicleId: id, memberId: memberId ?? undefined }), { replace: true })
                  }
                />
              )}
              <Where
                vehicle={vehicle}
                memberId={memberId}
                paths={paths}
                step={step}
                onStep={(to) =>
                  go(
                    paths.freeCheck({
                      vehicleId: vehicle.id,
                      memberId: memberId ?? undefined,
                      step: to === "time" ? undefined : to,
                    }),
                  )
                }
                onBooked={onBooked}
              />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function NoCar({ paths }: { readonly paths: ConsumerPaths }): ReactElement {
  const t = useT();
  return (
    <Empty
      picture="car"
      title={t("driver.cars.empty")}
      text={t("driver.ask.noCarText")}
      action={
        <ButtonLink kind="main" href={paths.addCar}>
          {t("driver.cars.add")}
        </ButtonLink>
      }
    />
  );
}

interface WhereProps {
  readonly vehicle: Vehicle;
  readonly memberId: number | null;
  readonly paths: ConsumerPaths;
  readonly step: BookStep;
  readonly onStep: (step: BookStep) => void;
  readonly onBooked: (bookingId: number) => void;
}

function Where({ vehicle, memberId, paths, step, onStep, onBooked }: WhereProps): ReactElement {
  const t = useT();
  const [search, setSearch] = useState("");
  const nearby = useNearby();
  const fitters = useFitters(search, nearby.whereabouts);
  return (
    <Loaded query={fitters} shape="list">
      {({ list }) => {
        const fitter = list.find((one) => one.id === memberId);
        if (fitter)
          return (
            <BookSlot
              job={{ type: "free_check", fitter, vehicle }}
              bookingHref={paths.booking}
              onBooked={onBooked}
              step={step}
              onStep={onStep}
            />
          );
        return (
          <Section title={t("driver.book.chooseFitter")}>
            <SearchBox value={search} onChange={setSearch} label={t("driver.ask.search")} />
            {nearby.state !== "known" && (
              <Button busy={nearby.state === "asking"} icon={<LocateFixed aria-hidden="true" />} onClick={nearby.ask}>
                {t("driver.ask.near")}
              </Button>
            )}
            {nearby.state === "denied" && <p role="alert">{t("driver.ask.nearDenied")}</p>}
            {list.length === 0 && (
              <Empty level={3} title={t("driver.ask.noFitters")} text={t("driver.ask.noFittersText")} />
            )}
            <ul className={css.fitters}>
              {list.map((one) => (
                <li key={one.id}>
                  <FitterCard fitter={one} href={paths.freeCheck({ vehicleId: vehicle.id, memberId: one.id })} />
                </li>
              ))}
            </ul>
          </Section>
        );
      }}
    </Loaded>
  );
}

function FitterCard({ fitter, href }: { readonly fitter: Fitter; readonly href: string }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { location, distance_miles } = fitter;
  return (
    <Card title={fitter.company_name} level={3} href={href}>
      <p className={css.soft}>
        {format.facts(
          location && addressLine(location.address_line_1, location.city, location.postcode),
          distance_miles !== null && t("driver.ask.away", { miles: format.miles(distance_miles) }),
        )}
      </p>
    </Card>
  );
}
