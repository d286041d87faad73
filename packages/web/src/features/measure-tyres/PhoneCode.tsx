import { useState, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useOnChange } from "#kit/use-on-change.ts";
import { handoffLink } from "#entities/scan/measure/launch.ts";
import type { MeasurementSession, Resume } from "#entities/scan/measure/measurement-types.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { QrCode } from "#ui/QrCode.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import css from "./MeasureTyres.module.css";
import { OnlyOnPhone } from "./OnlyOnPhone.tsx";

interface PhoneCodeProps {
  readonly session: MeasurementSession;
  readonly resume: Resume;
  readonly returnPath: string;
}

/** The measurement as a QR code and a link: whoever opens it on a phone is in the scanner. */
export function PhoneCode({ session, resume, returnPath }: PhoneCodeProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { link, failed, again } = useLink({ session, resume, returnPath });
  return (
    <OnlyOnPhone>
      <p>{t("scan.measure.handoff.text")}</p>
      {failed && <ErrorPanel onRetry={again} />}
      {!failed && link === null && <Skeleton shape="card" />}
      {link !== null && (
        <div className={css.way}>
          <QrCode text={link} size="large" label={t("scan.measure.handoff.qr")} />
          <div className={css.words}>
            <CopyButton
              text={link}
              label={t("scan.handover.copy")}
              done={t("scan.handover.copied")}
              failed={t("scan.handover.copyFailed")}
            />
            <p className={css.small}>
              {t("scan.measure.handoff.until", { when: format.dayTime(session.expires_at, "short") })}
            </p>
          </div>
        </div>
      )}
    </OnlyOnPhone>
  );
}

interface Link {
  /** Null until it is made. */
  readonly link: string | null;
  readonly failed: boolean;
  readonly again: () => void;
}

/** Made once for a token: a code that changes while it is read cannot be read. */
function useLink(input: PhoneCodeProps): Link {
  const [link, setLink] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const make = (): void => {
    setFailed(false);
    handoffLink(input).then(setLink, () => setFailed(true));
  };
  useOnChange(input.resume.measurement_tokens[0]?.measurement_token, make);
  return { link, failed, again: make };
}
