import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { JoinClub } from "#features/join-club/JoinClub.tsx";
import { pathTo } from "#kit/paths.ts";
import { useRouteText } from "#kit/values.ts";

export function Screen(): ReactElement {
  const router = useRouter();
  const toVouchers = (userId: number): void => {
    void router.navigate({ href: pathTo("/app/consumer/{consumer_id}/discounts", { consumer_id: userId }) });
  };
  return <JoinClub code={useRouteText("code") ?? ""} onJoined={toVouchers} />;
}
