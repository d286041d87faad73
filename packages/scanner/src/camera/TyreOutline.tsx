import type { VNode } from "preact";
import type { PhotoSlot } from "#scanner/scan/slots.ts";
import css from "./camera.module.css";

/** Where the tread belongs in the picture: seen from the front, one edge close up, or just the middle. */
export function TyreOutline({ slot }: { readonly slot: PhotoSlot }): VNode {
  return (
    <svg class={css.outline} viewBox="0 0 300 400" aria-hidden="true" focusable="false">
      {slot === "inner" || slot === "outer" ? (
        <Edge isMirrored={slot === "outer"} />
      ) : slot === "whole" ? (
        <Whole />
      ) : (
        <Corners />
      )}
    </svg>
  );
}

const Whole = (): VNode => (
  <>
    <rect class={css.line} x="55" y="24" width="190" height="352" rx="44" />
    <path class={css.groove} d="M103 34v332M150 30v340M197 34v332" />
  </>
);

const Edge = ({ isMirrored }: { readonly isMirrored: boolean }): VNode => (
  <g transform={isMirrored ? "matrix(-1 0 0 1 300 0)" : undefined}>
    <path class={css.line} d="M300 30H110q-52 0-52 60v220q0 60 52 60h190" />
    <path class={css.groove} d="M158 34v332M240 32v336" />
  </g>
);

const Corners = (): VNode => (
  <path
    class={css.line}
    d="M40 120V80q0-20 20-20h40M200 60h40q20 0 20 20v40M260 280v40q0 20-20 20h-40M100 340H60q-20 0-20-20v-40"
  />
);
