import { pathTo } from "#kit/paths.ts";
import { hasRole, homeOf } from "#kit/role.ts";
import type { UserView } from "#kit/session.ts";

export interface ActingTarget {
  readonly isScanStatus: boolean;
  readonly scanId: number | null;
  /** Whether an address leads to a screen. */
  readonly exists: (path: string) => boolean;
}

/** Where an administrator goes who begins to act as a user: the status of a scan where that is wanted and there is one, else the user's dashboard. */
export function destinationOf(
  user: Pick<UserView, "id" | "roles" | "member_id">,
  { isScanStatus, scanId, exists }: ActingTarget,
): string {
  if (!isScanStatus || scanId === null) return homeOf(user);
  if (user.member_id !== null) {
    const path = pathTo("/app/member/{member_id}/admin_scan_status/{scan_id}", {
      member_id: user.member_id,
      scan_id: scanId,
    });
    return exists(path) ? path : homeOf(user);
  }
  if (!hasRole(user, "consumer")) return homeOf(user);
  return pathTo("/app/consumer/{id}/tyre_scans_list", { id: user.id }, { open_field: scanId, open_field_type: "scan" });
}
