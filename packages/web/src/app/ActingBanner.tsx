import { useEffect, type ReactElement } from "react";
import { leaveActing } from "#kit/acting.ts";
import { api } from "#kit/api.ts";
import { useT } from "#kit/i18n.ts";
import { useSession } from "#kit/session.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { useNow } from "#ui/use-now.ts";
import css from "./ActingBanner.module.css";

const minuteMs = 60_000;
const longestMs = 30 * minuteMs;
const askAgainMs = 30_000;

/** In whose name one acts, for how long, and the way back; stays in sight. */
export function ActingBanner(): ReactElement | null {
  const t = useT();
  const { user, impersonating } = useSession();
  const leftMs = Date.parse(user?.acting?.ends_at ?? "") - useNow(10_000);
  useEndAsked(impersonating && leftMs <= 0);
  if (!impersonating || !user) return null;
  // A clock that is wrong says nothing about the time that is left.
  const isKnown = leftMs > 0 && leftMs <= longestMs;
  return (
    <aside className={css.stay} aria-label={t("account.acting.label")}>
      <Banner
        kind="impersonation"
        action={
          <Button small onClick={() => void leaveActing()}>
            {t("ui.banner.return")}
          </Button>
        }
      >
        {t("account.acting.as", { name: `${user.first_name} ${user.last_name}` })}
        {isKnown && ` – ${t("account.acting.left", { count: Math.ceil(leftMs / minuteMs) })}`}
      </Banner>
    </aside>
  );
}

/** Only the server knows whether it has expired: any reply of its ends an expired impersonation. */
function useEndAsked(isOver: boolean): void {
  useEffect(() => {
    if (!isOver) return undefined;
    const ask = (): void => void api.call("currentUser").catch(() => undefined);
    ask();
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [isOver]);
}
