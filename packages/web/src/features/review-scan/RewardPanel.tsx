import { useState, type ReactElement, type ReactNode } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useSender } from "#kit/queries.ts";
import { errorText, isCode } from "#kit/errors.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { toast } from "#ui/toast.ts";
import { BannerForm } from "./BannerForm.tsx";
import { LogoPart } from "./LogoPart.tsx";
import { VoucherPart } from "./VoucherPart.tsx";
import type { ScanView } from "./queries.ts";
import type { Reward } from "./reward-queries.ts";
import css from "./Reward.module.css";

export interface RewardPanelProps {
  readonly scan: ScanView;
  readonly reviewer: Reviewer;
}

/** What comes with the result of a scan: given before it is sent or after, and taken back. */
export function RewardPanel({ scan, reviewer }: RewardPanelProps): ReactElement {
  const t = useT();
  const { voucher = null, banner = null, logo = null } = scan.reward ?? {};
  const takeBack = useTakeBack(scan.id, reviewer);
  return (
    <section className={css.panel} aria-labelledby="with-this-result">
      <h2 id="with-this-result">{t("office.reward.title")}</h2>
      {voucher === null ? (
        <VoucherPart scanId={scan.id} reviewer={reviewer} />
      ) : (
        <Given
          name={t("office.reward.voucher")}
          onRemove={isOpen(voucher) ? () => takeBack("voucher") : null}
          badge={<VoucherBadge voucher={voucher} isDone={scan.state === "completed"} />}
        >
          <VoucherWords voucher={voucher} />
        </Given>
      )}
      <BannerPart scan={scan} reviewer={reviewer} banner={banner} onRemove={() => takeBack("banner")} />
      {logo === null ? (
        <LogoPart scanId={scan.id} />
      ) : (
        <Given name={t("office.reward.logo")} onRemove={() => takeBack("logo")}>
          <img className={css.logo} src={logo.url} alt={t("office.reward.logo")} />
        </Given>
      )}
    </section>
  );
}

type Part = "voucher" | "banner" | "logo";

/** Administrators and members take back by calls of their own. */
function useTakeBack(scanId: number, { kind }: Reviewer): (part: Part) => void {
  const t = useT();
  const { send } = useSender();
  const id = String(scanId);
  const sent = (part: Part): Promise<unknown> => {
    if (kind === "member") return send("memberDeleteScanReward", { params: { id, part } }, { quiet: true });
    return send(adminCalls[part], { params: { id } }, { quiet: true });
  };
  return (part) =>
    void sent(part).then(
      () => toast.success(t(`office.reward.removed.${part}`)),
      (error: unknown) =>
        toast.error(
          isCode(error, "STATE_CONFLICT") && part === "voucher" ? t("office.reward.inUse") : errorText(error),
        ),
    );
}

const adminCalls = {
  voucher: "deleteDiscountByScanId",
  banner: "deleteScanBonusBannerByScanId",
  logo: "deleteScanLogoByScanId",
} as const;

interface GivenProps {
  readonly name: string;
  readonly badge?: ReactNode;
  readonly more?: ReactNode;
  /** Null where it cannot be taken back any more. */
  readonly onRemove: (() => void) | null;
  readonly children: ReactNode;
}

function Given({ name, badge, more, onRemove, children }: GivenProps): ReactElement {
  const t = useT();
  return (
    <div className={css.part}>
      <div className={css.head}>
        <h3>{name}</h3>
        {badge}
      </div>
      {children}
      <div className={css.buttons}>
        {more}
        {onRemove && (
          <Button small kind="quiet" aria-label={t("office.reward.removeOf", { name })} onClick={onRemove}>
            {t("office.reward.remove")}
          </Button>
        )}
      </div>
    </div>
  );
}

type Voucher = NonNullable<Reward["voucher"]>;

/** Also once it is withdrawn: then another one can be given. */
const isOpen = ({ state }: Voucher): boolean => state !== "used" && state !== "reserved";

function VoucherBadge({
  voucher,
  isDone,
}: {
  readonly voucher: Voucher;
  readonly isDone: boolean;
}): ReactElement | null {
  const t = useT();
  if (voucher.state !== null)
    return (
      <StateBadge tone={voucher.state === "issued" ? "good" : "neutral"}>
        {t(`base.state.voucher.${voucher.state}`)}
      </StateBadge>
    );
  return isDone ? null : <StateBadge tone="waiting">{t("office.reward.waits")}</StateBadge>;
}

function VoucherWords({ voucher }: { readonly voucher: Voucher }): ReactElement {
  const t = useT();
  const format = useFormat();
  const amount = format.money(voucher.amount_pence, true);
  const worth = voucher.percent === null ? amount : t("office.reward.share", { percent: voucher.percent, amount });
  return <p>{format.facts(voucher.title, worth, voucher.member_name ?? t("office.reward.platform"))}</p>;
}

interface BannerPartProps extends RewardPanelProps {
  readonly banner: Reward["banner"];
  readonly onRemove: () => void;
}

function BannerPart({ scan, reviewer, banner, onRemove }: BannerPartProps): ReactElement {
  const t = useT();
  const [open, setOpen] = useState(false);
  const write = (
    <Button small onClick={() => setOpen(true)}>
      {t(banner ? "office.reward.banner.edit" : "office.reward.banner.add")}
    </Button>
  );
  return (
    <>
      {banner ? (
        <Given name={t("office.reward.banner")} onRemove={onRemove} more={write}>
          {banner.picture && <img className={css.preview} src={banner.picture.url} alt="" />}
          <p>{banner.title}</p>
        </Given>
      ) : (
        <div className={css.part}>{write}</div>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t("office.reward.banner")}>
        <BannerForm
          scanId={scan.id}
          reviewer={reviewer}
          banner={banner}
          onDone={() => {
            setOpen(false);
            toast.success(t("office.reward.banner.saved"));
          }}
        />
      </Dialog>
    </>
  );
}
