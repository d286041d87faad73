import type { ReadCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { alignmentProduct, isSimilarProduct, productKey, searchProducts, tyreProduct } from "@treadclub/rules";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { clubDiscounts, clubs } from "./table.ts";

/** The names of what a member has quoted, as a query of `name`; quotes are a higher module. */
export type QuotedProducts = (memberId: SQLWrapper) => SQL;

interface Product {
  readonly name: string;
  readonly is_own: boolean;
}

const shared = [tyreProduct, alignmentProduct];

/** Looks up the products that a discount can name: the shared ones, and those of the acting user's company. */
export function openProducts(quoted: QuotedProducts) {
  const own = defineStatement<{ memberId: number }>()((p) => ({
    fields: { name: sql<string>`name` },
    text: (columns) => sql`select distinct ${columns} from (
        select jsonb_array_elements_text(${clubDiscounts.conditions} -> 'products') as name
        from ${clubDiscounts} join ${clubs} on ${clubs.id} = ${clubDiscounts.clubId}
        where ${clubs.memberId} = ${p.memberId} and ${clubs.state} <> 'deleted'
        union all ${quoted(p.memberId)}
      ) named order by name limit 500`,
  }));

  async function namesFor({ actor, db }: Pick<ReadCtx, "actor" | "db">): Promise<string[]> {
    const memberId = actor.kind === "user" ? actor.memberId : null;
    const rows = memberId === null ? [] : await own.all(db, { memberId });
    const isShared = (name: string): boolean => shared.some((one) => productKey(one) === productKey(name));
    return [...shared, ...rows.map(({ name }) => name).filter((name) => !isShared(name))];
  }

  return {
    /** The products that match what was typed; the shared ones first. */
    list: async (ctx: Pick<ReadCtx, "actor" | "db">, search: string): Promise<{ list: Product[] }> => ({
      list: searchProducts(await namesFor(ctx), search).map((name) => ({ name, is_own: !shared.includes(name) })),
    }),
    /** Whether a product has this name already, or similar ones. */
    async check(ctx: Pick<ReadCtx, "actor" | "db">, name: string) {
      const names = await namesFor(ctx);
      const same = names.find((one) => productKey(one) === productKey(name));
      if (same !== undefined) return { outcome: "exists" as const, names: [same] };
      const similar = names.filter((one) => isSimilarProduct(one, name)).slice(0, 5);
      return { outcome: similar.length > 0 ? ("similar" as const) : ("free" as const), names: similar };
    },
  };
}
