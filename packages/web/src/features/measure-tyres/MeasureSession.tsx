import type { ReactElement } from "react";
import { isPhone } from "@treadclub/capture/device";
import { isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { Leave, PhotosMissing } from "#entities/scan/measure/OpenMeasurement.tsx";
import { phaseOf } from "#entities/scan/measure/measurement-state.ts";
import type { MeasurementSession } from "#entities/scan/measure/measurement-types.ts";
import { useMeasurement } from "#entities/scan/measure/queries.ts";
import { TyreStates } from "#entities/scan/measure/TyreStates.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import css from "./MeasureTyres.module.css";
import type { MeasureLinks } from "./measure-subject.ts";
import { PhoneCode } from "./PhoneCode.tsx";

interface MeasureSessionProps {
  readonly sessionId: number;
  readonly links: MeasureLinks;
}

/** A measurement that was begun: the way to its scanner, and what comes back from it, live. */
export function MeasureSession({ sessionId, links }: MeasureSessionProps): ReactElement {
  const query = useMeasurement(sessionId, true);
  if (isCode(query.error, "NOT_FOUND")) return <MeasurementNotFound links={links} />;
  return (
    <Loaded query={query} shape="picture">
      {(session) => <Begun session={session} links={links} />}
    </Loaded>
  );
}

export function MeasurementNotFound({ links }: { readonly links: MeasureLinks }): ReactElement {
  const t = useT();
  return (
    <Empty
      picture="tyre"
      title={t("scan.measure.return.gone")}
      action={<ButtonLink href={links.after.href}>{links.after.label}</ButtonLink>}
    />
  );
}

function Begun({ session, links }: { readonly session: MeasurementSession; readonly links: MeasureLinks }) {
  const t = useT();
  const phase = phaseOf(session.scans);
  const isWaiting = phase === "unknown" || phase === "open";
  return (
    <>
      {isWaiting && <WayToScanner session={session} links={links} />}
      <Section
        title={isPhone() ? t("scan.measure.tyres") : t("scan.measure.live.title")}
        lead={isPhone() && isWaiting ? undefined : <span role="status">{t(`scan.measure.live.${phase}`)}</span>}
        actions={isWaiting && !isPhone() && session.resume ? <Leave sessionId={session.id} /> : undefined}
      >
        <TyreStates scans={session.scans} hrefOf={links.scan} />
      </Section>
      {!isWaiting && (
        <div className={css.actions}>
          <ButtonLink kind="main" href={links.after.href}>
            {links.after.label}
          </ButtonLink>
          <ButtonLink href={links.measure(session.vehicle.id)}>{t("scan.measure.return.again")}</ButtonLink>
        </div>
      )}
    </>
  );
}

function WayToScanner({ session, links }: { readonly session: MeasurementSession; readonly links: MeasureLinks }) {
  if (isPhone()) return <PhotosMissing session={session} ways={links} />;
  if (session.resume === null) return null;
  return <PhoneCode session={session} resume={session.resume} returnPath={links.returnPath} />;
}
