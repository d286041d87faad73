import { notFound } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { configQuery } from "#kit/config.ts";
import { Styleguide } from "#ui/Styleguide.tsx";

/** While developing only. */
export function Screen(): ReactElement | null {
  const { data: config } = useQuery(configQuery);
  if (import.meta.env.DEV || config?.development) return <Styleguide />;
  if (config) notFound({ throw: true });
  return null;
}
