import { pathTo } from "#kit/paths.ts";

/** What a company sees of one of its drivers. */
export const driverCarsHref = (memberId: number, consumerId: number): string =>
  pathTo("/app/members/{member_id}/consumers-vehicles/{consumer_id}", { member_id: memberId, consumer_id: consumerId });

export const driverScansHref = (memberId: number, consumerId: number): string =>
  pathTo("/app/members/{member_id}/consumers-scans/{consumer_id}", { member_id: memberId, consumer_id: consumerId });
