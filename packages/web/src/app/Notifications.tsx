import { Bell, X } from "lucide-react";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { notice } from "#kit/notices.ts";
import { useAction, useCall } from "#kit/queries.ts";
import { mainRole } from "#kit/role.ts";
import type { UserView } from "#kit/session.ts";
import { IconButton } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { RelativeTime } from "#ui/DateText.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Empty } from "#ui/Empty.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { noticeWords } from "#entities/notice/notice-words.ts";
import css from "./Notifications.module.css";
import { recordHref, type Notification } from "./record-link.ts";

/** The bell: how many are unread, and the list behind it. */
export function Notifications({ user }: { readonly user: UserView }): ReactElement {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const role = mainRole(user);
  const { data } = useCall("getNotificationList", {
    params: { a: String(user.id), b: role === "super_admin" ? "admin" : role },
    body: { per_page: 30 },
  });
  const read = useAction("readNotifications", { quiet: true });
  const unread = data?.unread_count ?? 0;
  useNewsToast(user, data?.list);
  const close = (): void => {
    setOpen(false);
    const seen = (data?.list ?? []).filter((one) => one.state === "unread").map((one) => one.id);
    if (seen.length > 0) void read.run({ body: { ids: seen } });
  };
  return (
    <>
      <span className={css.bell}>
        <IconButton
          label={t("base.notices.open", { count: unread })}
          icon={<Bell aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
        {unread > 0 && (
          <span className={css.count} aria-hidden="true">
            {unread > 99 ? "99+" : unread}
          </span>
        )}
      </span>
      <Dialog open={isOpen} onClose={close} title={t("base.notices.title")}>
        {data?.list.length ? (
          <ul className={css.list}>
            {data.list.map((one) => (
              <Item
                key={one.id}
                one={one}
                href={recordHref(user, one.open_field_type, one.open_field)}
                onFollow={close}
              />
            ))}
          </ul>
        ) : (
          <Empty title={t("base.notices.empty")} text={t("base.notices.emptyText")} picture="list" />
        )}
      </Dialog>
    </>
  );
}

interface ItemProps {
  readonly one: Notification;
  readonly href: string | null;
  readonly onFollow: () => void;
}

function Item({ one, href, onFollow }: ItemProps): ReactElement {
  const t = useT();
  const remove = useAction("setClose", { quiet: true });
  const words = noticeWords(t, one);
  return (
    <li className={cx(css.item, one.state === "unread" && css.unread)}>
      <div>
        {one.state === "unread" && <VisuallyHidden>{t("base.notices.unread")} </VisuallyHidden>}
        {href ? (
          <UiLink className={css.words} href={href} onClick={onFollow}>
            {words}
          </UiLink>
        ) : (
          <span className={css.words}>{words}</span>
        )}
        <span className={css.when}>
          <RelativeTime value={one.created_at} />
        </span>
      </div>
      <IconButton
        label={t("base.notices.close")}
        icon={<X aria-hidden="true" />}
        aria-disabled={remove.busy}
        onClick={() => void remove.run({ params: { id: String(one.id) }, body: {} })}
      />
    </li>
  );
}

/** Announces new notifications, once; those present at the start stay quiet, and so does what the page shows already. */
function useNewsToast(user: UserView, list: readonly Notification[] | undefined): void {
  const t = useT();
  const newest = useRef<number | null>(null);
  useEffect(() => {
    if (!list) return;
    const known = newest.current;
    newest.current = Math.max(known ?? 0, ...list.map((one) => one.id));
    if (known === null) return;
    for (const one of list) {
      const href = recordHref(user, one.open_field_type, one.open_field);
      if (one.id > known && one.state === "unread" && !isShown(href))
        notice("success", noticeWords(t, one), href ?? undefined);
    }
  }, [user, list, t]);
}

const isShown = (href: string | null): boolean =>
  href !== null && new URL(href, location.href).pathname === location.pathname;
