import type { RoleName } from "@treadclub/contract";
import { sql } from "drizzle-orm";
import { userRoles, users } from "./table.ts";

/** The roles of a user, for statements from `users`. */
export const rolesOfUser = sql<
  RoleName[]
>`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id} order by ${userRoles.role})`;
