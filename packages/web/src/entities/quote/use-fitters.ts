import { useState } from "react";
import { useCall } from "#kit/queries.ts";

export interface Whereabouts {
  readonly latitude: number;
  readonly longitude: number;
}

/** Fitters that can be asked, nearest first when a place is given. */
export const useFitters = (search: string, whereabouts: Whereabouts | null) =>
  useCall("findFitters", { body: { search, ...whereabouts } }, { keepPrevious: true });

export interface NearbySearch {
  readonly whereabouts: Whereabouts | null;
  readonly state: "unknown" | "asking" | "known" | "denied";
  readonly ask: () => void;
}

/** Where the driver is, asked for by a tap and kept on this screen only; to about a hundred metres. */
export function useNearby(): NearbySearch {
  const [whereabouts, setWhereabouts] = useState<Whereabouts | null>(null);
  const [state, setState] = useState<NearbySearch["state"]>("unknown");
  const ask = (): void => {
    if (!("geolocation" in navigator)) return setState("denied");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setWhereabouts({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) });
        setState("known");
      },
      () => setState("denied"),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return { whereabouts, state, ask };
}

const rounded = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;
