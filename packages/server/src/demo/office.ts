import type { Cast } from "./cast.ts";
import type { Stage } from "./stage.ts";

interface ComplaintInput {
  readonly day: number;
  readonly name: string;
  readonly email: string;
  readonly about: "access" | "erasure" | "marketing";
  readonly text: string;
  readonly end?: "acknowledged" | "answered";
}

const complaints: readonly ComplaintInput[] = [
  {
    day: 27,
    name: "Rosa Whitfield",
    email: "rosa.whitfield@example.com",
    about: "access",
    text: "I asked for a copy of everything you hold about me on 2 October and have heard nothing since.",
  },
  {
    day: 12,
    name: "Tom Bailey",
    email: "tom.bailey@example.com",
    about: "marketing",
    text: "I get text messages about winter tyres from a garage that I never agreed to hear from.",
    end: "acknowledged",
  },
  {
    day: 40,
    name: "Dmytro Koval",
    email: "dmytro.koval@example.com",
    about: "erasure",
    text: "I closed an older account last year. A photo of my tyre is still on a page of a garage.",
    end: "answered",
  },
];

/** The office's open work beside trade: complaints in every state, an open invitation, a site that shows a club. */
export async function officeOf(stage: Stage, { admin, fitters, drivers }: Cast): Promise<void> {
  await sellPacks(stage, drivers);
  for (const input of complaints.toSorted((a, b) => b.day - a.day)) await complain(stage, admin, input);
  stage.daysAgo(1);
  const [fitter] = fitters;
  if (!fitter) return;
  const owner = await stage.as(await stage.make.signedInAgain(fitter.owner));
  await owner.call("inviteMemberUser", {
    body: { member_id: fitter.id, email: "jo.hart@forgelane.example", position: "staff" },
  });
  await owner.call("setMemberSites", {
    params: { id: String(fitter.id) },
    body: { sites: ["https://www.forgelane.example"], version: 0 },
  });
}

/** Anna has bought a pack; the next driver has cancelled hers, the one after was declined. */
async function sellPacks(stage: Stage, drivers: Cast["drivers"]): Promise<void> {
  const orders = [
    { day: 6, credits: 8, outcome: "paid", isRefunded: false },
    { day: 9, credits: 4, outcome: "paid", isRefunded: true },
    { day: 3, credits: 4, outcome: "declined", isRefunded: false },
  ] as const;
  for (const [n, { day, credits, outcome, isRefunded }] of orders.entries()) {
    const driver = drivers[n];
    if (!driver) continue;
    stage.daysAgo(day, 9 + n);
    const caller = await stage.as(await stage.make.signedInAgain(driver.who));
    const { reference } = await caller.call("createCreditOrder", { body: { credits, starts_now: true } });
    const params = { reference };
    const { version } = await caller.call("decideTestPayment", { params, body: { outcome } });
    if (!isRefunded) continue;
    await caller.call("refundCreditOrder", { params, body: { version } });
    await stage.runQueued(["refund-order"]);
  }
}

async function complain(stage: Stage, admin: Cast["admin"], input: ComplaintInput): Promise<void> {
  stage.daysAgo(input.day);
  const { name, email, about, text } = input;
  const adminCaller = await stage.as(await stage.make.signedInAgain(admin));
  const made = await adminCaller.call("createDataComplaint", { body: { name, email, about, text } });
  if (!input.end) return;
  const { list } = await adminCaller.call("getDataComplaints", { body: { search: made.reference } });
  const params = { id: String(list[0]?.id ?? 0) };
  stage.clock.forward(26 * 3_600_000);
  const nextDay = await stage.as(await stage.make.signedInAgain(admin));
  await nextDay.call("acknowledgeDataComplaint", { params, body: { version: 0 } });
  if (input.end === "answered")
    await nextDay.call("answerDataComplaint", {
      params,
      body: {
        text: "The photo stood on a page that a garage had printed before you closed the account. It is deleted there, too, since this morning.",
        version: 1,
      },
    });
}
