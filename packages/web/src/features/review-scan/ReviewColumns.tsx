import { useState, type ReactElement, type ReactNode } from "react";
import { Facts, type Fact } from "#ui/Facts.tsx";
import { Faster } from "./Faster.tsx";
import css from "./ReviewScan.module.css";

interface ReviewColumnsProps {
  readonly photos: ReactNode;
  readonly canReview: boolean;
  readonly isJudgedHere: boolean;
  /** What to say when somebody else judged it while it was open. */
  readonly faster: string;
  readonly form: ReactNode;
  readonly outcome: ReactNode;
  readonly facts: readonly Fact[];
  readonly more?: ReactNode;
}

/** The photos beside what is read from them; after the decision, the decision. */
export function ReviewColumns(props: ReviewColumnsProps): ReactElement {
  const { photos, canReview, isJudgedHere, faster, form, outcome, facts, more } = props;
  const [wasOpen, setWasOpen] = useState(canReview);
  if (canReview && !wasOpen) setWasOpen(true);
  return (
    <div className={css.columns}>
      <div className={css.photos}>{photos}</div>
      <div className={css.side}>
        <div className={css.panel}>
          {wasOpen && !isJudgedHere && !canReview && <Faster>{faster}</Faster>}
          {canReview ? form : outcome}
        </div>
        <div className={css.panel}>
          <Facts facts={facts} />
        </div>
        {more}
      </div>
    </div>
  );
}
