import type { ReactElement, ReactNode } from "react";
import { useT } from "#kit/i18n.ts";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { Page } from "#ui/Page.tsx";

interface DeadLinkProps {
  /** lost: the page was loaded again and has forgotten it; dead: the server does not know it any more. */
  readonly why: "lost" | "dead";
  readonly title: string;
  /** Instead of the usual words for a dead one. */
  readonly text?: ReactNode;
  readonly action: ReactNode;
}

/** A link of a mail that leads nowhere from here, and what to do. */
export function DeadLink({ why, title, text, action }: DeadLinkProps): ReactElement {
  const t = useT();
  return (
    <Page title={title} width="narrow">
      <ErrorPanel
        title={t(why === "lost" ? "entry.link.lostTitle" : "entry.link.title")}
        text={why === "lost" ? t("entry.link.lostText") : (text ?? t("entry.link.text"))}
        actions={action}
      />
    </Page>
  );
}
