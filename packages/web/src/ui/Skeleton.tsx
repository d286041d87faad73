import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { cx } from "./cx.ts";
import css from "./Skeleton.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface SkeletonProps {
  /** The shape of what is coming, so that nothing jumps. */
  readonly shape: "list" | "card" | "detail" | "picture";
  readonly rows?: number | undefined;
}

/** Stands where data will be. */
export function Skeleton({ shape, rows = shape === "list" ? 6 : 1 }: SkeletonProps): ReactElement {
  const t = useT();
  return (
    <div className={css.skeleton} role="status">
      <VisuallyHidden>{t("ui.skeleton.loading")}</VisuallyHidden>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={cx(css.block, css[shape])} aria-hidden="true">
          {bones[shape]}
        </div>
      ))}
    </div>
  );
}

const title = <span className={cx(css.bone, css.title)} />;
const text = <span className={css.bone} />;
const half = <span className={cx(css.bone, css.half)} />;
const badge = <span className={cx(css.bone, css.badge)} />;
const box = <span className={cx(css.bone, css.box)} />;

const bones: Readonly<Record<SkeletonProps["shape"], ReactElement>> = {
  list: (
    <>
      {title}
      {badge}
      {half}
    </>
  ),
  card: (
    <>
      {title}
      {text}
      {half}
    </>
  ),
  detail: (
    <>
      {title}
      {box}
      {text}
      {text}
      {half}
    </>
  ),
  picture: box,
};
