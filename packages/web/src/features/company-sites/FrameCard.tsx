import type { ReactElement } from "react";
import { Copy } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { CopyLink } from "#entities/club/CopyLink.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { QrCode } from "#ui/QrCode.tsx";
import { toast } from "#ui/toast.ts";
import type { Frame } from "./queries.ts";
import css from "./Sites.module.css";
import { frameSnippet } from "./snippet.ts";

/** The frame of one club: the code to copy, the link and its QR. */
export function FrameCard({ frame }: { readonly frame: Frame }): ReactElement {
  const t = useT();
  const { club, url } = frame;
  const snippet = frameSnippet(url, t("office.sites.frameTitle", { club }));
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(snippet);
      toast.success(t("office.sites.copied"));
    } catch {
      toast.warning(t("office.copy.failed"));
    }
  };
  return (
    <Card title={club} level={3}>
      <div className={css.frame}>
        <div className={css.words}>
          <p>{t("office.sites.snippet")}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, so the keyboard must get in */}
          <pre className={css.code} tabIndex={0} aria-label={t("office.sites.snippetOf", { club })}>
            <code>{snippet}</code>
          </pre>
          <div className={css.actions}>
            <Button small icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
              {t("office.sites.copy")}
            </Button>
          </div>
          <p>{t("office.sites.link")}</p>
          <p className={css.link}>{url}</p>
          <div className={css.actions}>
            <CopyLink link={url} />
          </div>
        </div>
        <QrCode text={url} label={t("office.sites.qr", { club })} />
      </div>
    </Card>
  );
}
