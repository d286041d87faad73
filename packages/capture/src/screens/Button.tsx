import type { Children, View } from "#capture/view.ts";
import css from "./Button.module.css";
import { Icon, type IconName } from "./Icon.tsx";

type Kind = "main" | "plain" | "quiet" | "danger";

interface Look {
  readonly kind?: Kind;
  readonly icon?: IconName;
  readonly small?: boolean;
  readonly children: Children;
}

interface ButtonProps extends Look {
  readonly onPress: () => void;
  /** Stays where it is and can be read, but does nothing. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly label?: string | undefined;
}

export function Button({ onPress, busy = false, disabled = false, label, icon, children, ...look }: ButtonProps): View {
  return (
    <button
      type="button"
      className={classOf(look)}
      aria-busy={busy}
      aria-disabled={busy || disabled}
      aria-label={label}
      onClick={() => (busy || disabled ? undefined : onPress())}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export function LinkButton({ href, icon, children, ...look }: Look & { readonly href: string }): View {
  return (
    <a className={classOf(look)} href={href}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

export const Spinner = (): View => <span className={css.spinner} aria-hidden="true" />;

const classOf = ({ kind = "plain", small = false }: Pick<Look, "kind" | "small">): string =>
  [css.button, css[kind], small ? css.small : ""].join(" ");
