import type { ReactElement } from "react";
import { CarFront } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { driverCarsHref } from "./driver-pages.ts";

interface DriverLinkProps {
  readonly memberId: number;
  readonly consumerId: number;
}

/** From a record of a driver to their cars and scans. */
export function DriverLink({ memberId, consumerId }: DriverLinkProps): ReactElement {
  const t = useT();
  return (
    <div>
      <ButtonLink small href={driverCarsHref(memberId, consumerId)} icon={<CarFront aria-hidden="true" />}>
        {t("office.driver.open")}
      </ButtonLink>
    </div>
  );
}
