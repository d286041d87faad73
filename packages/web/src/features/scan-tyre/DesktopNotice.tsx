import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useSession } from "#kit/session.ts";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { Breakable } from "#ui/Breakable.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { problemText } from "#ui/problem-text.ts";
import { QrCode } from "#ui/QrCode.tsx";
import css from "./DesktopNotice.module.css";
import { PhoneScans } from "./PhoneScans.tsx";
import { useHandover } from "./use-handover.ts";
import { useNewScans } from "./use-new-scans.ts";
import { WayToPhone } from "./WayToPhone.tsx";

interface DesktopNoticeProps {
  readonly path: string;
  readonly consumerId: number;
  readonly paths: ConsumerPaths;
}

/** Scanning needs a phone: the way there, signed in, and what comes back from it. */
export function DesktopNotice(props: DesktopNoticeProps): ReactElement {
  const { impersonating } = useSession();
  return (
    <section className={css.notice} aria-labelledby={titleId}>
      {impersonating ? <PlainAddress path={props.path} /> : <Handover {...props} />}
    </section>
  );
}

function Handover({ path, consumerId, paths }: DesktopNoticeProps): ReactElement {
  const t = useT();
  const handover = useHandover(path);
  const { scans, forget } = useNewScans(consumerId);
  const again = (): void => {
    forget();
    handover.renew();
  };
  if (handover.isTaken || scans.length > 0)
    return <PhoneScans titleId={titleId} scans={scans} paths={paths} onAgain={again} />;
  return (
    <>
      <Words />
      <p>{t("scan.handover.text")}</p>
      {handover.error && <ErrorPanel text={problemText(handover.error)} onRetry={handover.renew} />}
      {!handover.error && <WayToPhone saved={handover.saved} />}
    </>
  );
}

const titleId = "desktop-title";

function Words(): ReactElement {
  const t = useT();
  return (
    <>
      <p className={css.eyebrow}>{t("scan.desktop.eyebrow")}</p>
      <h2 id={titleId}>{t("scan.desktop.title")}</h2>
    </>
  );
}

/** Nobody hands over what they do in another's name: the phone signs in by itself. */
function PlainAddress({ path }: { readonly path: string }): ReactElement {
  const t = useT();
  const address = new URL(path, location.origin).href;
  return (
    <>
      <Words />
      <div className={css.way}>
        <QrCode text={address} size="normal" />
        <div className={css.words}>
          <p>{t("scan.desktop.text")}</p>
          <p className={css.address}>
            {t("scan.desktop.address")}{" "}
            <a href={address}>
              <Breakable text={address} />
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
