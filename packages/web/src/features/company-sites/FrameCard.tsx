import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { CopyLink } from "#entities/club/CopyLink.tsx";
import { Breakable } from "#ui/Breakable.tsx";
import { Card } from "#ui/Card.tsx";
import { CodeBlock } from "#ui/CodeBlock.tsx";
import { CopyButton } from "#ui/CopyButton.tsx";
import { QrCode } from "#ui/QrCode.tsx";
import type { Frame } from "./queries.ts";
import css from "./Sites.module.css";
import { frameSnippet } from "./snippet.ts";

/** The frame of one club: the code to copy, the link and its QR. */
export function FrameCard({ frame }: { readonly frame: Frame }): ReactElement {
  const t = useT();
  const { club, url } = frame;
  const snippet = frameSnippet(url, t("office.sites.frameTitle", { club }));
  return (
    <Card title={club} level={3}>
      <div className={css.frame}>
        <div className={css.words}>
          <p>{t("office.sites.snippet")}</p>
          <CodeBlock label={t("office.sites.snippetOf", { club })} text={snippet} />
          <div className={css.actions}>
            <CopyButton text={snippet} label={t("office.sites.copy")} done={t("office.sites.copied")} />
          </div>
          <p>{t("office.sites.link")}</p>
          <p className={css.link}>
            <Breakable text={url} />
          </p>
          <div className={css.actions}>
            <CopyLink link={url} />
          </div>
        </div>
        <QrCode text={url} label={t("office.sites.qr", { club })} />
      </div>
    </Card>
  );
}
