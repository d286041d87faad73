import { useState, type ReactElement } from "react";
import { ReturnPage } from "#features/openid-return/ReturnPage.tsx";
import { pathTo } from "#kit/paths.ts";
import { useOnChange } from "#kit/use-on-change.ts";
import { googleAddress } from "#entities/auth/GoogleButton.tsx";
import { journeyQuery } from "#entities/auth/journey.ts";
import { useJourney } from "./use-journey.ts";

/** Leads straight to the provider: where a frame sends its visitor, who cannot begin there. */
export function Screen(): ReactElement {
  const journey = useJourney();
  const [error, setError] = useState<unknown>(null);
  useOnChange(null, () => {
    googleAddress(journey)
      .then((address) => location.replace(address))
      .catch(setError);
  });
  return (
    <ReturnPage
      error={error}
      isStopped={false}
      backHref={pathTo("/app/sign_in", {}, journeyQuery(journey))}
      isSignedIn={false}
    />
  );
}
