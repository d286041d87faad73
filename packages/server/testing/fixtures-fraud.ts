import { earnWelcome, welcomeReviews } from "#modules/fraud";
import { eq } from "drizzle-orm";
import type { FixturePeople } from "./fixtures-people.ts";
import { nextPlate } from "./next-plate.ts";
import type { TestApp } from "./test-app.ts";

/** A welcome voucher that waits for its check, and Anna's, which was refused. */
export async function welcomeReviewsOf(testApp: TestApp, { anna }: FixturePeople) {
  const plate = nextPlate();
  const [first, second] = [await testApp.make.consumer(), await testApp.make.consumer()];
  for (const { id } of [first, second])
    await testApp.run((ctx) => earnWelcome(ctx, { consumerId: id, scanId: 1, plate }));
  const [waiting] = await testApp.db.read
    .select({ id: welcomeReviews.id })
    .from(welcomeReviews)
    .where(eq(welcomeReviews.consumerId, second.id));
  const { rows } = await testApp.db.pool.query<{ id: string }>(
    `insert into welcome_reviews (consumer_id, scan_id, state, plate, signals, strength, held_at, answer_by, decided_at, reason)
     values ($1, 1, 'refused', $2, '[]', 'weak', now(), now(), now(), 'You have had one.') returning id`,
    [anna.id, plate],
  );
  return { welcomeReview: waiting?.id ?? 0, refusedReview: Number(rows[0]?.id) };
}
