import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from "react";
import { buttonClass, type ButtonLook } from "./button-class.ts";
import css from "./Button.module.css";
import { Spinner } from "./Spinner.tsx";
import { UiLink, type UiLinkProps } from "./UiLink.tsx";

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon?: ReactNode;
  /** Work is going on: stays in focus, shows it, takes no second press. */
  readonly busy?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button({
  kind,
  small,
  wide,
  icon,
  busy = false,
  children,
  className,
  onClick,
  type = "button",
  ...rest
}: ButtonProps): ReactElement {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={joined(buttonClass({ kind, small, wide }), className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon && <span className={css.icon}>{icon}</span>}
      <span>{children}</span>
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook, UiLinkProps {
  readonly icon?: ReactNode;
}

/** Looks like a button, goes somewhere. */
export function ButtonLink({ kind, small, wide, icon, children, className, ...rest }: ButtonLinkProps): ReactElement {
  return (
    <UiLink {...rest} className={joined(buttonClass({ kind, small, wide }), className)}>
      {icon && <span className={css.icon}>{icon}</span>}
      <span>{children}</span>
    </UiLink>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** What it does, in words: read aloud and shown on hover. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export function IconButton({ label, icon, className, type = "button", ...rest }: IconButtonProps): ReactElement {
  return (
    <button {...rest} type={type} className={joined(css.iconButton ?? "", className)} aria-label={label} title={label}>
      <span className={css.icon}>{icon}</span>
    </button>
  );
}

const joined = (own: string, given: string | undefined): string => (given ? `${own} ${given}` : own);
