import type { ComponentType, VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { cx } from "#scanner/kit/cx.ts";
import { useSource } from "#scanner/kit/store.ts";
import { useT } from "#scanner/kit/words.ts";
import { wayBack } from "#scanner/launch/return-address.ts";
import { Button, Spinner } from "@treadclub/capture/screens/Button.tsx";
import { Page } from "#scanner/pieces/Page.tsx";
import { type Visit, VisitContext } from "#scanner/pieces/visit.ts";
import { type Tyre, isHandedIn, outcomeOf, tyresToScan } from "#scanner/scan/scan-state.ts";
import type { ScanDesk } from "#scanner/scan/scan-desk.ts";
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
export function Scan({ desk }: { readonly desk: ScanDesk }): VNode {
  const t = useT();
  const state = useSource(desk.state);
  const trouble = useSource(desk.trouble);
  const ways = useMemo(() => waysOf(desk), [desk]);
  useFreshView(desk);
  useBackStep(desk);
  useStayWarning(desk);
  const { views, tyres, sending } = state;
  const site = views[0]?.integrator ?? "";
  const hasSomethingToLeave = tyresToScan(state).length > 0 || sending.length > 0;
  const visit: Visit = {
    site,
    supportUrl: desk.launch.supportUrl,
    hasHandedIn: tyres.some(isHandedIn),
    onLeave: hasSomethingToLeave ? () => leave(desk, ways) : null,
  };
  return (
    <VisitContext.Provider value={visit}>
      <div class={cx(css.frame, state.step.name === "camera" && css.filled)}>
        {views.some((view) => view.is_sandbox) && <p class={css.sandbox}>{t("scanner.page.sandbox")}</p>}
        {trouble !== null && isFinal(trouble) ? (
          <InTheWay trouble={trouble} way={ways.back(tyres.some(isHandedIn) ? undefined : "failed")} site={site} />
        ) : (
          <>
            <Banner desk={desk} trouble={trouble} />
            <StepScreen desk={desk} ways={ways} site={site} />
          </>
        )}
      </div>
    </VisitContext.Provider>
  );
}

interface StepProps {
  readonly desk: ScanDesk;
  readonly ways: Ways;
  readonly site: string;
}

function StepScreen({ desk, ways, site }: StepProps): VNode {
  const { step, tyres } = useSource(desk.state);
  const tyre = "id" in step ? tyres.find(({ id }) => id === step.id) : undefined;
  switch (step.name) {
    case "explain":
      return <Explain desk={desk} />;
    case "choose":
      return <Choose desk={desk} />;
    case "done":
      return <Done desk={desk} ways={ways} />;
    case "ended":
      return <Ended ways={ways} site={site} />;
    case "tyres":
      return <WithPhotos desk={desk} show={() => <Tyres desk={desk} onEnded={() => ways.go("aborted")} />} />;
    case "camera":
      return <WithPhotos desk={desk} show={() => tyre && <Camera desk={desk} tyre={tyre} shot={step.shot} />} />;
    case "check":
      return <WithPhotos desk={desk} show={() => tyre && <Check key={step.id} desk={desk} tyre={tyre} />} />;
    case "reading":
      return <WithPhotos desk={desk} show={() => tyre && <ReadingForm key={step.id} desk={desk} tyre={tyre} />} />;
  }
}

interface WithPhotosProps {
  readonly desk: ScanDesk;
  readonly show: () => VNode | undefined;
}

/** Waits for camera and upload; says so when they cannot be fetched. */
function WithPhotos({ desk, show }: WithPhotosProps): VNode {
  const t = useT();
  const photos = useSource(desk.photos);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (!photos && !isBroken) void desk.openPhotos().catch(() => setBroken(true));
  }, [desk, photos, isBroken]);
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
  readonly desk: ScanDesk;
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

function waysOf(desk: ScanDesk): Ways {
  const back: Ways["back"] = (outcome) => {
    const { tyres, mayReturn } = desk.state.get();
    return wayBack(desk.launch, outcome ?? outcomeOf(tyres), mayReturn);
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

async function leave(desk: ScanDesk, ways: Ways): Promise<void> {
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, LEAVE_MS));
  await Promise.race([desk.leave().catch(() => undefined), tooLate]);
  ways.go();
}
