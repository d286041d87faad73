import { useState } from "react";
import { longStore } from "#kit/storage.ts";
import { useOwnMember } from "#entities/member/queries.ts";

const keyOf = (memberId: number): string => `till-location-${memberId}`;

/** The location at which this device stands, as somebody chose it there; null: nobody has. */
export function tillLocation(memberId: number): number | null {
  const id = Number(longStore.get(keyOf(memberId)) ?? "");
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The locations of a company, and the one at which this device stands: the only one, or what the device keeps. */
export function useTillLocation(memberId: number) {
  const { data, error, isFetching, refetch } = useOwnMember(memberId);
  const locations = data?.locations ?? [];
  const [chosen, setChosen] = useState(() => tillLocation(memberId));
  const known = locations.find(({ id }) => id === chosen) ?? null;
  const [only] = locations;
  return {
    locations,
    /** Why the locations are not known. */
    error: data ? null : error,
    isFetching,
    refetch: (): void => void refetch(),
    here: locations.length === 1 && only ? only : known,
    choose: (id: number): void => {
      longStore.set(keyOf(memberId), String(id));
      setChosen(id);
    },
  };
}
