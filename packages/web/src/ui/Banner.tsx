import type { ReactElement, ReactNode } from "react";
import { FlaskConical, RefreshCw, UserRoundCog, WifiOff } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import css from "./Banner.module.css";
import { cx } from "./cx.ts";

type BannerKind = "away" | "demo" | "impersonation" | "offline" | "version";

interface BannerProps {
  readonly kind: BannerKind;
  /** Whose name one acts in. */
  readonly name?: string | undefined;
  /** Instead of the usual words. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A line across the top that holds for the whole application; it does not cover anything. */
export function Banner({ kind, name = "", children, action }: BannerProps): ReactElement {
  const t = useT();
  const Icon = icons[kind];
  const words = kind === "impersonation" ? t("ui.banner.impersonation", { name }) : t(`ui.banner.${kind}`);
  return (
    <div
      className={cx(css.banner, css[kind])}
      role={kind === "demo" || kind === "impersonation" ? undefined : "status"}
    >
      <Icon aria-hidden="true" size={18} />
      <p>{children ?? words}</p>
      {action}
    </div>
  );
}

const icons = {
  away: WifiOff,
  demo: FlaskConical,
  impersonation: UserRoundCog,
  offline: WifiOff,
  version: RefreshCw,
} as const;
