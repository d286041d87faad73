import { useState, type ReactElement } from "react";
import { carriedHere, forgetCarried } from "#kit/handover.ts";
import { useT } from "#kit/i18n.ts";
import { useNavigateTo } from "#kit/use-navigate-to.ts";
import { Page } from "#ui/Page.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { Question } from "./Question.tsx";
import type { Named } from "./take-over.ts";

/** Continues a session from another device, by the link that led here or by the short code. */
export function ContinueAs(): ReactElement {
  const t = useT();
  const go = useNavigateTo();
  const [carried] = useState(carriedHere);
  const [named, setNamed] = useState<Named | null>(carried && { restore_token: carried.token });
  const leave = (href: string): void => {
    forgetCarried();
    go(href, { replace: true });
  };
  return (
    <Page title={t("entry.continue.title")} width="narrow" back={{ href: "/app" }}>
      {named === null ? (
        <CodeForm onCode={(short_code) => setNamed({ short_code })} />
      ) : (
        <Question
          named={named}
          onDone={leave}
          onNotMe={() => leave(carried?.from ?? "/app")}
          onOther={() => setNamed(null)}
        />
      )}
    </Page>
  );
}
