import { useState } from "react";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { toast } from "#ui/toast.ts";
import { useHoldPlace } from "#entities/booking/consumer-queries.ts";
import { bookedByHold, inTheWayOf, type InTheWay } from "#entities/booking/in-the-way.ts";
import { memberOf, quoteIdOf, vehicleOf, type BookJob } from "./book-job.ts";
import { nearestOf, type NearTime } from "./day-slots.ts";
import type { HeldPlace } from "./held-place.ts";

interface Taken {
  readonly nearest: readonly NearTime[];
  readonly locationId: number;
}

interface Hold {
  readonly held: HeldPlace | null;
  /** The time went to somebody else. */
  readonly taken: Taken | null;
  /** Other bookings of the driver do not let it be. */
  readonly inTheWay: InTheWay | null;
  readonly busy: boolean;
  choose(startsAt: string, locationId: number): Promise<void>;
  refuse(error: unknown, locationId: number): void;
  release(): void;
}

/** Holds the time that is chosen, and says why one cannot be booked. */
export function useHold(job: BookJob, onBooked: (bookingId: number) => void): Hold {
  const t = useT();
  const [held, setHeld] = useState<HeldPlace | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [inTheWay, setInTheWay] = useState<InTheWay | null>(null);
  const { send, busy } = useHoldPlace();
  const refuse = (error: unknown, locationId: number): void => {
    const booked = bookedByHold(error);
    const others = inTheWayOf(error);
    setTaken(isCode(error, "PLACE_TAKEN") ? { nearest: nearestOf(error.details), locationId } : null);
    setInTheWay(others);
    if (others !== null || isCode(error, "PLACE_TAKEN")) setHeld(null);
    else if (booked !== null) {
      toast.success(t("driver.book.booked"));
      onBooked(booked);
    } else toast.error(isCode(error, "STATE_CONFLICT") ? t("driver.book.notBookable") : errorText(error));
  };
  const choose = async (startsAt: string, locationId: number): Promise<void> => {
    const what = { ...quoteIdOf(job), type: job.type, vehicle_id: vehicleOf(job).id };
    try {
      const hold = await send({
        body: { member_id: memberOf(job).id, location_id: locationId, ...what, starts_at: startsAt },
      });
      setTaken(null);
      setInTheWay(null);
      setHeld({ hold, locationId });
    } catch (error) {
      refuse(error, locationId);
    }
  };
  return { held, taken, inTheWay, busy, choose, refuse, release: () => setHeld(null) };
}
