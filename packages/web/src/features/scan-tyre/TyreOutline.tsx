import type { ReactElement } from "react";
import type { PhotoSlot } from "#entities/scan/scan-note.ts";
import css from "./ScanCamera.module.css";

/** Where the tread belongs in the picture: seen from the front, or one edge close up. */
export function TyreOutline({ slot }: { readonly slot: PhotoSlot }): ReactElement {
  return (
    <svg className={css.outline} viewBox="0 0 300 400" aria-hidden="true" focusable="false">
      {slot === "whole" || slot === "extra" ? <Whole /> : <Edge isMirrored={slot === "outer"} />}
    </svg>
  );
}

function Whole(): ReactElement {
  return (
    <>
      <rect className={css.line} x="55" y="24" width="190" height="352" rx="44" />
      <path className={css.groove} d="M103 34v332M150 30v340M197 34v332" />
    </>
  );
}

function Edge({ isMirrored }: { readonly isMirrored: boolean }): ReactElement {
  return (
    <g transform={isMirrored ? "matrix(-1 0 0 1 300 0)" : undefined}>
      <path className={css.line} d="M300 30H110q-52 0-52 60v220q0 60 52 60h190" />
      <path className={css.groove} d="M158 34v332M240 32v336" />
    </g>
  );
}
