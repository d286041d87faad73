import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import { useSession } from "#kit/session.ts";
import { ActingNote } from "#entities/account/ActingNote.tsx";
import { Stack } from "#ui/Card.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { sentChoices } from "./choice-grid.ts";
import { Choices } from "./Choices.tsx";
import { Marketing } from "./Marketing.tsx";

/** What one is written to about, and how. */
export function MessagesPage(): ReactElement {
  const t = useT();
  const { impersonating } = useSession();
  const query = useCall("getNotificationChoices", {});
  return (
    <Page
      title={t("account.messages.title")}
      lead={t("account.messages.lead")}
      width="narrow"
      back={{ href: "/app/account", label: t("account.shared.title") }}
      help={{ href: helpPath("account") }}
    >
      <Stack gap="wide">
        <ActingNote />
        <Stack>
          <p>{t("account.messages.always")}</p>
          <Loaded query={query} shape="list">
            {({ list }) =>
              list.length === 0 ? (
                <p>{t("account.messages.none")}</p>
              ) : (
                <Choices list={sentChoices(list)} disabled={impersonating} />
              )
            }
          </Loaded>
        </Stack>
        <Marketing disabled={impersonating} />
      </Stack>
    </Page>
  );
}
