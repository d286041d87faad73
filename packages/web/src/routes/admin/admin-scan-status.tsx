import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { pathTo } from "#kit/paths.ts";
import { useRouteId } from "#kit/values.ts";
import { ReviewPage } from "#features/review-scan/ReviewPage.tsx";

const path = "/app/admin/{admin_id}/admin_scan_status/{scan_id}";

export function Screen(): ReactElement {
  const adminId = useRouteId("admin_id");
  const navigate = useNavigate();
  return (
    <ReviewPage
      adminId={adminId}
      scanId={useRouteId("scan_id")}
      onNext={(id) => void navigate({ href: pathTo(path, { admin_id: adminId, scan_id: id }) })}
    />
  );
}
