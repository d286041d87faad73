import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useCall } from "#kit/queries.ts";

export type ComplaintRow = ReplyOf<Catalog["getDataComplaints"]>["list"][number];
export type Complaint = ReplyOf<Catalog["getDataComplaint"]>;
export type ComplaintListBody = InputOf<Catalog["getDataComplaints"]>["body"];

export const useComplaints = (body: ComplaintListBody) =>
  useCall("getDataComplaints", { body }, { keepPrevious: true });
export const useComplaint = (id: number) => useCall("getDataComplaint", { params: { id: String(id) } });
