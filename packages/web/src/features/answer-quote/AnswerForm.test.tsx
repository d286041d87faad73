import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { noConditions, quoteTotal } from "@treadclub/rules";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formatMoney } from "#kit/format.ts";
import { loadTexts } from "#kit/i18n.ts";
import type { QuoteView } from "#entities/quote/queries.ts";
import { DetailPage } from "#ui/record/DetailPage.tsx";
import { eventually, key, press, render, type, type Rendered } from "#ui/testing/render.tsx";
import { AnswerForm } from "./AnswerForm.tsx";

const quote: QuoteView = {
  id: 7,
  number: "Q7",
  request_id: 1,
  state: "awaiting_member",
  tyre_size: "205/55 R16",
  quantity: 2,
  positions: ["front_left", "front_right"],
  member: { id: 5, company_name: "Forge Lane", phone: "", website: null, location: null, distance_miles: null },
  consumer: { id: 9, name: "Anna Miller", phone: null, email: "" },
  vehicle: { id: 3, number: "CU57ABC", brand: "Ford", model: "Fiesta" },
  preferred_on: null,
  requested_at: "2026-11-20T09:00:00Z",
  expires_at: null,
  expected: null,
  total: null,
  load_rating: "91",
  speed_rating: "V",
  tyre_brand: "",
  message_to_fitter: "",
  vouchers: [
    {
      id: 1,
      code: "ABCD",
      state: "reserved",
      title: "",
      subtitle: "",
      description: "",
      terms: "",
      amount_pence: 1000,
      conditions: noConditions,
      used_pence: null,
      club_id: 1,
      member_id: 5,
      member_name: "",
      by: "member",
      group: null,
      only_at: [],
      consumer: { id: 9, name: "" },
      issued_at: "",
      expires_on: null,
      used_at: null,
      used_at_member: null,
      link: "",
      shared_count: 0,
      shared_by_email: false,
      shared_at: null,
      refusal: null,
      undo_until: null,
      withdrawn_at: null,
      withdrawn_reason: null,
      can: { use: true, undo: false, share: false, withdraw: false },
    },
  ],
  answer: null,
  booking_id: null,
  version: 4,
  scans: [],
  can: { review: true, answer: true, reject: false, cancel: false, book: false },
};

const answers = vi.fn<(body: unknown) => Response>();
const sent = vi.fn<(answered: QuoteView) => void>();
const stale = vi.fn<() => Promise<void>>();
let open: Rendered | undefined;

beforeEach(async () => {
  sessionStorage.clear();
  vi.stubGlobal("fetch", async (_url: string, init: { readonly body: string }) => answers(JSON.parse(init.body)));
  await loadTexts("base", "office");
  open = await render(
    <QueryClientProvider client={new QueryClient()}>
      <DetailPage
        beside
        query={{ data: quote, error: null, isFetching: false, refetch: stale }}
        list={{ href: "/list", label: "Quotes" }}
        title={({ number }) => number}
      >
        {() => <AnswerForm quote={quote} vatRatePercent={20} startTyping={false} onSent={sent} />}
      </DetailPage>
    </QueryClientProvider>,
  );
});
afterEach(async () => {
  await open?.leave();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const field = (name: string): HTMLInputElement => {
  if (!open) throw new Error("Nothing is rendered");
  return open.find<HTMLInputElement>(`input[name="${name}"]`);
};
const buttonNamed = (text: string): HTMLElement => {
  const found = open?.all("button").find((button) => button.textContent.includes(text));
  if (!found) throw new Error(`No button "${text}"`);
  return found;
};
async function fill(): Promise<void> {
  await type(field("brand"), "Avon ZV7");
  await type(field("unit_price_pence"), "89.99");
  await press(buttonNamed("Fitting, valve and balancing"));
  await type(field("services.0.price_pence"), "12.50");
}

describe("AnswerForm", () => {
  it("shows the total of the rules while one types, and on the button", async () => {
    expect(open?.box.textContent).not.toContain("−£0");
    await fill();
    expect(open?.box.textContent).toContain("−£10.00");
    const lines = [
      { product: "Tyres", brand: "Avon ZV7", quantity: 2, unitPence: 8999, vat: "standard" as const },
      { product: "Fitting", brand: null, quantity: 2, unitPence: 1250, vat: "standard" as const },
    ];
    const { totalPence } = quoteTotal({
      lines,
      vouchers: [{ amountPence: 1000, conditions: noConditions, by: "member" }],
      vatRatePercent: 20,
    });
    expect(buttonNamed("Send").textContent).toContain(formatMoney(totalPence, "en"));
  });
  it("sends by Ctrl + Enter what the wire takes, once", async () => {
    answers.mockImplementation(() => Response.json({ ...quote, state: "awaiting_customer" }));
    await fill();
    await act(async () => {
      for (const _ of ["one press", "and a second one"])
        field("brand").dispatchEvent(
          new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true }),
        );
    });
    await eventually(() => expect(sent).toHaveBeenCalledOnce());
    expect(answers).toHaveBeenCalledOnce();
    expect(answers).toHaveBeenCalledWith({
      quote_id: 7,
      version: 4,
      brand: "Avon ZV7",
      unit_price_pence: 8999,
      alternatives: [],
      alignment_check: false,
      fitting_minutes: 60,
      message: "",
      services: [{ name: "Fitting, valve and balancing", quantity: 2, price_pence: 1250 }],
    });
  });
  it("names what is missing and sends nothing", async () => {
    await key(field("brand"), "Enter", { ctrlKey: true });
    expect(open?.find("[role=alert]").textContent).toContain("Enter the brand.");
    expect(answers).not.toHaveBeenCalled();
  });
  it("reads the quote again when somebody was faster, and keeps what was typed", async () => {
    answers.mockImplementation(() => Response.json({ code: "STATE_CONFLICT", message: "changed" }, { status: 409 }));
    await fill();
    await key(field("brand"), "Enter", { ctrlKey: true });
    await eventually(() => expect(stale).toHaveBeenCalledOnce());
    expect(field("brand").value).toBe("Avon ZV7");
    expect(sent).not.toHaveBeenCalled();
  });
});
