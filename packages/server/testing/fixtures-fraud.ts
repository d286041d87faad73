import { earnWelcome, welcomeReviews } from "#modules/fraud";
import { eq } from "drizzle-orm";
import type { FixturePeople } from "./fixtures-people.ts";
import { nextPlate } from "./next-plate.ts";
import type { TestApp } from "./test-app.ts";

/** A welcome voucher that waits for its check, and Anna's, which was refused; what was odd at a till. */
export async function welcomeReviewsOf(testApp: TestApp, { anna, admin, fitter }: FixturePeople) {
  const plate = nextPlate();
  const [first, second] = [await testApp.make.consumer(), await testApp.make.consumer()];
  for (const { id } of [first, second])
    await testApp.run((ctx) => earnWelcome(ctx, { consumerId: id, scanId: 1, plate }));
  const [waiting] = await testApp.db.read
    .select({ id: welcomeReviews.id })
    .from(welcomeReviews)
    .where(eq(welcomeReviews.consumerId, second.id));
  const { rows } = await testApp.db.pool.query<{ id: string }>(
    `insert into welcome_reviews (consumer_id, scan_id, state, plate, signals, strength, held_at, answer_by)
     values ($1, 1, 'checking', $2, '[]', 'weak', now(), now()) returning id`,
    [anna.id, plate],
  );
  const refusedReview = Number(rows[0]?.id);
  await testApp.as(admin).call("decideWelcomeReview", {
    params: { id: String(refusedReview) },
    body: { decision: "refuse", text: "You have had one.", version: 0 },
  });
  const odd = await testApp.db.pool.query<{ id: string }>(
    `insert into oddities (kind, subject, day, member_id, user_id, count, since, until)
     values ('till_minute', $1, now(), $2, $3, 12, now(), now()) returning id`,
    [plate, fitter.id, fitter.owner.id],
  );
  return {
    welcomeReview: waiting?.id ?? 0,
    refusedReview,
    oddity: Number(odd.rows[0]?.id),
  };
}
