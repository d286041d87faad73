import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useRouteId, useRouteText } from "#kit/values.ts";
import { PhotoFilm } from "#features/photo-film/PhotoFilm.tsx";
import { ChooseTyre } from "#features/scan-tyre/ChooseTyre.tsx";
import { positionOf } from "#entities/scan/position-of.ts";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const t = useT();
  const driver = useDriver();
  return (
    <ChooseTyre
      type="tyre"
      {...driver}
      vehicleId={useRouteId("vehicle_id")}
      position={positionOf(useRouteText("tyre"))}
      film={<PhotoFilm label={t("scan.practice.title")} note={t("scan.practice.film")} />}
    />
  );
}
