import type { ReactElement } from "react";
import { idOf, useListAddress } from "#kit/list-address.ts";
import { bookSteps } from "#features/book-slot/book-job.ts";
import { BookQuote } from "#features/book-slot/BookQuote.tsx";
import { FreeCheck } from "#features/book-slot/FreeCheck.tsx";
import { BookingDetail } from "#features/my-bookings/BookingDetail.tsx";
import { BookingList } from "#features/my-bookings/BookingList.tsx";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const { consumerId, paths, go, finish } = useDriver();
  const { page, values, set } = useListAddress();
  const bookingId = idOf(values["open_field"]);
  const quoteId = idOf(values["quote_id"]);
  const step = bookSteps.find((one) => one === values["step"]) ?? "time";
  if (bookingId !== null) return <BookingDetail key={bookingId} bookingId={bookingId} paths={paths} />;
  if (quoteId !== null)
    return (
      <BookQuote
        key={quoteId}
        quoteId={quoteId}
        paths={paths}
        step={step}
        go={go}
        onBooked={(id) => finish(paths.booking(id), "quote_id")}
      />
    );
  if (values["free_check"] !== undefined) {
    return (
      <FreeCheck
        consumerId={consumerId}
        vehicleId={idOf(values["vehicle_id"])}
        memberId={idOf(values["member_id"])}
        paths={paths}
        step={step}
        go={go}
        onBooked={(id) => finish(paths.booking(id), "free_check")}
      />
    );
  }
  return <BookingList consumerId={consumerId} paths={paths} page={page} onPage={(next) => set({ page: next })} />;
}
