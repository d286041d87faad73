import { useState, type ReactElement } from "react";
import { ScanLine } from "lucide-react";
import { isPhone } from "@treadclub/capture/device";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card, Stack } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { Plate } from "#ui/Plate.tsx";
import { problemText } from "#ui/problem-text.ts";
import { toast } from "#ui/toast.ts";
import type { ScanRow } from "../scan-types.ts";
import { openScanner } from "./launch.ts";
import { isMissing, openSessionIds } from "./measurement-state.ts";
import type { MeasurementSession, Resume } from "./measurement-types.ts";
import { useLeaveMeasurement, useMeasurement } from "./queries.ts";

/** Links of the measuring screens. */
export interface MeasureWays {
  /** The page that the scanner comes back to. */
  readonly returnPath: string;
  /** The page of one measurement: on a desktop it shows the code. */
  readonly measure: (vehicleId: number, sessionId?: number) => string;
}

interface OpenMeasurementsProps {
  readonly scans: readonly ScanRow[] | undefined;
  readonly ways: MeasureWays;
}

/** The measurements among these scans that want photos; nothing when there are none. */
export function OpenMeasurements({ scans = [], ways }: OpenMeasurementsProps): ReactElement | null {
  const ids = openSessionIds(scans);
  if (ids.length === 0) return null;
  return (
    <Stack>
      {ids.map((id) => (
        <OpenMeasurement key={id} sessionId={id} ways={ways} />
      ))}
    </Stack>
  );
}

function OpenMeasurement({ sessionId, ways }: { readonly sessionId: number; readonly ways: MeasureWays }) {
  const { data } = useMeasurement(sessionId);
  return data ? <PhotosMissing session={data} ways={ways} /> : null;
}

interface PhotosMissingProps {
  readonly session: MeasurementSession;
  readonly ways: MeasureWays;
}

/** The way on with a measurement whose photos are not all there, and the way out of it; nothing when there is no way on. */
export function PhotosMissing({ session, ways }: PhotosMissingProps): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const missing = session.scans.filter(isMissing).length;
  if (session.resume === null || missing === 0) return null;
  const { vehicle } = session;
  return (
    <Card
      tone="soon"
      title={t("scan.measure.open.title")}
      badge={<Plate value={vehicle.number} size="small" />}
      actions={
        <>
          {isPhone() ? (
            <GoOn session={session} resume={session.resume} returnPath={ways.returnPath} />
          ) : (
            <ButtonLink kind="main" href={ways.measure(vehicle.id, session.id)}>
              {t("scan.measure.startCode")}
            </ButtonLink>
          )}
          <Leave sessionId={session.id} />
        </>
      }
    >
      <p>{t("scan.measure.open.text", { count: missing, when: format.dayTime(session.expires_at, "short") })}</p>
    </Card>
  );
}

interface GoOnProps {
  readonly session: MeasurementSession;
  readonly resume: Resume;
  readonly returnPath: string;
}

function GoOn({ session, resume, returnPath }: GoOnProps): ReactElement {
  const t = useT();
  const open = async (): Promise<void> => {
    await openScanner({ session, resume, returnPath }).catch((error: unknown) => toast.error(problemText(error)));
  };
  return (
    <Button kind="main" icon={<ScanLine aria-hidden="true" />} onClick={() => void open()}>
      {t("scan.measure.open.go")}
    </Button>
  );
}

/** Ends what has no photos, after a question. */
export function Leave({ sessionId }: { readonly sessionId: number }): ReactElement {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { send } = useLeaveMeasurement();
  const leave = async (): Promise<void> => {
    await send({ params: { id: String(sessionId) }, body: {} });
    toast.success(t("scan.measure.open.left"));
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t("scan.measure.open.leave")}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("scan.measure.open.leaveTitle")}
        actionLabel={t("scan.measure.open.leaveOut")}
        onConfirm={leave}
      >
        <p>{t("scan.measure.open.leaveText")}</p>
      </Confirm>
    </>
  );
}
