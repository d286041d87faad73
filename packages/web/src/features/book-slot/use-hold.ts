import { detailsOf } from "@treadclub/contract/details-of";
import { useState } from "react";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { toast } from "#ui/toast.ts";
import { useHoldSlot } from "#entities/booking/consumer-queries.ts";
import { bookedByHold, inTheWayOf, type InTheWay } from "#entities/booking/in-the-way.ts";
import { memberOf, quoteIdOf, vehicleOf, type BookJob } from "./book-job.ts";
import type { NearTime } from "./day-slots.ts";
import type { HeldSlot } from "./held-slot.ts";

interface Taken {
  readonly nearest: readonly NearTime[];
  readonly locationId: number;
}

interface Hold {
  readonly held: HeldSlot | null;
  /** The time went to somebody else. */
  readonly taken: Taken | null;
  /** Other bookings of the driver do not let it be. */
  readonly inTheWay: InTheWay | null;
  readonly busy: boolean;
  /** Answers whether the time is held. */
  hold(startsAt: string, locationId: number): Promise<boolean>;
  refuse(error: unknown, locationId: number): void;
}

/** Holds the time that is chosen, and says why one cannot be booked. */
export function useHold(job: BookJob, onBooked: (bookingId: number) => void): Hold {
  const t = useT();
  const [held, setHeld] = useState<HeldSlot | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [inTheWay, setInTheWay] = useState<InTheWay | null>(null);
  const { send, busy } = useHoldSlot();
  const refuse = (error: unknown, locationId: number): void => {
    const booked = bookedByHold(error);
    const others = inTheWayOf(error);
    const isTaken = isCode(error, "PLACE_TAKEN");
    setTaken(isTaken ? { nearest: detailsOf(error, "PLACE_TAKEN")?.nearest ?? [], locationId } : null);
    setInTheWay(others);
    if (others !== null || isTaken) setHeld(null);
    else if (booked !== null) {
      toast.success(t("driver.book.booked"));
      onBooked(booked);
    } else toast.error(isCode(error, "STATE_CONFLICT") ? t("driver.book.notBookable") : errorText(error));
  };
  const holdTime = async (startsAt: string, locationId: number): Promise<boolean> => {
    const what = { ...quoteIdOf(job), type: job.type, vehicle_id: vehicleOf(job).id };
    try {
      const hold = await send({
        body: { member_id: memberOf(job).id, location_id: locationId, ...what, starts_at: startsAt },
      });
      setTaken(null);
      setInTheWay(null);
      setHeld({ hold, locationId });
      return true;
    } catch (error) {
      refuse(error, locationId);
      return false;
    }
  };
  return { held, taken, inTheWay, busy, hold: holdTime, refuse };
}
