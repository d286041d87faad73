import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { quotes } from "./table.ts";

/** Whether a request is booked at a member, as an expression. */
export const isBookedAt = (requestId: SQLWrapper, memberId: SQLWrapper): SQL<boolean> =>
  sql`exists (select 1 from ${quotes} q where q.request_id = ${requestId} and q.member_id = ${memberId} and q.state = 'booked')`;
