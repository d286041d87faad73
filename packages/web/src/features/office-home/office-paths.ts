import { pathTo } from "#kit/paths.ts";

/** Where a member's office leads. */
export const memberPaths = (memberId: number) => ({
  quotes: pathTo("/app/members/{member_id}/quote_requests", { member_id: memberId }),
  quote: (id: number) =>
    pathTo(
      "/app/members/{member_id}/quote_requests",
      { member_id: memberId },
      { open_field: id, open_field_type: "quote" },
    ),
  bookings: pathTo("/app/members/{member_id}/member_bookings", { member_id: memberId }),
  booking: (id: number) =>
    pathTo(
      "/app/members/{member_id}/member_bookings",
      { member_id: memberId },
      { open_field: id, open_field_type: "booking" },
    ),
  clubs: pathTo("/app/members/{id}/discount_club", { id: memberId }),
  voucher: (id: number) =>
    pathTo("/app/members/{member_id}/discount_validation/{consumer_discount_id}", {
      member_id: memberId,
      consumer_discount_id: id,
    }),
});

/** Where an administrator's desk leads. */
export const adminPaths = (adminId: number) => ({
  scans: pathTo("/app/admin/{admin_id}/admin_scans", { admin_id: adminId }),
  scan: (id: number) => pathTo("/app/admin/{admin_id}/admin_scan_status/{scan_id}", { admin_id: adminId, scan_id: id }),
  members: pathTo("/app/admin/{admin_id}/members", { admin_id: adminId }),
  member: (id: number) => pathTo("/app/admin/{admin_id}/members/{id}", { admin_id: adminId, id }),
  clubs: pathTo("/app/admin/{admin_id}/discount_clubs", { admin_id: adminId }),
  club: (id: number, memberId: number | null) =>
    pathTo(
      "/app/admin/{admin_id}/discount_club/{club_id}",
      { admin_id: adminId, club_id: id },
      { member_id: memberId },
    ),
  complaints: pathTo("/app/admin/{admin_id}/complaints", { admin_id: adminId }),
  complaint: (id: number) => pathTo("/app/admin/{admin_id}/complaints/{id}", { admin_id: adminId, id }),
});
