import { users } from "#modules/identity";
import { sql } from "drizzle-orm";

/** A driver in a row of a list; for statements that join `users`. */
export const personRef = {
  id: users.id,
  name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  phone: users.phone,
  email: users.email,
};
