import type { Catalog, ReplyOf } from "@treadclub/contract";

export type Scan = ReplyOf<Catalog["consumerGetScanById"]>;
export type ScanRow = ReplyOf<Catalog["consumerGetScansListByConsumerId"]>["list"][number];
export type Forecast = NonNullable<Scan["forecast"]>;
