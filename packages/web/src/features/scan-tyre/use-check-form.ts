import { noSidewallText, sidewallFields, type SidewallText } from "@treadclub/rules/sidewall";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { useT } from "#kit/i18n.ts";
import { useForm, type FormHandle } from "#ui/use-form.ts";
import type { ScanNote } from "#entities/scan/scan-note.ts";
import { draftOf, readingProblems, type ReadingDraft } from "./reading-draft.ts";
import { sidewallProblems } from "#entities/scan/sidewall/sidewall-words.ts";

export interface TypedWall extends SidewallText {
  readonly position: TyrePosition;
}

export interface CheckDraft {
  readonly mileage: number | null;
  /** One of each tyre whose sidewall is photographed; none of a tread. */
  readonly walls: readonly TypedWall[];
  /** What was measured by hand, if anything. */
  readonly own: ReadingDraft;
}

/** What is typed beside the photos, kept until it is handed in. */
export function useCheckForm(
  note: ScanNote,
  tyres: readonly TyrePosition[],
  handIn: (draft: CheckDraft) => void,
): FormHandle<CheckDraft> {
  const t = useT();
  return useForm<CheckDraft>({
    initial: {
      mileage: note.mileage,
      walls: tyres.map((position) => ({
        position,
        ...(note.typed.find((one) => one.position === position)?.text ?? noSidewallText),
      })),
      own: draftOf(note.reading),
    },
    validate: ({ mileage, walls, own }) => ({
      ...readingProblems(own, true, t),
      mileage: mileage !== null && !isMileage(mileage) ? t("scan.check.mileageWrong") : undefined,
      ...Object.fromEntries(
        walls.flatMap((wall, at) => {
          const problems = sidewallProblems(wall, new Date(), t);
          return sidewallFields.map((field) => [`walls.${at}.${field}`, problems[field]]);
        }),
      ),
    }),
    submit: async (draft) => handIn(draft),
    keepAs: `scan-${note.id}`,
  });
}

const isMileage = (miles: number): boolean => Number.isInteger(miles) && miles >= 0 && miles <= 2_000_000;
