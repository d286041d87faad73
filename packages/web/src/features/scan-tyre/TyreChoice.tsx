import type { ReactElement, ReactNode } from "react";
import { Camera, Ruler } from "lucide-react";
import { formatPlate } from "@treadclub/rules/plate";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { tyresOf, type ScanFlow } from "#entities/scan/scan-flow.ts";
import { VehicleTyres } from "#entities/scan/VehicleTyres.tsx";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { paperPaths } from "#kit/paper-paths.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Sentence } from "#ui/Sentence.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import css from "./ChooseTyre.module.css";

interface TyreChoiceProps {
  readonly flow: ScanFlow;
  readonly vehicle: Vehicle;
  readonly position: TyrePosition | null;
  /** Beside the lead: what it costs. */
  readonly aside?: ReactNode;
  /** Stands where the button would: why there is no scan. */
  readonly instead?: ReactNode;
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
}

/** Which tyre of the car, and the way to the camera. */
export function TyreChoice({ flow, vehicle, position: chosen, aside, instead, go }: TyreChoiceProps): ReactElement {
  const t = useT();
  return (
    <>
      <p className={css.lead}>
        {t("scan.choose.lead")} {aside}
      </p>
      <VehicleTyres
        tyres={vehicle.tyres}
        label={formatPlate(vehicle.number)}
        selected={chosen ?? undefined}
        // The address keeps the choice for the way back from the camera.
        onChoose={(position) => go(flow.choose(vehicle.id, position), { replace: true })}
      />
      {instead ?? (
        <div className={css.go}>
          <AboutTyre flow={flow} vehicle={vehicle} position={chosen} />
          <CameraButton flow={flow} vehicle={vehicle} position={chosen} />
          {flow.byHand && chosen && (
            <ButtonLink kind="quiet" wide href={flow.byHand(vehicle.id, chosen)} icon={<Ruler aria-hidden="true" />}>
              {t("scan.own.byHand")}
            </ButtonLink>
          )}
        </div>
      )}
      <SmallPrint of={flow.memberId === null ? "driver" : "member"} />
    </>
  );
}

/** Whose papers hold, in a line. */
function SmallPrint({ of }: { readonly of: keyof typeof paperPaths }): ReactElement {
  const t = useT();
  const { terms, privacy } = paperPaths[of];
  return (
    <p className={css.terms}>
      <Sentence
        write={(first, second) => t("scan.choose.terms", { terms: first, privacy: second })}
        nodes={[
          <UiLink key="terms" href={terms}>
            {t("scan.choose.termsLink")}
          </UiLink>,
          <UiLink key="privacy" href={privacy}>
            {t("scan.choose.privacyLink")}
          </UiLink>,
        ]}
      />
    </p>
  );
}

type ChosenProps = Pick<TyreChoiceProps, "flow" | "vehicle" | "position">;

function CameraButton({ flow, vehicle, position }: ChosenProps): ReactElement {
  const t = useT();
  const format = useFormat();
  if (position === null) {
    return (
      <Button kind="main" wide disabled>
        {t("scan.choose.pick")}
      </Button>
    );
  }
  const [first, second] = tyresOf(flow.type, vehicle, position);
  const tyre = format.lowerFirst(t(`ui.position.${first}`));
  const one = t(flow.type === "tyre" ? "scan.choose.go" : "scan.sidewall.choose.go", { tyre });
  return (
    <ButtonLink kind="main" wide href={flow.camera(vehicle.id, first)} icon={<Camera aria-hidden="true" />}>
      {second === undefined ? one : t("scan.sidewall.choose.goPair")}
    </ButtonLink>
  );
}

/** What is known of the chosen tyre, or that two go together; keeps its line so that nothing jumps. */
function AboutTyre({ flow, vehicle, position }: ChosenProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const words = (): string => {
    if (position === null) return "";
    const [front, rear] = tyresOf(flow.type, vehicle, position);
    if (rear !== undefined)
      return t("scan.sidewall.choose.pair", {
        front: format.lowerFirst(t(`ui.position.${front}`)),
        rear: format.lowerFirst(t(`ui.position.${rear}`)),
      });
    return flow.type === "tyre" ? lastTime(vehicle, position) : "";
  };
  const lastTime = ({ tyres }: Vehicle, at: TyrePosition): string => {
    const tyre = tyres.find((one) => one.position === at);
    if (!tyre || tyre.state === null) return t("scan.choose.never");
    if (tyre.minimum_mm !== null && tyre.scanned_at !== null)
      return t("scan.choose.last", { date: format.day(tyre.scanned_at, "short"), mm: format.mm(tyre.minimum_mm) });
    return tyre.state === "rejected" ? t("scan.rejected.title") : t("scan.choose.waiting");
  };
  return <p className={css.last}>{words()}</p>;
}
