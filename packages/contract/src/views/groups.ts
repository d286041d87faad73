import { z } from "zod";
import { id, instant } from "../common/fields.ts";
import { locationRef, memberRef } from "./people.ts";

/** The group to which a club is open; null where its fitter is alone. */
export const clubGroup = z.object({
  id,
  title: z.string(),
  /** The other fitters of the group, where the club's vouchers are good too. */
  other_ids: z.array(id),
});

/** The fitter's locations, the only ones where a club's vouchers are good; none: all. */
export const onlyAt = z.array(locationRef.pick({ id: true, name: true }));

/** What anybody may see of a group: the fitters in it. */
export const publicGroup = z.object({
  id,
  title: z.string(),
  members: z.array(memberRef.extend({ location: locationRef.nullable() })),
});

const groupMember = z.object({
  id,
  company_name: z.string(),
  invited_at: instant,
  /** Null until an owner of the company agrees. */
  joined_at: instant.nullable(),
});

export const groupView = z.object({
  id,
  title: z.string(),
  created_at: instant,
  version: z.int(),
  members: z.array(groupMember),
});

/** A group as one of its members, or a company invited to it, sees it. */
export const ownGroup = z.object({
  id,
  title: z.string(),
  invited_at: instant,
  joined_at: instant.nullable(),
  /** The others who are in it. */
  members: z.array(memberRef.pick({ id: true, company_name: true })),
  can: z.object({ join: z.boolean(), leave: z.boolean() }),
});
