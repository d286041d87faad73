import { ScanLine } from "lucide-react";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { useCall } from "#kit/queries.ts";
import { ButtonLink } from "#ui/Button.tsx";

interface MeasureLinkProps {
  readonly memberId: number;
  readonly vehicleId: number;
  /** What the fitter looks at: the way back leads there. */
  readonly from: { readonly booking: number } | { readonly quote: number };
}

/** The way to measure a car's tyres; only where the company may scan. */
export function MeasureLink({ memberId, vehicleId, from }: MeasureLinkProps): ReactElement | null {
  const t = useT();
  const { data } = useCall("checkMemberScanPermission", {});
  if (!data?.allowed) return null;
  const values = { member_id: memberId, vehicle_id: vehicleId };
  return (
    <div>
      <ButtonLink
        small
        href={pathTo("/app/members/{member_id}/measure/{vehicle_id}", values, from)}
        icon={<ScanLine aria-hidden="true" />}
      >
        {t("office.measurement.ofCar")}
      </ButtonLink>
    </div>
  );
}
