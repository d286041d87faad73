import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { useSource } from "#scanner/kit/store.ts";
import { useT } from "#scanner/kit/words.ts";
import { forgetKept } from "#scanner/launch/scan-record.ts";
import { announce } from "#scanner/pieces/Announcer.tsx";
import { Spinner } from "@treadclub/capture/screens/Button.tsx";
import { Page } from "#scanner/pieces/Page.tsx";
import { type Tyre, isHandedIn } from "#scanner/scan/scan-state.ts";
import { type Result, hasDepths, isSettled } from "#scanner/scan/results.ts";
import type { ScanController } from "#scanner/scan/scan-controller.ts";
import css from "./Done.module.css";
import { tyreName } from "./names.ts";
import { ResultCard } from "./ResultCard.tsx";
import { Sending } from "./Sending.tsx";
import { useResults } from "./use-results.ts";
import { BackButton } from "./WayBack.tsx";
import type { Ways } from "./ways.ts";

interface DoneProps {
  readonly scan: ScanController;
  readonly ways: Ways;
}

/** Everything is on its way or handed in: what happens next, the result when it is there, and the way back. */
export function Done({ scan, ways }: DoneProps): VNode {
  const { sending } = useSource(scan.state);
  return sending.length > 0 ? <Sending scan={scan} ids={sending} /> : <HandedIn scan={scan} ways={ways} />;
}

// Long enough to read where one is taken.
const FOLLOW_MS = 2500;

function HandedIn({ scan, ways }: DoneProps): VNode {
  const t = useT();
  const { tyres, views } = useSource(scan.state);
  const { showResults } = scan.launch;
  const results = useResults(scan, showResults);
  const site = views[0]?.integrator ?? "";
  const shown = tyres.filter(isHandedIn);
  const handedIn = results?.filter(({ measurement_id }) => shown.some(({ id }) => id === measurement_id)) ?? [];
  const isReady = handedIn.length > 0 && handedIn.every(isSettled);
  const hasResult = handedIn.some(hasDepths);
  const returnsByItself = !showResults && ways.back("completed")?.mayFollow === true;
  useEffect(() => {
    if (!returnsByItself) return undefined;
    const timer = setTimeout(() => ways.go("completed"), FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [returnsByItself, ways]);
  const isFailed = isReady && !hasResult;
  const title = isReady ? (hasResult ? "scanner.done.readyTitle" : "scanner.done.failedTitle") : "scanner.done.title";
  const lead = isReady ? t("scanner.done.readyLead") : t("scanner.done.lead", { site });
  useEffect(() => (isReady ? forgetKept(scan.record()) : undefined), [scan, isReady]);
  // The focus stays where it is: the page changes by itself.
  useEffect(() => (isReady ? announce(t(title)) : undefined), [isReady, t, title]);
  return (
    <Page title={t(title)} lead={isFailed ? undefined : lead} actions={<BackButton ways={ways} site={site} isMain />}>
      {returnsByItself && (
        <p class={css.wait} role="status">
          <Spinner /> {t("scanner.done.going", { site })}
        </p>
      )}
      {showResults && !isReady && <p>{t("scanner.done.watch")}</p>}
      <ul class={css.cards}>
        {tyres.map((tyre) => (
          <TyreCard
            key={tyre.id}
            tyre={tyre}
            result={results?.find(({ measurement_id }) => measurement_id === tyre.id)}
          />
        ))}
      </ul>
    </Page>
  );
}

function TyreCard({ tyre, result }: { readonly tyre: Tyre; readonly result: Result | undefined }): VNode {
  const t = useT();
  return <ResultCard name={tyreName(t, tyre)} status={result?.status ?? tyre.status} result={result} />;
}
