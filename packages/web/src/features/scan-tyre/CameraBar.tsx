import type { Dispatch, ReactElement } from "react";
import { Check } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Spinner } from "#ui/Spinner.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import type { ScanDesk } from "#entities/scan/scan-desk.ts";
import type { PhotoSlot, ScanNote } from "#entities/scan/scan-note.ts";
import { PhoneCamera } from "./PhoneCamera.tsx";
import { wantedSlots, type DraftEvent, type ScanDraft } from "./scan-draft.ts";
import { SlotPhoto } from "./SlotPhoto.tsx";
import css from "./CameraBar.module.css";

interface CameraBarProps {
  readonly draft: ScanDraft;
  readonly dispatch: Dispatch<DraftEvent>;
  readonly note: ScanNote | undefined;
  readonly desk: ScanDesk;
  readonly isLive: boolean;
  readonly isBusy: boolean;
  readonly onShoot: () => void;
  readonly onFile: (file: File) => void;
}

/** At the thumb: what is taken already, the button that takes, and the way on. */
export function CameraBar(props: CameraBarProps): ReactElement {
  const { draft, isBusy } = props;
  const t = useT();
  return (
    <footer className={css.bar}>
      <Slots {...props} />
      {!draft.doubted && <Actions {...props} />}
      <p className={css.busy} role="status">
        {isBusy ? t("scan.camera.working") : ""}
      </p>
    </footer>
  );
}

function Slots({ draft, dispatch, note, desk, isBusy }: CameraBarProps): ReactElement {
  const t = useT();
  const hasExtra = draft.slot === "extra" || draft.taken.includes("extra");
  const slots: readonly PhotoSlot[] = hasExtra ? [...wantedSlots, "extra"] : wantedSlots;
  return (
    <ul className={css.slots} aria-label={t("scan.camera.slots")}>
      {slots.map((slot) => (
        <li key={slot}>
          <button
            type="button"
            className={cx(css.slot, slot === draft.slot && css.framed)}
            aria-pressed={slot === draft.slot}
            disabled={isBusy}
            onClick={() => dispatch({ kind: "choose", slot })}
          >
            <span className={css.thumb}>
              {note && draft.taken.includes(slot) && <SlotPhoto desk={desk} note={note} slot={slot} alt="" />}
              {draft.taken.includes(slot) && <Check className={css.tick} aria-hidden="true" size={18} />}
            </span>
            <span>
              {t(`scan.camera.slot.${slot}`)}
              {draft.taken.includes(slot) && <VisuallyHidden> {t("scan.camera.done")}</VisuallyHidden>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Actions({ draft, dispatch, isLive, isBusy, onShoot, onFile }: CameraBarProps): ReactElement {
  const t = useT();
  return (
    <div className={css.actions}>
      <div className={css.sideAction}>{isLive && <PhoneCamera onPhoto={onFile} isBusy={isBusy} />}</div>
      {isLive && (
        <button
          type="button"
          className={css.shutter}
          aria-label={t("scan.camera.take")}
          title={t("scan.camera.take")}
          aria-busy={isBusy}
          onClick={onShoot}
        >
          {isBusy && <Spinner />}
        </button>
      )}
      <div className={css.sideAction}>
        {draft.taken.length > 0 && (
          <Button small onClick={() => dispatch({ kind: "check" })}>
            {t("scan.camera.check", { count: draft.taken.length })}
          </Button>
        )}
      </div>
    </div>
  );
}
