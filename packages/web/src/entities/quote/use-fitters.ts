import { useState } from "react";
import { useCall } from "#kit/queries.ts";

export interface Whereabouts {
  readonly latitude: number;
  readonly longitude: number;
}

/** Fitters that can be asked, nearest first when a place is given. */
export const useFitters = (search: string, place: Whereabouts | null) =>
  useCall("findFitters", { body: { search, ...place } }, { keepPrevious: true });

export interface PlaceUse {
  readonly place: Whereabouts | null;
  readonly state: "unknown" | "asking" | "known" | "denied";
  readonly ask: () => void;
}

/** Where the driver is, asked for by a tap and kept on this screen only; to about a hundred metres. */
export function usePlace(): PlaceUse {
  const [place, setPlace] = useState<Whereabouts | null>(null);
  const [state, setState] = useState<PlaceUse["state"]>("unknown");
  const ask = (): void => {
    if (!("geolocation" in navigator)) return setState("denied");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) });
        setState("known");
      },
      () => setState("denied"),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return { place, state, ask };
}

const rounded = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;
