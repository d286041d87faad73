import { useState, type ReactElement } from "react";
import type { Catalog, ReplyOf } from "@treadclub/contract";
import { formatPlate } from "@treadclub/rules/plate";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { Plate } from "#ui/Plate.tsx";
import { toast } from "#ui/toast.ts";
import { UiLink } from "#ui/UiLink.tsx";
import css from "./AcceptScans.module.css";
import type { ScanRow } from "./queries.ts";

export type Accepted = ReplyOf<Catalog["batchAcceptedScans"]>;

interface AcceptTickedProps {
  readonly reviewer: Reviewer;
  readonly ticked: readonly ScanRow[];
  readonly onDone: (accepted: Accepted) => void;
}

/** Accepts the suggested results of those ticked, after saying which they are and how many have to be looked at. */
export function AcceptTicked({ reviewer, ticked, onDone }: AcceptTickedProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { send } = useAction(reviewer.calls.accept);
  const sure = ticked.filter(isSure);
  const count = sure.length;
  const accept = async (): Promise<void> => onDone(await send({ body: { ids: ticked.map(({ id }) => id) } }));
  if (count === 0) return <p>{t("office.accept.none")}</p>;
  return (
    <>
      <Button kind="main" small onClick={() => setAsking(true)}>
        {t("office.accept.action", { count })}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("office.accept.title", { count })}
        actionLabel={t("office.accept.action", { count })}
        onConfirm={accept}
      >
        <p>{t("office.accept.text")}</p>
        <ul className={css.names}>
          {sure.map((scan) => (
            <li key={scan.id}>
              {format.labelled(
                formatPlate(scan.vehicle.number),
                format.words((scan.suggested?.results ?? []).map((result) => t(`base.state.result.${result}`))),
              )}
            </li>
          ))}
        </ul>
        {ticked.length > count && <p>{t("office.accept.skips", { count: ticked.length - count })}</p>}
      </Confirm>
    </>
  );
}

const isSure = ({ suggested, claimed }: ScanRow): boolean => suggested?.sure === true && claimed === null;

interface AcceptedScansProps {
  readonly reviewer: Reviewer;
  readonly accepted: Accepted;
  readonly onClose: () => void;
}

/** What became of each, with the way back for those that were completed and to those that were not. */
export function AcceptedScans({ reviewer, accepted, onClose }: AcceptedScansProps): ReactElement {
  const t = useT();
  const [undone, setUndone] = useState<ReadonlySet<number>>(new Set());
  return (
    <section className={css.outcomes} aria-label={t("office.accept.outcome")}>
      <Card
        title={t("office.accept.done", { count: accepted.count })}
        actions={
          <Button small onClick={onClose}>
            {t("office.accept.close")}
          </Button>
        }
      >
        <ul className={css.list}>
          {accepted.list.map((one) => (
            <OutcomeLine
              key={one.id}
              one={one}
              reviewer={reviewer}
              isUndone={undone.has(one.id)}
              onUndone={() => setUndone(new Set([...undone, one.id]))}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}

interface OutcomeLineProps {
  readonly one: Accepted["list"][number];
  readonly reviewer: Reviewer;
  readonly isUndone: boolean;
  readonly onUndone: () => void;
}

function OutcomeLine({ one, reviewer, isUndone, onUndone }: OutcomeLineProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { run, busy } = useAction(reviewer.calls.undo);
  const undo = async (): Promise<void> => {
    if ((await run({ params: { id: String(one.id) }, body: {} })) === undefined) return;
    toast.success(t("office.review.undone"));
    onUndone();
  };
  const results = format.words(one.results.map((result) => t(`base.state.result.${result}`)));
  const name = one.number === null ? "" : formatPlate(one.number);
  return (
    <li>
      {one.number !== null && (
        <UiLink href={reviewer.scanHref(one.id)}>
          <Plate value={one.number} size="small" />
        </UiLink>
      )}
      <span className={css.words}>
        {isUndone
          ? t("office.accept.undone")
          : one.outcome === "completed"
            ? results
            : t(`office.accept.left.${one.outcome}`)}
      </span>
      {one.outcome === "completed" && !isUndone && (
        <Button
          small
          kind="quiet"
          busy={busy}
          aria-label={t("office.accept.undoOf", { name })}
          onClick={() => void undo()}
        >
          {t("office.accept.undo")}
        </Button>
      )}
    </li>
  );
}
