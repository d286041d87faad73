import { Share2 } from "lucide-react";
import { useState, type ReactElement } from "react";
import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAction, useCall } from "#kit/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { CopyButton } from "#ui/CopyButton.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { toast } from "#ui/toast.ts";
import css from "./ReportWays.module.css";

type Minted = ReplyOf<Catalog["createScanLink"]>;
type ScanLink = ReplyOf<Catalog["getScanLinks"]>["list"][number];

interface ShareDialogProps {
  readonly scanId: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Makes links to a result, and ends them. What was made is forgotten when it closes. */
export function ShareDialog({ scanId, open, onClose }: ShareDialogProps): ReactElement {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t("report.share.title")}>
      <Share scanId={scanId} />
    </Dialog>
  );
}

function Share({ scanId }: Pick<ShareDialogProps, "scanId">): ReactElement {
  const t = useT();
  const { run, busy } = useAction("createScanLink", { quiet: true });
  const [minted, setMinted] = useState<Minted | null>(null);
  const make = async (): Promise<void> => {
    const made = await run({ body: { scan_id: scanId } });
    if (made) setMinted(made);
  };
  return (
    <div className={css.share}>
      <p>{t("report.share.text")}</p>
      <div role="status">{minted && <NewLink minted={minted} />}</div>
      {!minted && (
        <div className={css.buttons}>
          <Button kind="main" busy={busy} onClick={() => void make()}>
            {t("report.share.make")}
          </Button>
        </div>
      )}
      <Links
        scanId={scanId}
        onEnded={(id) => {
          if (minted?.id === id) setMinted(null);
        }}
      />
    </div>
  );
}

/** Phones hand the link to another app; everywhere it can be copied. */
function NewLink({ minted: { link, expires_at: until } }: { readonly minted: Minted }): ReactElement {
  const t = useT();
  const format = useFormat();
  const canSend = "share" in navigator;
  return (
    <div className={css.new}>
      <strong>{t("report.share.link")}</strong>
      <span className={css.link} translate="no">
        {link}
      </span>
      <p>{t("report.share.once", { date: format.day(until) })}</p>
      <div className={css.buttons}>
        {canSend && (
          <Button
            kind="main"
            icon={<Share2 aria-hidden="true" />}
            // Whoever changes their mind has seen that nothing was sent.
            onClick={() => void navigator.share({ title: t("report.title"), url: link }).catch(() => undefined)}
          >
            {t("report.share.send")}
          </Button>
        )}
        <CopyButton
          text={link}
          label={t("report.share.copy")}
          main={!canSend}
          small={false}
          done={t("report.share.copied")}
        />
      </div>
    </div>
  );
}

interface LinksProps {
  readonly scanId: number;
  readonly onEnded: (id: number) => void;
}

function Links({ scanId, onEnded }: LinksProps): ReactElement {
  const query = useCall("getScanLinks", { body: { per_page: 50, filters: { scan_id: scanId } } });
  return (
    <Loaded query={query} shape="list" rows={1}>
      {({ list }) => <LinkList links={list} onEnded={onEnded} />}
    </Loaded>
  );
}

interface LinkListProps {
  readonly links: readonly ScanLink[];
  readonly onEnded: (id: number) => void;
}

function LinkList({ links, onEnded }: LinkListProps): ReactElement | null {
  const t = useT();
  const { send } = useAction("deleteScanLink", { quiet: true });
  const [ending, setEnding] = useState<number | null>(null);
  const end = async (id: number): Promise<void> => {
    await send({ params: { id: String(id) } });
    onEnded(id);
    toast.success(t("report.share.ended"));
  };
  return (
    <>
      {links.length > 0 && (
        <section>
          <h3>{t("report.share.links")}</h3>
          <ul className={css.links}>
            {links.map((link) => (
              <LinkLine key={link.id} link={link} onEnd={() => setEnding(link.id)} />
            ))}
          </ul>
        </section>
      )}
      <Confirm
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={t("report.share.endTitle")}
        actionLabel={t("report.share.end")}
        danger
        onConfirm={() => (ending === null ? undefined : end(ending))}
      >
        <p>{t("report.share.endText")}</p>
      </Confirm>
    </>
  );
}

function LinkLine({ link, onEnd }: { readonly link: ScanLink; readonly onEnd: () => void }): ReactElement {
  const t = useT();
  const format = useFormat();
  const made = format.dayTime(link.created_at, "short");
  return (
    <li>
      <div>
        <p>{t("report.share.until", { date: format.day(link.expires_at) })}</p>
        <p className={css.made}>
          {link.member_name === null
            ? t("report.share.made", { date: made })
            : t("report.share.madeBy", { date: made, member: link.member_name })}
        </p>
      </div>
      <Button kind="quiet" aria-label={t("report.share.endOf", { date: made })} onClick={onEnd}>
        {t("report.share.end")}
      </Button>
    </li>
  );
}
