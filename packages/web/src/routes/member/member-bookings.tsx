import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { BookingsPage } from "#features/member-bookings/BookingsPage.tsx";

export function Screen(): ReactElement {
  return <BookingsPage memberId={useRouteId("member_id")} />;
}
