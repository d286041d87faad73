import type { ComponentType, VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { cx } from "#scanner/kit/cx.ts";
import { useSource } from "#scanner/kit/store.ts";
import { useT } from "#scanner/kit/words.ts";
import { wayBack } from "#scanner/launch/return-address.ts";
import { Button, Spinner } from "@treadclub/capture/screens/Button.tsx";
import { Page } from "#scanner/pieces/Page.tsx";
import { type ScanHeader, ScanHeaderContext } from "#scanner/pieces/scan-header.ts";
import { type Tyre, isHandedIn, outcomeOf, tyresToScan } from "#scanner/scan/scan-state.ts";
import type { ScanController } from "#scanner/scan/scan-controller.ts";
import type { ShotId } from "#scanner/scan/photo-keys.ts";
import { isFinal } from "#scanner/scan/trouble.ts";
import { Check } from "#scanner/screens/Check.tsx";
import { Choose } from "#scanner/screens/Choose.tsx";
import { Done } from "#scanner/screens/Done.tsx";
import { Ended } from "#scanner/screens/Ended.tsx";
import { Explain } from "#scanner/screens/Explain.tsx";
import { InTheWay } from "#scanner/screens/InTheWay.tsx";
import { ReadingForm } from "#scanner/screens/ReadingForm.tsx";
import css from "#scanner/screens/screens.module.css";
import { Tyres } from "#scanner/screens/Tyres.tsx";
import type { Ways } from "#scanner/screens/ways.ts";
import { Banner } from "./Banner.tsx";
import { loadCapture } from "./load-capture.ts";
import { useBackStep } from "./use-back-step.ts";
import { useFreshView, useStayWarning } from "./use-page-events.ts";

/** An opened scan: the step that the driver is at, under what every step has. */
export function Scan({ scan }: { readonly scan: ScanController }): VNode {
  const t = useT();
  const state = useSource(scan.state);
  const trouble = useSource(scan.trouble);
  const ways = useMemo(() => waysOf(scan), [scan]);
  useFreshView(scan);
  useBackStep(scan);
  useStayWarning(scan);
  const { views, tyres, sending } = state;
  const site = views[0]?.integrator ?? "";
  const hasSomethingToLeave = tyresToScan(state).length > 0 || sending.length > 0;
  const scanHeader: ScanHeader = {
    site,
    supportUrl: scan.launch.supportUrl,
    hasHandedIn: tyres.some(isHandedIn),
    onLeave: hasSomethingToLeave ? () => leave(scan, ways) : null,
  };
  return (
    <ScanHeaderContext.Provider value={scanHeader}>
      <div class={cx(css.frame, state.step.name === "camera" && css.filled)}>
        {views.some((view) => view.is_sandbox) && <p class={css.sandbox}>{t("scanner.page.sandbox")}</p>}
        {trouble !== null && isFinal(trouble) ? (
          <InTheWay trouble={trouble} way={ways.back(tyres.some(isHandedIn) ? undefined : "failed")} site={site} />
        ) : (
          <>
            <Banner scan={scan} trouble={trouble} />
            <StepScreen scan={scan} ways={ways} site={site} />
          </>
        )}
      </div>
    </ScanHeaderContext.Provider>
  );
}

interface StepProps {
  readonly scan: ScanController;
  readonly ways: Ways;
  readonly site: string;
}

function StepScreen({ scan, ways, site }: StepProps): VNode {
  const { step, tyres } = useSource(scan.state);
  const tyre = "id" in step ? tyres.find(({ id }) => id === step.id) : undefined;
  switch (step.name) {
    case "explain":
      return <Explain scan={scan} />;
    case "choose":
      return <Choose scan={scan} />;
    case "done":
      return <Done scan={scan} ways={ways} />;
    case "ended":
      return <Ended ways={ways} site={site} />;
    case "tyres":
      return <WithPhotos scan={scan} show={() => <Tyres scan={scan} onEnded={() => ways.go("aborted")} />} />;
    case "camera":
      return <WithPhotos scan={scan} show={() => tyre && <Camera scan={scan} tyre={tyre} shot={step.shot} />} />;
    case "check":
      return <WithPhotos scan={scan} show={() => tyre && <Check key={step.id} scan={scan} tyre={tyre} />} />;
    case "reading":
      return <WithPhotos scan={scan} show={() => tyre && <ReadingForm key={step.id} scan={scan} tyre={tyre} />} />;
  }
}

interface WithPhotosProps {
  readonly scan: ScanController;
  readonly show: () => VNode | undefined;
}

/** Waits for camera and upload; says so when they cannot be fetched. */
function WithPhotos({ scan, show }: WithPhotosProps): VNode {
  const t = useT();
  const photos = useSource(scan.photos);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (!photos && !isBroken) void scan.openPhotos().catch(() => setBroken(true));
  }, [scan, photos, isBroken]);
  if (photos) return <>{show()}</>;
  if (isBroken)
    return (
      <Page
        key="broken"
        title={t("scanner.trouble.pageTitle")}
        lead={t("scanner.trouble.page")}
        actions={
          <Button kind="main" icon="again" onPress={() => globalThis.location.reload()}>
            {t("scanner.trouble.reload")}
          </Button>
        }
      />
    );
  return (
    <Page key="waiting" title={t("scanner.explain.makeReady")}>
      <p class={css.wait}>
        <Spinner />
      </p>
    </Page>
  );
}

interface CameraProps {
  readonly scan: ScanController;
  readonly tyre: Tyre;
  readonly shot: ShotId | null;
}

function Camera(props: CameraProps): VNode | null {
  const [TakePhotos, setTakePhotos] = useState<ComponentType<CameraProps> | null>(null);
  useEffect(() => {
    // It has been fetched with the photos already.
    void loadCapture().then(
      (module) => setTakePhotos(() => module.TakePhotos),
      () => undefined,
    );
  }, []);
  return TakePhotos && <TakePhotos key={props.tyre.id} {...props} />;
}

function waysOf(scan: ScanController): Ways {
  const back: Ways["back"] = (outcome) => {
    const { tyres, mayReturn } = scan.state.get();
    return wayBack(scan.launch, outcome ?? outcomeOf(tyres), mayReturn);
  };
  return {
    back,
    go(outcome) {
      const way = back(outcome);
      if (way?.mayFollow === true) globalThis.location.assign(way.href);
    },
  };
}

// The service ends what was left when the session ends, in case it cannot be told now.
const LEAVE_MS = 5000;

async function leave(scan: ScanController, ways: Ways): Promise<void> {
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, LEAVE_MS));
  await Promise.race([scan.leave().catch(() => undefined), tooLate]);
  ways.go();
}
