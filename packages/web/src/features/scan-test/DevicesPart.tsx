import type { LaunchPath, Support } from "@treadclub/sdk";
import { checkSupport } from "@treadclub/sdk/support";
import { useId, useState, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import { TextField } from "#ui/TextField.tsx";
import { ToneShape } from "#ui/ToneShape.tsx";
import { devices } from "./devices.ts";
import css from "./ScanTest.module.css";

const ways = ["android", "ios", "web", "handoff"] as const satisfies readonly LaunchPath[];

/** Which way of scanning which browser has, by `checkSupport`. */
export function DevicesPart(): ReactElement {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState("");
  const rows = [
    { name: t("lab.devices.here"), support: checkSupport() },
    ...(typed.trim() === ""
      ? []
      : [{ name: t("lab.devices.typed"), support: checkSupport({ userAgent: typed, maxTouchPoints: 5 }) }]),
    ...devices.map(({ name, userAgent, touchPoints }) => ({
      name,
      support: checkSupport({ userAgent, maxTouchPoints: touchPoints, liveCamera: true }),
    })),
  ];
  return (
    <Section title={t("lab.devices.title")} lead={t("lab.devices.lead")}>
      <TextField
        id={id}
        name="user-agent"
        label={t("lab.devices.own")}
        optional
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls: by keyboard, too */}
      <div className={css.scroll} tabIndex={0} role="region" aria-label={t("lab.devices.title")}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t("lab.devices.browser")}</th>
              {ways.map((way) => (
                <th key={way} scope="col">
                  {t(`lab.devices.way.${way}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, support }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {ways.map((way) => (
                  <td key={way}>
                    <Possible support={support[way]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Possible({ support }: { readonly support: Support }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <span className={css.possible}>
      <ToneShape tone={support.possible ? "good" : "neutral"} size={16} />
      <span>
        {format.facts(
          support.possible ? t("lab.devices.yes") : t("lab.devices.no"),
          support.reason && t(`lab.reason.${support.reason}`),
        )}
      </span>
    </span>
  );
}
