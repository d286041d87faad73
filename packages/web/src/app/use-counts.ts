import { isAdminUser, mainRole } from "#kit/role.ts";
import { useCall } from "#kit/queries.ts";
import type { UserView } from "#kit/session.ts";
import type { CountName } from "./menus.tsx";

/** What waits, beside the entries of the menu; the live stream renews it. */
export function useCounts(user: UserView): Readonly<Partial<Record<CountName, number>>> {
  const isAdmin = isAdminUser(user);
  const isMember = mainRole(user) === "member" && user.member_id !== null;
  const waiting = useCall("getCounts", { params: { id: String(user.member_id ?? 0) } }, { enabled: isMember }).data;
  const scans = useCall("getNewScansCount", {}, { enabled: isAdmin }).data;
  const members = useCall("newMemberCount", {}, { enabled: isAdmin }).data;
  const clubs = useCall("getCountNewClubs", {}, { enabled: isAdmin }).data;
  const complaints = useCall(
    "getDataComplaints",
    { body: { per_page: 1, filters: { state: "received" } } },
    { enabled: isAdmin },
  ).data;
  return {
    ...(waiting ? { quotes: waiting.quotes, bookings: waiting.bookings, scans: waiting.scans } : {}),
    ...(scans ? { scans: scans.count } : {}),
    ...(members ? { members: members.count } : {}),
    ...(clubs ? { clubs: clubs.count } : {}),
    ...(complaints ? { complaints: complaints.total_count } : {}),
  };
}
