import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical, Pencil, Trash2 } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { textIn } from "#entities/deal/deal-text.ts";
import type { Deal } from "#entities/deal/queries.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { cx } from "#ui/cx.ts";
import { TipButton } from "#ui/office/TipButton.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import css from "./ManageDeals.module.css";
import type { DealOrder } from "./use-deal-order.ts";

interface DealRowProps {
  readonly deal: Deal;
  readonly index: number;
  readonly count: number;
  readonly canEdit: boolean;
  readonly editHref: string;
  readonly order: DealOrder;
  readonly reload: () => Promise<unknown>;
}

const tones = { running: "good", planned: "waiting", over: "neutral", hidden: "soon" } as const;

/** A deal in its member's list: how it stands, and what to do with it. */
export function DealRow(props: DealRowProps): ReactElement {
  const { deal, index, canEdit, order } = props;
  const t = useT();
  const format = useFormat();
  const title = textIn(deal.texts, t.locale)?.title ?? "";
  const price =
    deal.price_pence === null
      ? t("deal.save", { amount: format.money(deal.saving_pence ?? 0, true) })
      : format.money(deal.price_pence, true);
  return (
    <li className={cx(css.row, order.target === index && css.target)} {...(canEdit && order.dragOf(index))}>
      {canEdit && (
        <span className={css.handle} aria-hidden="true">
          <GripVertical size={20} />
        </span>
      )}
      {deal.picture && <img className={css.picture} src={deal.picture.url} alt="" width={96} height={64} />}
      <div className={css.about}>
        <div className={css.title}>
          <h2 dir="auto">{title}</h2>
          <StateBadge tone={tones[deal.state]}>{t(`office.deals.state.${deal.state}`)}</StateBadge>
        </div>
        <p className={css.soft}>
          {format.facts(
            price,
            t("office.deals.period", { from: format.day(deal.starts_on), to: format.day(deal.ends_on) }),
          )}
        </p>
      </div>
      {canEdit && <Tools {...props} title={title} />}
    </li>
  );
}

function Tools({
  deal,
  index,
  count,
  editHref,
  order,
  reload,
  title,
}: DealRowProps & { readonly title: string }): ReactElement {
  const t = useT();
  const [asks, setAsks] = useState(false);
  const hide = useAction("hideDeal");
  const params = { id: String(deal.id) };
  return (
    <div className={css.tools}>
      {count > 1 && (
        <>
          <TipButton
            label={t("office.rows.up", { name: title })}
            icon={<ArrowUp aria-hidden="true" />}
            disabled={index === 0}
            onClick={() => order.move(index, index - 1)}
          />
          <TipButton
            label={t("office.rows.down", { name: title })}
            icon={<ArrowDown aria-hidden="true" />}
            disabled={index === count - 1}
            onClick={() => order.move(index, index + 1)}
          />
        </>
      )}
      <ButtonLink small href={editHref} icon={<Pencil aria-hidden="true" />}>
        {t("office.deals.change")}
      </ButtonLink>
      {deal.state !== "over" && (
        <TipButton
          label={t(deal.hidden ? "office.deals.show" : "office.deals.hide", { name: title })}
          icon={deal.hidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
          onClick={() => void hide.run({ params, body: { hidden: !deal.hidden, version: deal.version } })}
        />
      )}
      <TipButton
        label={t("office.deals.remove", { name: title })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsks(true)}
      />
      <RemoveQuestion deal={deal} title={title} open={asks} onClose={() => setAsks(false)} reload={reload} />
    </div>
  );
}

interface RemoveQuestionProps extends Pick<DealRowProps, "deal" | "reload"> {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

function RemoveQuestion({ deal, title, open, onClose, reload }: RemoveQuestionProps): ReactElement {
  const t = useT();
  const remove = useAction("deleteDeal");
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={t("office.deals.removeTitle", { name: title })}
      actionLabel={t("office.deals.removeNow")}
      danger
      onConfirm={() => remove.send({ params: { id: String(deal.id) } })}
      onConflict={reload}
    >
      {t("office.deals.removeText")}
    </Confirm>
  );
}
