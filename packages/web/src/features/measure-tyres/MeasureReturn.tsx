import { useEffect, useState, type ReactElement } from "react";
import { isCode } from "#kit/errors.ts";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { useOnChange } from "#kit/use-on-change.ts";
import { PhotosMissing } from "#entities/scan/measure/OpenMeasurement.tsx";
import { useMeasurement, useRefreshMeasurement } from "#entities/scan/measure/queries.ts";
import type { MeasurementSession } from "#entities/scan/measure/measurement-types.ts";
import { TyreStates } from "#entities/scan/measure/TyreStates.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { MeasurementNotFound } from "./MeasureSession.tsx";
import css from "./MeasureTyres.module.css";
import type { MeasureLinks } from "./measure-subject.ts";
import { returnWord } from "./return-words.ts";
import { keepReturn, queryWithoutData, readReturn, type Returned } from "./returned.ts";
import { VisitorReturn } from "./VisitorReturn.tsx";

interface MeasureReturnProps {
  /** Null for somebody who is not signed in here: the phone of a hand-over. */
  readonly links: MeasureLinks | null;
  /** Where signing in leads back to this page. */
  readonly signInHref: string;
  /** Shows the same address with another query, without a new entry of the history. */
  readonly onQuery: (query: string) => void;
}

/** Where the scanner comes back to: what was sent, how each tyre stands, what comes next. */
export function MeasureReturn({ links, signInHref, onQuery }: MeasureReturnProps): ReactElement {
  const t = useT();
  const [returned] = useState(() => readReturn(location.search));
  useEffect(() => keepReturn(returned), [returned]);
  useOnChange(returned, () => onQuery(queryWithoutData(location.search)));
  return (
    <Page
      title={t("scan.measure.return.title")}
      width="narrow"
      help={{ href: helpPath("measure") }}
      {...(links && { back: { href: links.after.href } })}
    >
      <Inside returned={returned} links={links} signInHref={signInHref} />
    </Page>
  );
}

type InsideProps = Pick<MeasureReturnProps, "links" | "signInHref"> & { readonly returned: Returned };

function Inside({ returned, links, signInHref }: InsideProps): ReactElement {
  const t = useT();
  const { kind } = returned;
  if (kind !== "back")
    return (
      <Empty
        picture="tyre"
        title={t(`scan.measure.return.${kind}`)}
        text={t(`scan.measure.return.${kind}Text`)}
        action={
          links ? (
            <ButtonLink kind="main" href={links.after.href}>
              {links.after.label}
            </ButtonLink>
          ) : (
            <ButtonLink kind="main" href={signInHref}>
              {t("scan.measure.return.signIn")}
            </ButtonLink>
          )
        }
      />
    );
  if (!links || returned.sessionId === null)
    return <VisitorReturn returned={returned} signInHref={links ? null : signInHref} />;
  return <OwnReturn sessionId={returned.sessionId} outcome={returned.outcome} links={links} />;
}

interface OwnReturnProps {
  readonly sessionId: number;
  readonly outcome: Extract<Returned, { kind: "back" }>["outcome"];
  readonly links: MeasureLinks;
}

function OwnReturn({ sessionId, outcome, links }: OwnReturnProps): ReactElement {
  const query = useMeasurement(sessionId, true);
  const refresh = useRefreshMeasurement();
  useOnChange(sessionId, () => {
    // What it would tell comes by itself a little later, too.
    refresh.send({ params: { id: String(sessionId) }, body: {} }).catch(() => undefined);
  });
  if (isCode(query.error, "NOT_FOUND")) return <MeasurementNotFound links={links} />;
  return (
    <Loaded query={query} shape="card" rows={2}>
      {(session) => <OwnTyres session={session} outcome={outcome} links={links} />}
    </Loaded>
  );
}

interface OwnTyresProps extends Pick<OwnReturnProps, "outcome" | "links"> {
  readonly session: MeasurementSession;
}

function OwnTyres({ session, outcome, links }: OwnTyresProps): ReactElement {
  const t = useT();
  const word = returnWord(
    outcome,
    session.scans.map((scan) => scan.status),
  );
  const isDone = word !== "aborted" && word !== "failed";
  const again = links.measure(session.vehicle.id);
  return (
    <div className={css.part}>
      <div className={css.words} role="status">
        <h2>{t(`scan.measure.return.${word}`)}</h2>
        <p>{t(`scan.measure.return.${word}Text`)}</p>
      </div>
      <PhotosMissing session={session} ways={links} />
      <TyreStates scans={session.scans} hrefOf={links.scan} />
      <div className={css.actions}>
        <ButtonLink kind={isDone ? "main" : "plain"} href={links.after.href}>
          {links.after.label}
        </ButtonLink>
        {isDone && <ButtonLink href={again}>{t("scan.measure.return.again")}</ButtonLink>}
        {word === "failed" && links.photos && (
          <ButtonLink href={links.photos(session.vehicle.id)}>{t("scan.measure.return.photos")}</ButtonLink>
        )}
      </div>
    </div>
  );
}
