import { notFound } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useConfig } from "#kit/config.ts";
import { Styleguide } from "#ui/Styleguide.tsx";

/** While developing only. */
export function Screen(): ReactElement | null {
  const { development } = useConfig();
  if (import.meta.env.DEV || development) return <Styleguide />;
  if (development === false) notFound({ throw: true });
  return null;
}
