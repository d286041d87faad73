import { outboxMessages } from "@treadclub/kit/tables";
import { asc, eq } from "drizzle-orm";
import { documentIn } from "../src/modules/messages/cast.ts";
import type { TestApp } from "./test-app.ts";

/** What was written to an address, oldest first. */
export const mailsTo = (testApp: TestApp, address: string) =>
  testApp.db.read
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, address))
    .orderBy(asc(outboxMessages.id));

/** The appointment whose calendar file a mail brings, or null. */
export const eventIn = ({ content }: Pick<typeof outboxMessages.$inferSelect, "content">) =>
  documentIn(content)?.calendar ?? null;

/** The first address in a text that leads to a place below /app/. */
export function linkIn(text: string | undefined, path: string): URL {
  const found = text?.match(/https?:\/\/\S+/g)?.find((link) => new URL(link).pathname.startsWith(`/app/${path}`));
  if (found === undefined) throw new Error(`No link to ${path} in:\n${text}`);
  return new URL(found);
}

/** The token that a link carries, in its query or at the end of its path. */
export const tokenIn = (link: URL): string => link.searchParams.get("token") ?? link.pathname.split("/").at(-1) ?? "";
