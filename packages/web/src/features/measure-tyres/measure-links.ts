import type { Translate } from "@treadclub/texts";
import { pathTo } from "#kit/paths.ts";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import type { MeasureLinks } from "./measure-subject.ts";

/** Where a driver's measurement leads. */
export const driverLinks = (paths: ConsumerPaths, t: Translate): MeasureLinks => ({
  returnPath: paths.measureReturn,
  measure: paths.measure,
  scan: paths.scan,
  photos: (vehicleId) => paths.makeScan(vehicleId),
  after: { href: paths.scans, label: t("scan.measure.return.list") },
});

/** The booking or quote from whose page a fitter measures; null where the address names none. */
export interface MeasureOrigin {
  readonly bookingId: number | null;
  readonly quoteId: number | null;
}

const measurePath = "/app/members/{member_id}/measure/{vehicle_id}";
const returnPath = "/app/members/{member_id}/measure_return";

/** Where a fitter's measurement leads. */
export function memberLinks(memberId: number, origin: MeasureOrigin, t: Translate): MeasureLinks {
  const values = { booking: origin.bookingId, quote: origin.quoteId };
  return {
    returnPath: pathTo(returnPath, { member_id: memberId }, values),
    measure: (vehicleId, sessionId) =>
      pathTo(measurePath, { member_id: memberId, vehicle_id: vehicleId }, { ...values, session: sessionId }),
    after: { href: workHref(memberId, origin), label: t(`scan.measure.return.${workKind(origin)}`) },
  };
}

const workKind = ({ bookingId, quoteId }: MeasureOrigin): "booking" | "quote" | "work" =>
  bookingId !== null ? "booking" : quoteId !== null ? "quote" : "work";

function workHref(memberId: number, { bookingId, quoteId }: MeasureOrigin): string {
  const values = { member_id: memberId };
  const open = (id: number, type: "booking" | "quote") => ({ show: "all", open_field: id, open_field_type: type });
  if (bookingId !== null) return pathTo("/app/members/{member_id}/member_bookings", values, open(bookingId, "booking"));
  if (quoteId !== null) return pathTo("/app/members/{member_id}/quote_requests", values, open(quoteId, "quote"));
  return pathTo("/app/members/{member_id}/member_bookings", values);
}
