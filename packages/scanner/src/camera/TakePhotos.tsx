import type { VNode } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { takeBestPhoto } from "@treadclub/capture/burst";
import { UnreadablePhotoError } from "@treadclub/capture/photo-canvas";
import { useT } from "#scanner/kit/words.ts";
import { announce } from "#scanner/pieces/Announcer.tsx";
import { LeaveButton } from "#scanner/pieces/Header.tsx";
import { Icon } from "#scanner/pieces/Icon.tsx";
import { useStepHeading } from "#scanner/pieces/Page.tsx";
import { VisitContext } from "#scanner/pieces/visit.ts";
import { slotsOf } from "#scanner/scan/photo-desk.ts";
import { type PhotoSlot, afterPhoto, slotToAdd } from "#scanner/scan/slots.ts";
import type { Tyre } from "#scanner/scan/scan-state.ts";
import type { ScanDesk } from "#scanner/scan/scan-desk.ts";
import { tyreName } from "#scanner/screens/names.ts";
import { usePhotos } from "#scanner/screens/use-photos.ts";
import css from "./camera.module.css";
import { CameraBar } from "./CameraBar.tsx";
import { DoubtPanel } from "./DoubtPanel.tsx";
import { LiveView } from "./LiveView.tsx";
import { TooLargePhotoError, photoFromFile, type NewPhoto } from "./new-photo.ts";
import { useCamera } from "./use-camera.ts";

interface TakePhotosProps {
  readonly desk: ScanDesk;
  readonly tyre: Tyre;
  /** Null: whichever is asked for next. */
  readonly slot: PhotoSlot | null;
}

/** The camera with the outline of the tyre; one photo after the other. */
export function TakePhotos({ desk, tyre, slot: asked }: TakePhotosProps): VNode {
  const t = useT();
  const name = tyreName(t, tyre);
  const title = t("scanner.camera.title", { tyre: name });
  const heading = useStepHeading(title);
  const visit = useContext(VisitContext);
  const taken = slotsOf(usePhotos(desk), tyre.id);
  const [wish, setWish] = useState<PhotoSlot | null>(asked);
  useEffect(() => setWish(asked), [asked, tyre.id]);
  const slot = wish ?? slotToAdd(taken) ?? "whole";
  const use = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const [doubted, setDoubted] = useState<NewPhoto | null>(null);
  const photo = usePhotoTaking();

  const keep = async ({ blob }: NewPhoto): Promise<void> => {
    await desk.photos.get()?.add(tyre.session, tyre.id, slot, blob);
    setDoubted(null);
    announce(t("scanner.camera.taken", { slot: t(`scanner.camera.slot.${slot}`) }));
    const next = afterPhoto(taken, slot);
    setWish(next);
    if (next === null) desk.dispatch({ kind: "check", id: tyre.id });
  };
  const judge = async (made: NewPhoto): Promise<void> => {
    if (made.problems.length === 0) await keep(made);
    else setDoubted(made);
  };
  const shoot = (): void => {
    const { state } = use;
    const element = video.current;
    if (state.kind !== "live" || !element) return;
    void photo.run(async () => {
      const { blob, quality } = await takeBestPhoto(state.camera, element);
      await judge({ blob, problems: quality.problems });
    });
  };
  const fromFile = (file: File): void => void photo.run(async () => judge(await photoFromFile(file)));
  return (
    <div class={css.screen}>
      <header class={css.top}>
        <button
          type="button"
          class={css.tool}
          aria-label={t("scanner.page.back")}
          onClick={() => desk.dispatch(taken.length > 0 ? { kind: "check", id: tyre.id } : { kind: "overview" })}
          hidden={taken.length === 0 && desk.state.get().tyres.length === 1}
        >
          <Icon name="back" />
        </button>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {visit?.onLeave && <LeaveButton onLeave={visit.onLeave} hasHandedIn={visit.hasHandedIn} />}
      </header>
      {doubted ? (
        <DoubtPanel
          photo={doubted}
          slot={slot}
          onAgain={() => setDoubted(null)}
          onAnyway={() => photo.run(() => keep(doubted))}
        />
      ) : (
        <LiveView use={use} video={video} slot={slot} trouble={photo.trouble} isBusy={photo.isBusy} onFile={fromFile} />
      )}
      <CameraBar
        desk={desk}
        tyre={tyre}
        slot={slot}
        isLive={use.state.kind === "live" && doubted === null}
        isDoubted={doubted !== null}
        isBusy={photo.isBusy}
        onShoot={shoot}
        onFile={fromFile}
        onSlot={(next) => {
          setDoubted(null);
          setWish(next);
        }}
      />
    </div>
  );
}

export type PhotoTrouble = "unreadable" | "tooLarge";

interface PhotoTaking {
  readonly isBusy: boolean;
  /** Why the last picture could not be taken. */
  readonly trouble: PhotoTrouble | null;
  readonly run: (take: () => Promise<void>) => Promise<void>;
}

/** One photo at a time. */
function usePhotoTaking(): PhotoTaking {
  const [state, setState] = useState<Omit<PhotoTaking, "run">>({ isBusy: false, trouble: null });
  const isRunning = useRef(false);
  const run = async (take: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ isBusy: true, trouble: null });
    try {
      await take();
      setState({ isBusy: false, trouble: null });
    } catch (error) {
      setState({ isBusy: false, trouble: error instanceof TooLargePhotoError ? "tooLarge" : "unreadable" });
      if (!(error instanceof UnreadablePhotoError || error instanceof TooLargePhotoError)) throw error;
    } finally {
      isRunning.current = false;
    }
  };
  return { ...state, run };
}
