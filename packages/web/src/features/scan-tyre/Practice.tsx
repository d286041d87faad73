import type { ReactElement, ReactNode } from "react";
import { Camera, CarFront, CircleParking, CircleQuestionMark, Power, Ruler, Sparkles, Sun } from "lucide-react";
import type { PhotoScanType } from "#entities/scan/scan-note.ts";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import css from "./ChooseTyre.module.css";

interface PracticeProps {
  readonly type: PhotoScanType;
  readonly isFront: boolean;
  /** Shows what the lines say. */
  readonly film?: ReactNode;
}

/** What makes a photo readable, line by line. */
export function Practice({ type, isFront, film }: PracticeProps): ReactElement {
  const t = useT();
  const tread = [
    ...(isFront ? [{ icon: <CarFront />, text: t("scan.practice.turn") }] : []),
    { icon: <Power />, text: t("scan.practice.engine") },
    { icon: <Sparkles />, text: t("scan.practice.clean") },
    { icon: <Ruler />, text: t("scan.practice.hold") },
    { icon: <Camera />, text: t("scan.practice.photos") },
  ];
  const sidewall = [
    { icon: <Sparkles />, text: t("scan.sidewall.practice.clean") },
    { icon: <Ruler />, text: t("scan.sidewall.practice.hold") },
    { icon: <Sun />, text: t("scan.sidewall.practice.light") },
    { icon: <Camera />, text: t("scan.sidewall.practice.photos") },
    { icon: <CircleQuestionMark />, text: t("scan.sidewall.practice.missing") },
  ];
  const lines = [{ icon: <CircleParking />, text: t("scan.practice.park") }, ...(type === "tyre" ? tread : sidewall)];
  return (
    <Section title={t("scan.practice.title")}>
      {film}
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
