import { currentT, loadTexts } from "#kit/i18n.ts";
import { notice } from "#kit/notices.ts";
import { pathTo } from "#kit/paths.ts";
import { keptOf } from "./kept-store.ts";
import { sendKept } from "./send-kept.ts";
import { shown } from "./use-kept.ts";

/** Sends what this till keeps, and says when one does not count; a page that shows what is kept does so itself. */
export async function sendWaiting(memberId: number): Promise<void> {
  if (shown.pages > 0) return;
  const kept = await keptOf(memberId).catch(() => []);
  if (kept.every(({ failure }) => failure !== null)) return;
  const sent = await sendKept(memberId).catch(() => null);
  if (sent === null || sent.failed === 0) return;
  await loadTexts("till");
  notice("error", currentT()("till.failedSince"), pathTo("/app/members/{member_id}/voucher", { member_id: memberId }));
}
