import { useReducer, useState, type ReactElement } from "react";
import type { PhotoProblem } from "@treadclub/capture/quality";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { useT } from "#kit/i18n.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import type { ScanDesk } from "#entities/scan/scan-desk.ts";
import type { PhotoSlot, ScanNote } from "#entities/scan/scan-note.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { CameraView } from "./CameraView.tsx";
import { CheckPhotos } from "./CheckPhotos.tsx";
import { newDraft, scanDraft } from "./scan-draft.ts";

interface TakePhotosProps {
  readonly vehicle: Vehicle;
  readonly position: TyrePosition;
  readonly desk: ScanDesk;
  /** What an earlier page left of this tyre. */
  readonly note: ScanNote | undefined;
  readonly paths: ConsumerPaths;
  readonly onHandedIn: (noteId: string) => void;
}

/** Photo after photo, each judged at once, then all together. Every kept photo begins to travel while the next is taken. */
export function TakePhotos({ vehicle, position, desk, note, paths, onHandedIn }: TakePhotosProps): ReactElement {
  const t = useT();
  const [draft, dispatch] = useReducer(scanDraft, note?.slots ?? [], newDraft);
  const [said, setSaid] = useState("");
  const back = paths.makeScan(vehicle.id, position);
  const keep = async (slot: PhotoSlot, blob: Blob, doubted: boolean): Promise<void> => {
    const { id } = desk.noteFor({ id: vehicle.id, number: vehicle.number }, position);
    await desk.addPhoto(id, slot, blob, doubted);
    dispatch({ kind: "kept", slot });
    setSaid(t("scan.camera.taken", { slot: t(`scan.camera.slot.${slot}`) }));
  };
  const onPhoto = async (blob: Blob, problems: readonly PhotoProblem[]): Promise<void> => {
    if (problems.length === 0) return keep(draft.slot, blob, false);
    dispatch({ kind: "doubt", doubted: { slot: draft.slot, blob, problems } });
  };
  const handIn = (mileage: number | null): void => {
    const { id } = desk.noteFor({ id: vehicle.id, number: vehicle.number }, position);
    onHandedIn(id);
    desk.handIn(id, mileage);
  };
  return (
    <>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
      {draft.step === "check" && note ? (
        <CheckPhotos
          vehicle={vehicle}
          draft={draft}
          dispatch={dispatch}
          note={note}
          desk={desk}
          back={back}
          onHandIn={handIn}
        />
      ) : (
        <CameraView
          vehicle={vehicle}
          position={position}
          draft={draft}
          dispatch={dispatch}
          note={note}
          desk={desk}
          back={back}
          onPhoto={onPhoto}
          onUseAnyway={({ slot, blob }) => keep(slot, blob, true)}
        />
      )}
    </>
  );
}
