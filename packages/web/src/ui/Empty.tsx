import type { ReactElement, ReactNode } from "react";
import css from "./Empty.module.css";

interface EmptyProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** The one next step. */
  readonly action?: ReactNode;
  readonly picture?: keyof typeof pictures | undefined;
  readonly level?: 2 | 3 | undefined;
}

/** Nothing here yet, and the one thing to do about it. */
export function Empty({ title, text, action, picture, level = 2 }: EmptyProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <div className={css.empty}>
      {picture && (
        <svg className={css.picture} viewBox="0 0 96 64" aria-hidden="true" focusable="false">
          {pictures[picture]}
        </svg>
      )}
      <Heading>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {action}
    </div>
  );
}

const pictures = {
  tyre: (
    <>
      <path className={css.ground} d="M6 60h84" />
      <circle className={css.dark} cx="48" cy="32" r="24" />
      <circle className={css.tread} cx="48" cy="32" r="26" strokeDasharray="6 4.2" />
      <circle className={css.light} cx="48" cy="32" r="14" />
      <path className={css.line} d="M48 18v28M34 32h28M38 22l20 20M58 22L38 42" />
    </>
  ),
  car: (
    <>
      <path className={css.ground} d="M4 58h88" />
      <path
        className={css.light}
        d="M8 50V38c0-4 2-6 6-7l14-3 12-13c2-2 4-3 7-3h16c4 0 6 1 8 4l8 12 8 2c4 1 5 3 5 7v13z"
      />
      <path className={css.line} d="M40 28h38M56 12v16" />
      <circle className={css.dark} cx="26" cy="50" r="8" />
      <circle className={css.dark} cx="74" cy="50" r="8" />
      <circle className={css.loud} cx="26" cy="50" r="3" />
      <circle className={css.loud} cx="74" cy="50" r="3" />
    </>
  ),
  ticket: (
    <>
      <path className={css.loud} d="M8 14h26v36H8z" />
      <path className={css.light} d="M34 14h46l6 4-6 4 6 4-6 4 6 4-6 4 6 4-6 4 2 4H34z" />
      <path className={css.dash} d="M34 14v36" />
      <path className={css.line} d="M44 26h24M44 36h16" />
    </>
  ),
  calendar: (
    <>
      <path className={css.light} d="M20 12h56v46H20z" />
      <path className={css.loud} d="M20 12h56v12H20z" />
      <path className={css.line} d="M32 6v12M64 6v12M30 34h8M46 34h8M62 34h6M30 46h8M46 46h8" />
    </>
  ),
  list: (
    <>
      <path className={css.light} d="M16 8h64v48H16z" />
      <path className={css.line} d="M36 20h34M36 32h34M36 44h22" />
      <path className={css.loud} d="M22 16h8v8h-8zM22 28h8v8h-8zM22 40h8v8h-8z" />
    </>
  ),
} as const;
