import type { CallName } from "@treadclub/contract";
import { pathTo } from "#kit/paths.ts";

/** Who reviews scans: an administrator or a member, each with calls and addresses of its own. */
export interface Reviewer {
  readonly kind: "admin" | "member";
  /** The state of a scan that waits for them. */
  readonly ownQueue: "awaiting_admin_review" | "awaiting_member_review";
  readonly calls: (typeof calls)[keyof typeof calls];
  readonly homeHref: string;
  readonly listHref: string;
  readonly waitsHref: string;
  readonly scanHref: (scanId: number) => string;
  /** What they see of a driver. */
  readonly driverHref: (consumerId: number) => string;
}

const calls = {
  admin: {
    list: "getScansList",
    one: "getScanById",
    complete: "updateTread",
    reject: "declineScan",
    undo: "undoScanReview",
    accept: "batchAcceptedScans",
    claim: "claimScan",
    waits: "getScanWaits",
    giveVoucher: "createScanDiscountVoucher",
    giveBanner: "createScanBonusBanner",
  },
  member: {
    list: "memberGetScansList",
    one: "memberGetScanById",
    complete: "memberUpdateTread",
    reject: "memberDeclineScan",
    undo: "memberUndoScanReview",
    accept: "memberBatchAcceptedScans",
    claim: "memberClaimScan",
    waits: "memberGetScanWaits",
    giveVoucher: "memberCreateScanDiscountVoucher",
    giveBanner: "memberCreateScanBonusBanner",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, CallName>>>>;

export const adminReviewer = (adminId: number): Reviewer => ({
  kind: "admin",
  ownQueue: "awaiting_admin_review",
  calls: calls.admin,
  homeHref: pathTo("/app/admin/{admin_id}/dashboard", { admin_id: adminId }),
  listHref: pathTo("/app/admin/{admin_id}/admin_scans", { admin_id: adminId }),
  waitsHref: pathTo("/app/admin/{admin_id}/scan_waits", { admin_id: adminId }),
  scanHref: (scanId) =>
    pathTo("/app/admin/{admin_id}/admin_scan_status/{scan_id}", { admin_id: adminId, scan_id: scanId }),
  driverHref: (consumerId) =>
    pathTo("/app/admin/{admin_id}/vehicles", { admin_id: adminId }, { consumer_id: consumerId }),
});

export const memberReviewer = (memberId: number): Reviewer => ({
  kind: "member",
  ownQueue: "awaiting_member_review",
  calls: calls.member,
  homeHref: pathTo("/app/members/{id}/dashboard", { id: memberId }),
  listHref: pathTo("/app/members/{member_id}/member_scans", { member_id: memberId }),
  waitsHref: pathTo("/app/members/{member_id}/scan_waits", { member_id: memberId }),
  scanHref: (scanId) =>
    pathTo("/app/member/{member_id}/admin_scan_status/{scan_id}", { member_id: memberId, scan_id: scanId }),
  driverHref: (consumerId) =>
    pathTo("/app/members/{member_id}/consumers-scans/{consumer_id}", { member_id: memberId, consumer_id: consumerId }),
});
