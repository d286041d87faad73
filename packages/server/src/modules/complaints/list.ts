import type { Catalog, ParsedOf } from "@treadclub/contract";
import { isoInstant } from "@treadclub/kit/db/decode";
import { listPage } from "@treadclub/kit/db/list";
import { searchIn, whenEqual } from "@treadclub/kit/db/list-conditions";
import { sql } from "drizzle-orm";
import { dataComplaints } from "./table.ts";

type Body = ParsedOf<Catalog["getDataComplaints"]>["body"];

/** Complaints, unless sorted otherwise the open ones first, by the day on which they are due. */
export const listComplaints = listPage<Body>()(
  () => ({
    from: dataComplaints,
    fields: {
      id: dataComplaints.id,
      reference: dataComplaints.reference,
      state: dataComplaints.state,
      about: dataComplaints.about,
      name: dataComplaints.name,
      created_at: isoInstant(dataComplaints.createdAt),
      acknowledge_by: isoInstant(dataComplaints.acknowledgeBy),
    },
    where: [
      whenEqual(dataComplaints.state, ({ body }) => body.filters?.state),
      searchIn(dataComplaints.reference, dataComplaints.name, dataComplaints.email),
    ],
    sort: {
      by: { acknowledge_by: dataComplaints.acknowledgeBy, created_at: dataComplaints.createdAt },
      usual: "queue",
      queue: sql`${dataComplaints.state} = 'answered', ${dataComplaints.acknowledgeBy}, ${dataComplaints.id}`,
    },
  }),
  (row) => row,
);
