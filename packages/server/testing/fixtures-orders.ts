import type { SignedIn } from "./factories/people.ts";
import type { TestApp } from "./test-app.ts";

interface OrderRef {
  readonly id: number;
  readonly reference: string;
}

export interface OrderIds {
  /** Waits for its payment. */
  readonly newOrder: OrderRef;
  readonly paidOrder: OrderRef;
}

export async function ordersOf(testApp: TestApp, who: SignedIn): Promise<OrderIds> {
  const driver = testApp.as(who);
  const order = (credits: 4 | 8) => driver.call("createCreditOrder", { body: { credits, starts_now: true } });
  const paid = await order(8);
  await driver.call("decideTestPayment", { params: { reference: paid.reference }, body: { outcome: "paid" } });
  const open = await order(4);
  return {
    newOrder: { id: open.id, reference: open.reference },
    paidOrder: { id: paid.id, reference: paid.reference },
  };
}
