import type { ReactElement } from "react";
import { Camera, CarFront, CircleParking, Power, Ruler, Sparkles } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import css from "./ChooseTyre.module.css";

/** What makes a photo readable, line by line. */
export function Practice({ isFront }: { readonly isFront: boolean }): ReactElement {
  const t = useT();
  const lines = [
    { icon: <CircleParking />, text: t("scan.practice.park") },
    ...(isFront ? [{ icon: <CarFront />, text: t("scan.practice.turn") }] : []),
    { icon: <Power />, text: t("scan.practice.engine") },
    { icon: <Sparkles />, text: t("scan.practice.clean") },
    { icon: <Ruler />, text: t("scan.practice.hold") },
    { icon: <Camera />, text: t("scan.practice.photos") },
  ];
  return (
    <Section title={t("scan.practice.title")}>
      <ol className={css.practice}>
        {lines.map(({ icon, text }) => (
          <li key={text}>
            <span className={css.icon} aria-hidden="true">
              {icon}
            </span>
            {text}
          </li>
        ))}
      </ol>
    </Section>
  );
}
