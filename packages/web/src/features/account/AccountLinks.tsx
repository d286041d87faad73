import { BellRing, ChevronRight, Eye, FolderDown, IdCard, ShieldCheck } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useT } from "#kit/i18n.ts";
import { mainRole } from "#kit/role.ts";
import type { UserView } from "#kit/session.ts";
import { Section } from "#ui/Card.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import css from "./Account.module.css";

interface AccountLinksProps {
  readonly user: UserView;
  /** An administrator acts as this user: security is not offered. */
  readonly isActing: boolean;
}

interface Place {
  readonly href: string;
  readonly icon: ReactNode;
  readonly name: string;
  readonly text: string;
}

/** The pages of one's own account. */
export function AccountLinks({ user, isActing }: AccountLinksProps): ReactElement {
  const t = useT();
  const isDriver = mainRole(user) === "consumer";
  const security: Place = {
    href: "/app/account/security",
    icon: <ShieldCheck aria-hidden="true" />,
    name: t("account.hub.security"),
    text: t("account.hub.securityText"),
  };
  const places: readonly Place[] = [
    {
      href: "/app/account/profile",
      icon: <IdCard aria-hidden="true" />,
      name: t("account.hub.profile"),
      text: t("account.hub.profileText"),
    },
    ...(isActing ? [] : [security]),
    {
      href: "/app/account/messages",
      icon: <BellRing aria-hidden="true" />,
      name: t("account.hub.messages"),
      text: t("account.hub.messagesText"),
    },
    {
      href: "/app/account/data",
      icon: <FolderDown aria-hidden="true" />,
      name: t("account.hub.data"),
      text: t(isDriver ? "account.hub.dataTextDriver" : "account.hub.dataText"),
    },
    {
      href: "/app/account/who_looked",
      icon: <Eye aria-hidden="true" />,
      name: t("account.hub.looked"),
      text: t("account.hub.lookedText"),
    },
  ];
  return (
    <Section title={t("account.hub.places")}>
      <ul className={css.places}>
        {places.map(({ href, icon, name, text }) => (
          <li key={href}>
            <UiLink className={css.place} href={href}>
              {icon}
              <span>
                <span className={css.placeName}>{name}</span>
                <span className={css.placeText}>{text}</span>
              </span>
              <ChevronRight aria-hidden="true" size={20} />
            </UiLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
