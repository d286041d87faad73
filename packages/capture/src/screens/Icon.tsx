import type { View } from "#capture/view.ts";
import css from "./Icon.module.css";

const paths = {
  close: "M5 5l14 14M19 5L5 19",
  back: "M15 5l-7 7 7 7",
  check: "M4 12.5l5 5L20 6.5",
  light: "M8 3h8v4l-2 3v11h-4V10L8 7zM8 7h8M12 13v2",
  zoom: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21M7.5 10.5h6M10.5 7.5v6",
  camera: "M4 7h4l2-3h4l2 3h4v13H4zM12 10a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z",
  send: "M4 12L20 4l-4 17-4.5-6.5zM20 4l-8.5 10.5",
  help: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.5 9.5a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1.1.9-1.1 1.7M12 16.6v.2",
  warning: "M12 4l9.5 16.5h-19zM12 10v5M12 17.4v.2",
  again: "M19 5v5h-5M19 10a7.5 7.5 0 1 0 1 5",
  remove: "M5 7h14M9.5 7V4h5v3M7 7l1 13h8l1-13",
  gauge: "M6 3h12v5H6zM12 8v13M9 12h3M9 16h3",
  user: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6",
  park: "M5 3h14v18H5zM10 17V7.5h3a3 3 0 0 1 0 6h-3",
  turn: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM4 11h6M14 11h6M12 14v6",
} as const;

export type IconName = keyof typeof paths;

/** A picture beside words; never alone. */
export function Icon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }): View {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
