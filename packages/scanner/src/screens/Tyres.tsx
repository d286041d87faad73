import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { QueuedPhoto } from "@treadclub/capture/queue";
import type { Translate } from "@treadclub/texts/translate";
import { useSource } from "#scanner/kit/store.ts";
import { useT } from "#scanner/kit/words.ts";
import { Button } from "@treadclub/capture/screens/Button.tsx";
import { Car, type Wheel } from "#scanner/pieces/Car.tsx";
import { Page } from "#scanner/pieces/Page.tsx";
import { photosOf, sendingOf } from "#scanner/scan/photo-queues.ts";
import { type ScanState, type Tyre, isHandedIn, isUnsent, tyresToScan } from "#scanner/scan/scan-state.ts";
import type { ScanController } from "#scanner/scan/scan-controller.ts";
import { tyreNameInside } from "./names.ts";
import { SkipTyre } from "./SkipTyre.tsx";
import css from "./screens.module.css";
import { TroubleNote } from "./TroubleNote.tsx";
import { usePhotos } from "./use-kept-photos.ts";

/** All tyres of the scan with their states; any of them next. */
export function Tyres({ scan, onEnded }: { readonly scan: ScanController; readonly onEnded: () => void }): VNode {
  const t = useT();
  const state = useSource(scan.state);
  const photos = usePhotos(scan);
  const open = tyresToScan(state);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [isSkipping, setSkipping] = useState(false);
  const selected = open.find(({ id }) => id === chosenId) ?? firstOf(open, photos);
  const refused = selected && state.refused[selected.id];
  const begun = selected && photosOf(photos, selected.id).length > 0;
  const wheels = Object.fromEntries(
    state.tyres.flatMap((tyre) =>
      tyre.position === null ? [] : [[tyre.position, wheelOf(t, state, photos, tyre, tyre.id === selected?.id)]],
    ),
  );
  return (
    <Page
      title={t("scanner.tyres.title")}
      lead={t("scanner.tyres.lead")}
      actions={
        selected && (
          <>
            <Button
              kind="main"
              icon="camera"
              onPress={() => scan.dispatch({ kind: begun ? "check" : "take", id: selected.id, shot: null })}
            >
              {t(begun ? "scanner.tyres.goOn" : "scanner.tyres.next", { tyre: tyreNameInside(t, selected) })}
            </Button>
            <Button kind="quiet" onPress={() => setSkipping(true)}>
              {t("scanner.tyres.skipOne", { tyre: tyreNameInside(t, selected) })}
            </Button>
          </>
        )
      }
      picture={
        <Car
          wheels={wheels}
          onChoose={(position) => setChosenId(state.tyres.find((one) => one.position === position)?.id ?? null)}
        />
      }
    >
      <p class={css.progress}>
        {t("scanner.tyres.progress", {
          done: state.tyres.filter(isHandedIn).length,
          total: state.tyres.filter(({ status }) => status !== "aborted").length,
        })}
      </p>
      {refused && <TroubleNote trouble={refused} />}
      {isSkipping && selected && (
        <SkipTyre scan={scan} tyre={selected} onClose={() => setSkipping(false)} onEnded={onEnded} />
      )}
    </Page>
  );
}

/** One with photos that were not handed in, else the next on the walk round the car. */
const firstOf = (open: readonly Tyre[], photos: readonly QueuedPhoto[]): Tyre | undefined =>
  open.find(({ id }) => photosOf(photos, id).length > 0) ?? open[0];

function wheelOf(
  t: Translate,
  state: ScanState,
  photos: readonly QueuedPhoto[],
  tyre: Tyre,
  isSelected: boolean,
): Wheel {
  const isSending = state.sending.includes(tyre.id);
  return { isSelected, disabled: isSending || !isUnsent(tyre), ...lookOf(t, isSending, photos, tyre) };
}

function lookOf(
  t: Translate,
  isSending: boolean,
  photos: readonly QueuedPhoto[],
  tyre: Tyre,
): Pick<Wheel, "tone" | "word"> {
  if (isSending) {
    const { percent, isWaiting } = sendingOf(photos, tyre.id);
    const word = isWaiting ? t("scanner.tyres.state.paused") : t("scanner.tyres.state.sending", { percent });
    return { tone: "waiting", word };
  }
  const count = photosOf(photos, tyre.id).length;
  switch (tyre.status) {
    case "unknown":
    case "waiting_for_images":
      return {
        tone: "neutral",
        word: count > 0 ? t("scanner.tyres.state.photos", { count }) : t("scanner.tyres.state.todo"),
      };
    case "aborted":
      return { tone: "neutral", word: t("scanner.tyres.state.aborted") };
    case "failed":
      return { tone: "now", word: t("scanner.tyres.state.failed") };
    case "processing":
      return { tone: "good", word: t("scanner.tyres.state.processing") };
    case "result_ready":
    case "result_and_report_ready":
      return { tone: "good", word: t("scanner.tyres.state.result_ready") };
    case "completed":
      return { tone: "good", word: t("scanner.tyres.state.completed") };
  }
}
