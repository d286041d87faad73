import type { ReactElement } from "react";
import { useListAddress, idOf } from "#kit/list-address.ts";
import { ScanDetail } from "#features/scan-results/ScanDetail.tsx";
import { ScanList } from "#features/scan-results/ScanList.tsx";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const { consumerId, paths } = useDriver();
  const address = useListAddress();
  const openId = idOf(address.values["open_field"]);
  if (openId !== null) return <ScanDetail key={openId} scanId={openId} paths={paths} />;
  return (
    <ScanList
      consumerId={consumerId}
      paths={paths}
      vehicleId={idOf(address.values["vehicle_id"])}
      page={address.page}
      onVehicle={(vehicleId) => address.set({ vehicle_id: vehicleId })}
      onPage={(page) => address.set({ page })}
    />
  );
}
