import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useNavigateTo } from "#kit/use-navigate-to.ts";
import { useRouteId, useRouteText } from "#kit/values.ts";
import { positionOf } from "#entities/scan/position-of.ts";
import { PhotoFilm } from "#features/photo-film/PhotoFilm.tsx";
import { MemberChooseTyre } from "#features/scan-tyre/MemberScan.tsx";

export function Screen(): ReactElement {
  const t = useT();
  return (
    <MemberChooseTyre
      type="tyre"
      memberId={useRouteId("member_id")}
      vehicleId={useRouteId("vehicle_id")}
      position={positionOf(useRouteText("tyre"))}
      film={<PhotoFilm label={t("scan.practice.title")} note={t("scan.practice.film")} />}
      go={useNavigateTo()}
    />
  );
}
