import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { useT } from "#scanner/kit/words.ts";
import { type ReadingPlace, readingPlaces } from "#scanner/launch/reading.ts";
import { Button } from "@treadclub/capture/screens/Button.tsx";
import { Page } from "#scanner/pieces/Page.tsx";
import { shotsOf } from "#scanner/scan/photo-queues.ts";
import { type ReadingDraft, draftOf, readDraft } from "#scanner/scan/reading-draft.ts";
import type { Tyre } from "#scanner/scan/scan-state.ts";
import type { ScanController } from "#scanner/scan/scan-controller.ts";
import css from "./ReadingForm.module.css";
import { usePhotos } from "./use-kept-photos.ts";

/** Three depths with a gauge, or three times whether the tread hides the band of a 20p coin; with a photo as proof. */
export function ReadingForm({ scan, tyre }: { readonly scan: ScanController; readonly tyre: Tyre }): VNode {
  const t = useT();
  const taken = shotsOf(usePhotos(scan), tyre.id);
  const [draft, setDraft] = useState<ReadingDraft>(() => draftOf(scan.record().readings[tyre.id]));
  const [wrong, setWrong] = useState<readonly ReadingPlace[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const needsProof = !taken.includes("proof");
  const leave = (): void => scan.dispatch({ kind: "check", id: tyre.id });
  const save = (): void => {
    const result = readDraft(draft);
    if (result.kind === "wrong") {
      setWrong(result.places);
      queueMicrotask(() => summary.current?.focus());
      return;
    }
    scan.setReading(tyre.id, result.reading);
    if (needsProof) scan.dispatch({ kind: "take", id: tyre.id, shot: "proof" });
    else leave();
  };
  const drop = (): void => {
    scan.setReading(tyre.id, null);
    leave();
  };
  return (
    <Page
      title={t("scanner.reading.title")}
      lead={t("scanner.reading.lead")}
      actions={
        <>
          <Button kind="main" onPress={save}>
            {t(needsProof ? "scanner.reading.saveAndPhoto" : "scanner.reading.save")}
          </Button>
          <Button kind="quiet" onPress={drop}>
            {t("scanner.reading.drop")}
          </Button>
        </>
      }
    >
      <Problems at={summary} wrong={wrong} kind={draft.kind} />
      <Fields draft={draft} onChange={setDraft} wrong={wrong} needsProof={needsProof} onSave={save} />
    </Page>
  );
}

interface FieldsProps extends PartProps {
  readonly wrong: readonly ReadingPlace[];
  readonly needsProof: boolean;
  readonly onSave: () => void;
}

function Fields({ draft, onChange, wrong, needsProof, onSave }: FieldsProps): VNode {
  const t = useT();
  return (
    <form
      class={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <KindChoice draft={draft} onChange={onChange} />
      {draft.kind === "coin" && <p>{t("scanner.reading.coinHow")}</p>}
      {readingPlaces.map((place) =>
        draft.kind === "gauge" ? (
          <Depth key={place} place={place} draft={draft} onChange={onChange} isWrong={wrong.includes(place)} />
        ) : (
          <Band key={place} place={place} draft={draft} onChange={onChange} isWrong={wrong.includes(place)} />
        ),
      )}
      {needsProof && <p class={css.hint}>{t("scanner.reading.photo")}</p>}
      <input type="submit" value={t("scanner.reading.save")} hidden />
    </form>
  );
}

interface PartProps {
  readonly draft: ReadingDraft;
  readonly onChange: (draft: ReadingDraft) => void;
}

function KindChoice({ draft, onChange }: PartProps): VNode {
  const t = useT();
  return (
    <fieldset class={css.group}>
      <legend>{t("scanner.reading.kind")}</legend>
      <div class={css.choices}>
        {(["gauge", "coin"] as const).map((kind) => (
          <Choice
            key={kind}
            name="kind"
            label={t(`scanner.reading.${kind}`)}
            checked={draft.kind === kind}
            onChoose={() => onChange({ ...draft, kind })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface PlaceProps extends PartProps {
  readonly place: ReadingPlace;
  readonly isWrong: boolean;
}

function Depth({ place, draft, onChange, isWrong }: PlaceProps): VNode {
  const t = useT();
  const name = t(`scanner.reading.${place}`);
  return (
    <div class={css.field}>
      <label for={`depth-${place}`}>{t("scanner.reading.depth", { place: name })}</label>
      <p id={`hint-${place}`} class={isWrong ? css.wrong : css.hint}>
        {isWrong ? t("scanner.reading.wrong", { place: name }) : t("scanner.reading.example")}
      </p>
      <input
        id={`depth-${place}`}
        class={css.depth}
        type="text"
        inputMode="decimal"
        autocomplete="off"
        value={draft.depths[place]}
        aria-describedby={`hint-${place}`}
        aria-invalid={isWrong}
        onInput={(event) => onChange({ ...draft, depths: { ...draft.depths, [place]: event.currentTarget.value } })}
      />
    </div>
  );
}

function Band({ place, draft, onChange, isWrong }: PlaceProps): VNode {
  const t = useT();
  const name = t(`scanner.reading.${place}`);
  return (
    <fieldset class={css.group} id={`depth-${place}`} tabIndex={-1}>
      <legend>{t("scanner.reading.band", { place: name })}</legend>
      {isWrong && <p class={css.wrong}>{t("scanner.reading.open", { place: name })}</p>}
      <div class={css.choices}>
        {([true, false] as const).map((isHidden) => (
          <Choice
            key={String(isHidden)}
            name={place}
            label={t(isHidden ? "scanner.reading.hidden" : "scanner.reading.visible")}
            checked={draft.bands[place] === isHidden}
            onChoose={() => onChange({ ...draft, bands: { ...draft.bands, [place]: isHidden } })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Choice({ name, label, checked, onChoose }: ChoiceProps): VNode {
  return (
    <label class={css.choice}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      {label}
    </label>
  );
}

/** The address stays as it is. */
function focusPlace(event: Event, place: ReadingPlace): void {
  event.preventDefault();
  document.getElementById(`depth-${place}`)?.focus();
}

interface ProblemsProps {
  readonly at: { current: HTMLDivElement | null };
  readonly wrong: readonly ReadingPlace[];
  readonly kind: ReadingDraft["kind"];
}

function Problems({ at, wrong, kind }: ProblemsProps): VNode | null {
  const t = useT();
  if (wrong.length === 0) return null;
  return (
    <div ref={at} class={css.summary} role="alert" tabIndex={-1}>
      <h2>{t("scanner.reading.problems")}</h2>
      <ul>
        {wrong.map((place) => (
          <li key={place}>
            <a href={`#depth-${place}`} onClick={(event) => focusPlace(event, place)}>
              {t(kind === "gauge" ? "scanner.reading.wrong" : "scanner.reading.open", {
                place: t(`scanner.reading.${place}`),
              })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
