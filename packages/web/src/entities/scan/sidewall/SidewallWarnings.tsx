import type { ReactElement } from "react";
import type { SidewallWarning, SidewallWarningCode } from "@treadclub/rules/sidewall-warnings";
import { useT } from "#kit/i18n.ts";
import { ToneShape } from "#ui/ToneShape.tsx";
import css from "./Sidewall.module.css";

/** What is wrong with a tyre by its sidewall, worst first; nothing when nothing is. */
export function SidewallWarnings({ warnings }: { readonly warnings: readonly SidewallWarning[] }): ReactElement | null {
  const t = useT();
  if (warnings.length === 0) return null;
  return (
    <ul className={css.warnings}>
      {warnings.map(({ code, found, expected }) => {
        const tone = toneOf(code);
        return (
          <li key={code}>
            <span className={css[tone]}>
              <ToneShape tone={tone} size={22} />
            </span>
            <p>{t(`scan.sidewall.warn.${code}`, { found, expected })}</p>
          </li>
        );
      })}
    </ul>
  );
}

const toneOf = (code: SidewallWarningCode): "now" | "soon" =>
  code === "axle_mismatch" || code === "load_too_low" ? "now" : "soon";
