import type { Clock } from "@treadclub/kit/clock";
import { writeCtx } from "@treadclub/kit/ctx";
import type { Database } from "@treadclub/kit/db/open";
import { AppError } from "@treadclub/kit/errors";
import type { Jobs } from "@treadclub/kit/jobs/job";
import { followEvent } from "#modules/orders";
import type { FastifyInstance } from "fastify";
import type { PaymentPort } from "./adapters/payments/port.ts";

/** Where a payment provider posts its events. */
export const eventsPath = "/api/v1/payments/events";
const mostBytes = 256 * 1024;

interface Around {
  readonly payments: PaymentPort;
  readonly publicUrl: string;
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
}

/**
 * Takes the events of the payment provider. It is no call of the contract: the provider decides what is sent, and signs the
 * very bytes of the body. Any answer but 200 is tried again by the provider.
 */
export function followEvents(http: FastifyInstance, { payments, publicUrl, db, clock, jobs }: Around): void {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(eventsPath, async (request, reply) => {
      const now = clock.now();
      const { "stripe-signature": signature } = request.headers;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = payments.readEvent(body, typeof signature === "string" ? signature : undefined, now);
      if (event === null) throw new AppError("NOT_FOUND");
      const parts = {
        actor: { kind: "job", name: "payments" },
        now,
        log: request.log,
        requestId: request.id,
        jobs,
      } as const;
      await db.transaction((tx) => followEvent(writeCtx(tx, parts), { payments, publicUrl }, event));
      return reply.send({ received: true });
    });
  });
}
