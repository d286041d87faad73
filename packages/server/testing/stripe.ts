import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

interface Session {
  readonly id: string;
  readonly amount: number;
  status: "open" | "complete" | "expired";
  payment: string | null;
  readonly form: URLSearchParams;
}

export interface StripeRefund {
  readonly payment_intent: string;
  readonly amount: number;
}

export interface StripeStandIn {
  readonly settings: { readonly secretKey: string; readonly webhookSecret: string; readonly url: string };
  readonly sessions: readonly Session[];
  /** Refunds that were made; a repeated key makes none. */
  readonly refunds: readonly StripeRefund[];
  /** What the buyer does on the page of a checkout, without telling anybody. */
  pay(sessionId: string): void;
  /** An event as Stripe posts it: body and signature. */
  event(type: string, object: object, now: Date): { body: string; signature: string };
  /** How a checkout looks in an answer or event. */
  shown(sessionId: string): object;
  /** Answers nothing but errors for as long as it is set. */
  isDown: boolean;
  /** Hears of each payment that is made on the page of a checkout. */
  onPaid: (sessionId: string) => void;
  close(): Promise<void>;
}

const account = { secretKey: "sk_test_stand_in", webhookSecret: "whsec_stand_in" };

/** Stripe as far as Checkout needs it: sessions, refunds, idempotent requests, signed events. */
export async function openStripeStandIn(): Promise<StripeStandIn> {
  const books = openBooks(() => standIn.settings.url);
  const { sessions, refunds, found, shown } = books;
  const server = createServer((request, response) => void serve(request, response, books, standIn));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const standIn: StripeStandIn = {
    settings: { ...account, url: `http://127.0.0.1:${port}` },
    sessions,
    refunds,
    isDown: false,
    onPaid: () => undefined,
    pay: (id) => Object.assign(found(id), { status: "complete", payment: `pi_${id}` }),
    shown: (id) => shown(found(id)),
    event: (type, object, now) => {
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", type, data: { object } });
      return { body, signature: signatureOf(body, account.webhookSecret, now) };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}

type Books = ReturnType<typeof openBooks>;

/** What the account holds. */
function openBooks(url: () => string) {
  const sessions: Session[] = [];
  const refunds: StripeRefund[] = [];
  const shown = ({ id, status, payment, amount }: Session): object => ({
    id,
    object: "checkout.session",
    status,
    payment_status: payment === null ? "unpaid" : "paid",
    payment_intent: payment,
    amount_total: amount,
    currency: "gbp",
    url: status === "open" ? `${url()}/pay/${id}` : null,
  });
  return {
    sessions,
    refunds,
    shown,
    replies: new Map<string, object>(),
    found: (id: string): Session => {
      const session = sessions.find((one) => one.id === id);
      if (!session) throw new Error(`No checkout ${id}`);
      return session;
    },
    begin: (form: URLSearchParams): object => {
      const amount = Number(form.get("line_items[0][price_data][unit_amount]"));
      const session: Session = { id: `cs_test_${randomUUID()}`, amount, status: "open", payment: null, form };
      sessions.push(session);
      return shown(session);
    },
    refund: (form: URLSearchParams): object => {
      const made = { payment_intent: form.get("payment_intent") ?? "", amount: Number(form.get("amount")) };
      refunds.push(made);
      return { id: `re_${refunds.length}`, object: "refund", status: "succeeded", ...made };
    },
  };
}

/** The header `Stripe-Signature` of a body. */
export function signatureOf(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const hex = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${hex},v0=${"0".repeat(64)}`;
}

interface Reply {
  readonly status: number;
  readonly body: object;
}

/** Answers a request once for each idempotency key. */
function answer(request: IncomingMessage, form: URLSearchParams, books: Books, isDown: boolean): Reply {
  if (request.headers.authorization !== `Bearer ${account.secretKey}`) return refusal(401, "invalid_api_key");
  if (isDown) return refusal(500, "api_error");
  const key = request.headers["idempotency-key"];
  const known = typeof key === "string" ? books.replies.get(key) : undefined;
  if (known) return { status: 200, body: known };
  const reply = route(request.method ?? "", (request.url ?? "").replace(/^\/v1\//, ""), form, books);
  if (reply.status === 200 && typeof key === "string") books.replies.set(key, reply.body);
  return reply;
}

function route(method: string, path: string, form: URLSearchParams, books: Books): Reply {
  const session = books.sessions.find(({ id }) => path.includes(id));
  if (method === "POST" && path === "checkout/sessions") return { status: 200, body: books.begin(form) };
  if (method === "POST" && path === "refunds") return { status: 200, body: books.refund(form) };
  if (!session) return refusal(404, "resource_missing");
  if (method === "GET") return { status: 200, body: books.shown(session) };
  if (session.status !== "open") return refusal(400, "checkout_session_not_open");
  session.status = "expired";
  return { status: 200, body: books.shown(session) };
}

const refusal = (status: number, code: string): Reply => ({ status, body: { error: { code, message: code } } });

/** Answers the API; the page of a checkout pays at once and leads back, as a buyer with a saved card does. */
async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  books: Books,
  standIn: StripeStandIn,
): Promise<void> {
  const page = /^\/pay\/([^/?]+)$/.exec(request.url ?? "")?.[1];
  if (page !== undefined) {
    standIn.pay(page);
    standIn.onPaid(page);
    return void response.writeHead(303, { location: books.found(page).form.get("success_url") ?? "" }).end();
  }
  let text = "";
  for await (const chunk of request) text += String(chunk);
  const { status, body } = answer(request, new URLSearchParams(text), books, standIn.isDown);
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
