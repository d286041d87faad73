import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { BestPractice } from "#features/best-practice/BestPractice.tsx";
import { PhotoFilm } from "#features/photo-film/PhotoFilm.tsx";

export function Screen(): ReactElement {
  const t = useT();
  return <BestPractice film={<PhotoFilm label={t("legal.practice.title")} note={t("legal.practice.film")} />} />;
}
