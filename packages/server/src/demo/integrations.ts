import { openReceiver, type Receiver } from "@treadclub/measurement/testing/receiver";
import type { Cast } from "./cast.ts";
import type { Stage } from "./stage.ts";

const website = "https://forgelane.example";
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Longer than the longest pause between two tries. */
const untilNextTryMs = 25 * hourMs;
/** So often a message is tried. */
const tries = 7;

const takes: Parameters<Receiver["answer"]>[0] = (response) => response.end("ok");

/** A sandbox key of the first fitter with sessions of every kind, messages that were delivered and not, and refused calls. */
export async function integrationsOf(stage: Stage, { fitters: [fitter] }: Cast): Promise<void> {
  if (!fitter) throw new Error("Nobody integrates in the demo world");
  stage.daysAgo(16, 9);
  const owner = await stage.as(fitter.owner);
  const { key, secret } = await owner.call("createIntegratorKey", {
    body: {
      name: "Forge Lane Tyres website",
      kind: "sandbox",
      origins: [website],
      scopes: ["create", "results"],
      allowance: 250,
      confirm: "unsure",
    },
  });
  const receiver = await openReceiver();
  receiver.answer(takes);
  try {
    const params = { id: String(key.id) };
    await owner.call("setIntegratorWebhook", { params, body: { url: receiver.url, version: key.version } });
    await scanAll(stage, secret, receiver);
    const ownerNow = await stage.as(fitter.owner);
    const { version } = await ownerNow.call("getIntegratorKey", { params });
    await ownerNow.call("setIntegratorWebhook", { params, body: { url: `${website}/hooks/tread`, version } });
  } finally {
    await receiver.close();
  }
}

async function scanAll(stage: Stage, secret: string, receiver: Receiver): Promise<void> {
  const { measuring } = stage;
  const atWebsite = measuring.clientAt(website)(secret);
  const begin = async (reference: string): Promise<string> => {
    const query = { workflow: "2", positions: "fl", reference } as const;
    return (await atWebsite.call("createSession", { query })).session.token;
  };
  const scan = async (reference: string): Promise<void> => {
    const token = await begin(reference);
    stage.clock.forward(minuteMs);
    await measuring.scanner(token).scan("fl");
    stage.clock.forward(minuteMs);
    await measuring.settle();
  };
  const left = measuring.scanner(await begin("Job 1041"));
  await left.open();
  stage.clock.forward(minuteMs);
  await left.abort();
  receiver.answer((response) => response.writeHead(500).end("Database connection failed"));
  for (let tried = 0; tried < tries; tried += 1) {
    await measuring.settle();
    stage.clock.forward(untilNextTryMs);
  }
  receiver.answer(takes);
  stage.daysAgo(4, 14);
  await scan("Job 1042");
  await refused(measuring.clientAt("https://staging.forgelane.example")(secret));
  stage.daysAgo(3, 11);
  await scan("sandbox_fail_blurry");
  stage.daysAgo(2, 16);
  await refused(atWebsite, "fl,fr");
  stage.daysAgo(1, 10);
  await scan("Job 1045");
  stage.daysAgo(0);
  await begin("Job 1046");
}

/** A website that the key does not name, or two tyres where one is measured. */
async function refused(
  client: { call: ReturnType<Stage["measuring"]["clientOf"]>["call"] },
  positions = "fl",
): Promise<void> {
  const query = { workflow: "2", positions } as const;
  await client.call("createSession", { query }).then(
    () => {
      throw new Error("The demo world was not refused");
    },
    () => null,
  );
}
