import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Translate } from "@treadclub/texts/translate";
import type { Locale } from "@treadclub/texts/types";
import { loadWords, WordsContext } from "#scanner/kit/words.ts";
import type { LaunchProblem } from "#scanner/launch/payload.ts";
import { plainWayBack, wayBack } from "#scanner/launch/return-address.ts";
import { type ScanRecord, keepRecord } from "#scanner/launch/scan-record.ts";
import { writeLocale } from "#scanner/launch/storage.ts";
import { Announcer } from "#scanner/pieces/Announcer.tsx";
import { Spinner } from "@treadclub/capture/screens/Button.tsx";
import { Page } from "#scanner/pieces/Page.tsx";
import { type ScanController, openScan } from "#scanner/scan/scan-controller.ts";
import { type Trouble, troubleOf } from "#scanner/scan/trouble.ts";
import { InTheWay } from "#scanner/screens/InTheWay.tsx";
import css from "#scanner/screens/screens.module.css";
import { openPhotoQueues } from "./load-capture.ts";
import { Scan } from "./Scan.tsx";

export type Arrival =
  | { readonly kind: "record"; readonly record: ScanRecord }
  | { readonly kind: "problem"; readonly why: LaunchProblem; readonly errorUrl: string | null };

interface AppProps {
  readonly arrival: Arrival;
  readonly words: Translate;
}

export function App({ arrival, words }: AppProps): VNode {
  const [t, setWords] = useState<Translate>(() => words);
  const setLocale = (locale: Locale): void => {
    writeLocale(locale);
    // Without a connection the page stays in its language.
    void loadWords(locale).then(
      (next) => setWords(() => next),
      () => undefined,
    );
  };
  return (
    <WordsContext.Provider value={{ t, setLocale }}>
      {arrival.kind === "problem" ? (
        <div class={css.frame}>
          <InTheWay trouble={arrival.why} way={plainWayBack(arrival.errorUrl)} />
        </div>
      ) : (
        <Opening record={arrival.record} locale={t.locale} />
      )}
      <Announcer />
    </WordsContext.Provider>
  );
}

type OpeningState =
  | { readonly kind: "waiting"; readonly trouble: Trouble | null }
  | { readonly kind: "open"; readonly scan: ScanController }
  | { readonly kind: "closed"; readonly trouble: Trouble };

function Opening({ record, locale }: { readonly record: ScanRecord; readonly locale: Locale }): VNode {
  const [state, setState] = useState<OpeningState>({ kind: "waiting", trouble: null });
  useEffect(() => {
    const stopper = new AbortController();
    let scan: ScanController | null = null;
    const onTrouble = (trouble: Trouble | null): void => setState({ kind: "waiting", trouble });
    void openScan({ record, signal: stopper.signal, onTrouble, openPhotoQueues }).then(
      (opened) => {
        scan = opened;
        if (stopper.signal.aborted) opened.close();
        else setState({ kind: "open", scan: opened });
      },
      (error: unknown) =>
        stopper.signal.aborted ? undefined : setState({ kind: "closed", trouble: troubleOf(error) }),
    );
    return () => {
      stopper.abort(new Error("The page has gone"));
      scan?.close();
    };
  }, [record]);
  useEffect(() => {
    if (state.kind === "open") state.scan.changeRecord(() => ({ locale }));
    else keepRecord({ ...record, locale });
  }, [state, record, locale]);
  if (state.kind === "open") return <Scan scan={state.scan} />;
  const { trouble } = state;
  const way = state.kind === "closed" ? wayBack(record.launch, "failed", false) : null;
  return <div class={css.frame}>{trouble === null ? <Waiting /> : <InTheWay trouble={trouble} way={way} />}</div>;
}

function Waiting(): VNode {
  return (
    <WordsContext.Consumer>
      {(words) => (
        <Page title={words?.t("scanner.page.opening") ?? ""}>
          <p class={css.wait}>
            <Spinner />
          </p>
        </Page>
      )}
    </WordsContext.Consumer>
  );
}
