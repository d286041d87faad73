import { useMemo, type ReactElement, type ReactNode } from "react";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { bestPracticePath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import { useUser } from "#kit/session.ts";
import { gaugeHref, isFrontTyre, memberFlow, type ScanFlow } from "#entities/scan/scan-flow.ts";
import type { PhotoScanType } from "#entities/scan/scan-note.ts";
import { useMemberVehicle } from "#entities/vehicle/queries.ts";
import type { MemberVehicle } from "#entities/vehicle/vehicle-types.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { Plate } from "#ui/Plate.tsx";
import { GaugeWay } from "./GaugeWay.tsx";
import { KeptPhotos } from "./KeptPhotos.tsx";
import { OtherScan } from "./OtherScan.tsx";
import { Practice } from "./Practice.tsx";
import { ScanCamera } from "./ScanCamera.tsx";
import { TyreChoice } from "./TyreChoice.tsx";
import { WaitingScans } from "./WaitingScans.tsx";

interface MemberScanProps {
  readonly type: PhotoScanType;
  readonly memberId: number;
  readonly vehicleId: number;
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
}

interface MemberChooseTyreProps extends MemberScanProps {
  readonly position: TyrePosition | null;
  /** How to take the photos, to be watched. */
  readonly film?: ReactNode;
}

/** A fitter chooses a tyre of a driver's car. */
export function MemberChooseTyre(props: MemberChooseTyreProps): ReactElement {
  const { type, memberId, vehicleId, position, film, go } = props;
  const t = useT();
  const vehicles = useMemberVehicle(vehicleId);
  const flow = useMemberFlow(memberId, type);
  const other = useMemberFlow(memberId, type === "tyre" ? "sidewall" : "tyre");
  const vehicle = vehicles.data?.list.find(({ id }) => id === vehicleId);
  return (
    <Page
      title={t(type === "tyre" ? "scan.choose.title" : "scan.sidewall.choose.title")}
      lead={vehicle && t("scan.member.free")}
      width="narrow"
      back={{ href: carsHref(memberId), label: t("scan.member.choose") }}
      help={{ href: bestPracticePath, label: t("scan.practice.more") }}
      badge={vehicle && <CarBadge vehicle={vehicle} />}
    >
      <WaitingScans userId={flow.userId} />
      <KeptPhotos userId={flow.userId} />
      <Loaded query={vehicles} shape="picture">
        {() =>
          vehicle ? (
            <Allowed flow={flow}>
              <TyreChoice flow={flow} vehicle={vehicle} position={position} go={go} />
              {type === "tyre" && <GaugeWay href={gaugeHref(memberId, vehicle.id)} />}
              <OtherScan type={type} href={other.choose(vehicle.id, position ?? undefined)} />
              <Practice type={type} isFront={position === null || isFrontTyre(position)} film={film} />
            </Allowed>
          ) : (
            <NoCar memberId={memberId} />
          )
        }
      </Loaded>
    </Page>
  );
}

export function CarBadge({ vehicle }: { readonly vehicle: MemberVehicle }): ReactElement {
  return (
    <>
      <Plate value={vehicle.number} size="small" /> {vehicle.consumer.name}
    </>
  );
}

/** The camera of a fitter: on a phone at the car, or on a tablet in the bay. */
export function MemberCamera(props: MemberScanProps & { readonly position: TyrePosition }): ReactElement {
  const { type, memberId, vehicleId, position, go } = props;
  const vehicles = useMemberVehicle(vehicleId);
  const flow = useMemberFlow(memberId, type);
  const permission = useCall("checkMemberScanPermission", {}).data;
  return (
    <ScanCamera
      flow={flow}
      vehicleId={vehicleId}
      position={position}
      vehicles={vehicles}
      elsewhere={null}
      obstacle={permission?.allowed === false ? <NotAllowed href={flow.list} /> : null}
      gone={<NoCar memberId={memberId} />}
      go={go}
    />
  );
}

function useMemberFlow(memberId: number, type: PhotoScanType): ScanFlow {
  const userId = useUser().id;
  return useMemo(() => memberFlow(memberId, userId, type), [memberId, userId, type]);
}

/** Where a fitter chooses the car. */
export const carsHref = (memberId: number): string => memberFlow(memberId, 0, "sidewall").choose(null);

/** Only companies that may scan; the server checks it too. Without a network nobody is kept from it. */
export function Allowed({ flow, children }: { readonly flow: ScanFlow; readonly children: ReactNode }): ReactElement {
  const permission = useCall("checkMemberScanPermission", {}).data;
  return permission?.allowed === false ? <NotAllowed href={flow.list} /> : <>{children}</>;
}

function NotAllowed({ href }: { readonly href: string }): ReactElement {
  const t = useT();
  return (
    <Empty
      picture="tyre"
      title={t("scan.measure.notAllowed")}
      text={t("scan.measure.notAllowedText")}
      action={<ButtonLink href={href}>{t("scan.sent.list")}</ButtonLink>}
    />
  );
}

export function NoCar({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  return (
    <Empty
      picture="car"
      title={t("scan.member.gone")}
      text={t("scan.member.goneText")}
      action={
        <ButtonLink kind="main" href={carsHref(memberId)}>
          {t("scan.member.choose")}
        </ButtonLink>
      }
    />
  );
}
