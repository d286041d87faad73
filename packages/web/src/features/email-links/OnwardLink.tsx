import type { ComponentProps, ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useSession } from "#kit/session.ts";
import { ButtonLink } from "#ui/Button.tsx";

/** To the own pages of who is signed in, else to signing in, and says which. */
export function OnwardLink(props: Pick<ComponentProps<typeof ButtonLink>, "href" | "kind">): ReactElement {
  const t = useT();
  const { user } = useSession();
  return <ButtonLink {...props}>{t(user ? "entry.confirm.goOn" : "base.menu.signIn")}</ButtonLink>;
}
