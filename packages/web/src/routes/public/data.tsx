import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { londonDay } from "@treadclub/rules/time";
import { DataPage, type Ended } from "#features/my-data/DataPage.tsx";
import { forgetEverything } from "#kit/forget.ts";
import { pathTo } from "#kit/paths.ts";
import { endSession } from "#kit/stored-session.ts";
import { WhoLooked } from "#entities/impersonation/WhoLooked.tsx";

export function Screen(): ReactElement {
  const router = useRouter();
  // The server has ended every sign-in, and may have been heard of before its answer.
  const leave = (ended: Ended): void => {
    endSession("signed_out");
    const until = ended.how === "closed" && ended.until !== "" ? londonDay(new Date(ended.until)) : undefined;
    const href = pathTo("/app/account_ended", {}, { how: ended.how, until });
    void router.navigate({ href, replace: true }).then(forgetEverything);
  };
  return (
    <DataPage onEnded={leave}>
      <WhoLooked />
    </DataPage>
  );
}
