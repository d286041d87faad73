import { Mail, MessageCircle, Share2 } from "lucide-react";
import { useState, type ReactElement } from "react";
import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAction, useCall } from "#kit/queries.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { CopyButton } from "#ui/CopyButton.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { toast } from "#ui/toast.ts";
import type { Voucher } from "#entities/voucher/queries.ts";
import css from "./Vouchers.module.css";

interface ShareVoucherProps {
  readonly voucher: Voucher;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The ways to pass a voucher on: the phone's own, WhatsApp, a link, a mail to forward. */
export function ShareVoucher({ voucher, open, onClose }: ShareVoucherProps): ReactElement {
  const t = useT();
  const query = useCall(
    "getShareWatsAppLink",
    { params: { id: String(voucher.id) } },
    { enabled: open && voucher.can.share },
  );
  return (
    <Dialog open={open} onClose={onClose} title={t("wallet.share.title")}>
      <div className={css.group}>
        <p>{t("wallet.share.text")}</p>
        <Loaded query={query} shape="card">
          {(sharing) => <Ways voucher={voucher} sharing={sharing} />}
        </Loaded>
        <SharedNote voucher={voucher} />
      </div>
    </Dialog>
  );
}

type By = InputOf<Catalog["shareVoucher"]>["body"]["by"];

interface WaysProps {
  readonly voucher: Voucher;
  readonly sharing: ReplyOf<Catalog["getShareWatsAppLink"]>;
}

function Ways({ voucher, sharing }: WaysProps): ReactElement {
  const t = useT();
  const { run, busy } = useAction("shareVoucher", { quiet: true });
  const [said, setSaid] = useState("");
  const note = async (by: By): Promise<void> => {
    const answer = await run({ body: { voucher_id: voucher.id, by } });
    if (answer && by === "email") setSaid(t(`wallet.share.outcome.${answer.outcome}`));
  };
  const canSend = "share" in navigator;
  const send = async (): Promise<void> => {
    try {
      await navigator.share({ title: t("wallet.share.sheet", { title: voucher.title }), text: sharing.message });
    } catch {
      // Whoever changes their mind has shared nothing.
      return;
    }
    await note("link");
  };
  return (
    <>
      <div className={css.ways}>
        {canSend && (
          <Button kind="main" icon={<Share2 aria-hidden="true" />} onClick={() => void send()}>
            {t("wallet.share.send")}
          </Button>
        )}
        <ButtonLink
          href={sharing.link}
          target="_blank"
          rel="noreferrer"
          icon={<MessageCircle aria-hidden="true" />}
          onClick={() => void note("whatsapp")}
        >
          {t("wallet.share.whatsapp")}
        </ButtonLink>
        <CopyButton
          text={sharing.share}
          label={t("wallet.share.copy")}
          small={false}
          done={t("wallet.share.copied")}
          onCopied={() => void note("link")}
        />
        <Button icon={<Mail aria-hidden="true" />} busy={busy} onClick={() => void note("email")}>
          {t("wallet.share.email")}
        </Button>
      </div>
      <p role="status">{said}</p>
    </>
  );
}

/** That a voucher is shared, and the way to end it. */
export function SharedNote({ voucher }: Pick<WaysProps, "voucher">): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const { send } = useAction("stopSharingVoucher", { quiet: true });
  const [isAsking, setAsking] = useState(false);
  const { shared_count: count, shared_at: at } = voucher;
  const canStop = voucher.state === "issued" || voucher.state === "reserved";
  if (count === 0 || at === null) return null;
  const stop = async (): Promise<void> => {
    await send({ params: { id: String(voucher.id) } });
    toast.success(t("wallet.stopped"));
  };
  return (
    <div className={css.shared}>
      <p>{t("wallet.shared", { count, date: format.day(at, "short") })}</p>
      {canStop && (
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t("wallet.stop")}
        </Button>
      )}
      <Confirm
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("wallet.stopTitle")}
        actionLabel={t("wallet.stop")}
        danger
        onConfirm={stop}
      >
        <p>{t("wallet.stopText")}</p>
      </Confirm>
    </div>
  );
}
