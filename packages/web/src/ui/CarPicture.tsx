import type { ReactElement } from "react";
import css from "./CarPicture.module.css";
import type { Tone } from "./tone.ts";

/** A hatchback from above: body, screens, roof, lamps. Decoration; the wheels beside it speak. */
export function CarBody(): ReactElement {
  return (
    <svg className={css.body} viewBox="0 0 120 260" aria-hidden="true" focusable="false">
      <path
        className={css.shell}
        d="M60 6c26 0 41 5 46 16 5 10 6 30 6 52v104c0 28-1 46-6 58-5 11-20 18-46 18s-41-7-46-18c-5-12-6-30-6-58V74c0-22 1-42 6-52C19 11 34 6 60 6z"
      />
      <path className={css.mirror} d="M9 100 1 104c-1 7 1 11 4 12l4-2zM111 100l8 4c1 7-1 11-4 12l-4-2z" />
      <path className={css.crease} d="M30 14c-5 18-7 38-8 56M90 14c5 18 7 38 8 56M60 10v54" />
      <path className={css.glass} d="M60 66c21 0 35 4 41 9l-9 31c-8-4-19-5-32-5s-24 1-32 5l-9-31c6-5 20-9 41-9z" />
      <path className={css.glass} d="M60 232c-18 0-32-3-38-8l8-22c8 4 18 5 30 5s22-1 30-5l8 22c-6 5-20 8-38 8z" />
      <path className={css.glass} d="M17 88l7 24v76l-7 22c-1-20-1-102 0-122zM103 88l-7 24v76l7 22c1-20 1-102 0-122z" />
      <path
        className={css.roof}
        d="M60 106c12 0 22 1 29 4l2 4v72l-2 10c-7 3-17 5-29 5s-22-2-29-5l-2-10v-72l2-4c7-3 17-4 29-4z"
      />
      <path className={css.lamp} d="M18 24c4-6 10-9 18-11-3 6-9 11-18 15zM102 24c-4-6-10-9-18-11 3 6 9 11 18 15z" />
      <path className={css.rear} d="M16 238c4 5 9 8 16 10-3-5-8-10-15-14zM104 238c-4 5-9 8-16 10 3-5 8-10 15-14z" />
    </svg>
  );
}

/** One wheel from above, in the colour of its state. */
export function WheelPicture({ tone }: { readonly tone: Tone }): ReactElement {
  return (
    <svg className={css.wheel} viewBox="0 0 36 68" aria-hidden="true" focusable="false">
      <rect className={css[tone]} x="1.5" y="1.5" width="33" height="65" rx="10" />
      <rect className={css.tyre} x="6" y="6" width="24" height="56" rx="7" />
      <path
        className={css.tread}
        d="M12 7v54M18 6v56M24 7v54M7 16l5-3M7 26l5-3M7 36l5-3M7 46l5-3M7 56l5-3M29 13l-5 3M29 23l-5 3M29 33l-5 3M29 43l-5 3M29 53l-5 3"
      />
    </svg>
  );
}
