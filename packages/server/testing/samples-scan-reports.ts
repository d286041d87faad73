import type { Samples } from "./sample-types.ts";

const idOf = (id: number) => ({ params: { id: String(id) } });

export const scanReportSamples = {
  getScanReport: ({ ids }) => ({ ...idOf(ids.doneScan), query: {} }),
  memberSendScanEmail: ({ ids }) => ({ body: { scan_id: ids.memberDoneScan } }),
  consumerSendScanEmail: ({ ids }) => ({ body: { scan_id: ids.doneScan } }),
  createScanLink: ({ ids }) => ({ body: { scan_id: ids.doneScan } }),
  getScanLinks: () => ({ body: {} }),
  deleteScanLink: ({ ids }) => idOf(ids.scanLink),
  getSharedScan: ({ ids }) => ({ body: { token: ids.scanLinkToken } }),
  getSharedScanReport: ({ ids }) => ({ ...idOf(ids.scanLink), query: { expires: "1", signature: "no" } }),
} satisfies Partial<Samples>;
