import { chmod, copyFile, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { blocksOf, type Block } from "./documentation/pages.ts";
import { startMeasurement, type MeasurementService } from "./measurement-service.ts";
import { runBlocks } from "./documentation/shell.ts";
import { differences } from "./documentation/shown.ts";
import { expect, test } from "./harness.ts";
import { handInByCall } from "./measure/by-call.ts";
import { freePort } from "./listen.ts";
import { interrupted, root, runCommand, said } from "./processes.ts";

const photo = join(root, "packages/e2e/fixtures/tread.jpg");
let service: MeasurementService;
let folder: string;

test.beforeEach(async () => {
  service = await startMeasurement();
  folder = await mkdtemp(join(tmpdir(), "treadclub-caller-"));
  // The account that the embedded database runs as has to pass through.
  await chmod(folder, 0o755);
});
test.afterEach(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

test("a caller without the SDK gets from a key to a verified webhook by the commands of the page alone", async () => {
  const hooks = `localhost:${await freePort()}`;
  const there = (text: string): string =>
    text
      .replaceAll("http://localhost:3000", service.url)
      .replaceAll("localhost:8000", hooks)
      .replaceAll("listen(8000", `listen(${hooks.slice("localhost:".length)}`);
  const blocks = (await blocksOf("docs/measurement/calling.md")).map((block) => ({
    ...block,
    text: there(block.text),
  }));
  for (const { note, text } of blocks.filter(({ language }) => language === "js"))
    await writeFile(join(folder, note), text);
  await copyFile(photo, join(folder, "tyre.jpg"));
  const commands = blocks.filter(({ language }) => language === "sh").map(pasted);
  const { code, printed, complaints } = await runBlocks(commands, { folder, env: service.env });
  expect(code, `${complaints}${JSON.stringify([...printed].at(-1))}`).toBe(0);
  const answers = blocks.filter(({ language }) => language === "json" || language === "text");
  expect(answers.length).toBeGreaterThan(10);
  const wrong = answers.flatMap((answer) => compare(answer, printedBefore(answer, printed)));
  expect(wrong).toEqual([]);
});

test("whoever runs the service makes, lists, changes and ends keys as the pages say, and judges by the review port", async () => {
  const commands = [...(await commandsOf("keys")), ...(await commandsOf("README"))];
  const isReview = ({ text }: Block): boolean => text.includes("/review");
  const { env, url } = service;
  const keys = await runBlocks(
    commands.filter((command) => !isReview(command)),
    { folder, env },
  );
  expect(keys.code, keys.complaints).toBe(0);
  const printed = [...keys.printed.values()].join("");
  expect(printed).toMatch(/Key 2 is revoked.*Key 3 of Harbour Car Hire.*Key 4 of My platform/s);
  const [key = ""] = printed.match(/tk_live_[\w-]{43}/g)?.slice(-1) ?? [];
  await handInByCall(url, await beginByCall(url, key));
  const review = await runBlocks(commands.filter(isReview), { folder, env });
  expect(review.code, review.complaints).toBe(0);
  const answers = (await blocksOf("docs/measurement/README.md")).filter(({ language }) => language === "json");
  expect(answers.flatMap((answer) => compare(answer, printedBefore(answer, review.printed)))).toEqual([]);
});

/** The command blocks of a page that end by themselves, for the running service. */
const commandsOf = async (page: string): Promise<readonly Block[]> =>
  (await blocksOf(`docs/measurement/${page}.md`))
    .filter(({ language, note }) => language === "sh" && note !== "starts a service")
    .map((block) => ({ ...block, text: block.text.replace("DATA_DIR=./data ", "") }))
    .map((block) => ({ ...block, text: block.text.replaceAll("https://scan.example.com", service.url) }))
    .map(pasted);

async function beginByCall(base: string, key: string): Promise<string> {
  const headers = { authorization: `Bearer ${btoa(key)}` };
  const answer = await fetch(`${base}/measurement/v1/instant-apps/sessions/create?positions=fl`, { headers });
  const { session } = await answer.json();
  return session.token;
}

test("the sandbox sample of the SDK waits through every step", async () => {
  const blocks = await blocksOf("packages/sdk/README.md");
  const sample = blocks.find(({ text }) => text.includes('getWorkflowResults("tk_test_public"'))?.text ?? "";
  const surroundings = `import { getWorkflowResults } from ${JSON.stringify(join(root, "packages/sdk/dist/tread-sdk.js"))};
const apiBase = "${service.url}/measurement/v1/", showProgress = (status) => console.log(status);\n`;
  await writeFile(join(folder, "sample.mjs"), surroundings + sample);
  const { code, printed, complaints } = await runBlocks(
    [{ language: "sh", note: "", text: "node sample.mjs", line: 1 }],
    { folder, env: {} },
  );
  expect(code, complaints).toBe(0);
  const seen = printed.get(1)?.trim().split("\n");
  // A busy machine may miss one on the way.
  expect(
    ["unknown", "waiting_for_images", "processing", "completed"].filter((status) => seen?.includes(status)),
  ).toEqual(seen);
  expect(seen?.at(-1)).toBe("completed");
});

test("no page has a block that no test looks at", async () => {
  const pages = await readdir(join(root, "docs/measurement"));
  for (const page of pages) {
    const languages = (await blocksOf(`docs/measurement/${page}`)).map(({ language }) => language);
    expect(Object.keys(lookedAt), page).toContain(page);
    expect(
      languages.filter((language) => !lookedAt[page]?.includes(language)),
      page,
    ).toEqual([]);
  }
});

/** The languages of each page's blocks: here, in `generated-clients.spec.ts`, and in `documented.test.ts` of the service. */
const lookedAt: Readonly<Record<string, readonly string[]>> = {
  "README.md": ["sh", "json"],
  "calling.md": ["sh", "js", "json", "text"],
  "events.md": ["", "js"],
  "generated-clients.md": ["js", "sh", "ts"],
  "keys.md": ["sh"],
  "sandbox.md": [],
  "webhooks.md": ["js", "json"],
};

test("what the pages start, starts", async () => {
  const starts = (await blocksOf("docs/measurement/README.md")).filter(({ note }) => note === "starts a service");
  const announced: string[] = [];
  for (const { text, line } of starts) {
    const command = text.replace("https://scan.example.com", service.url).replace("tk_live_…", "tk_test_public");
    const DATA_DIR = await mkdtemp(join(folder, `line-${line}-`));
    await chmod(DATA_DIR, 0o755);
    const started = runCommand(command, { PORT: String(await freePort()), DATA_DIR, DEMO: "off" });
    try {
      announced.push(await said(started, "Stop with Ctrl-C"));
    } finally {
      await interrupted(started);
    }
  }
  expect(announced).toEqual([
    expect.stringContaining("The measurement service is at"),
    expect.stringContaining(`Tyres are measured by the service at ${service.url}/measurement/v1/`),
  ]);
});

/** What a reader puts in the place of a key that was shown once: what the command printed. */
const pasted = (block: Block): Block =>
  block.note === "in the project"
    ? { ...block, text: `{\n${block.text}} | tee "$OLDPWD/printed.txt"` }
    : { ...block, text: block.text.replaceAll(/\b(tk_test_|tk_live_|whsec_)…/g, "$(grep -o '$1.*' printed.txt)") };

/** What the last command block above an answer printed. */
function printedBefore({ line }: Block, printed: ReadonlyMap<number, string>): string {
  const above = [...printed].filter(([at]) => at < line).toSorted(([a], [b]) => b - a);
  return above[0]?.[1] ?? "";
}

function compare({ language, text, line }: Block, real: string): readonly string[] {
  const at = `line ${line}`;
  if (language === "json") return differences(JSON.parse(text), parsed(real), at);
  return differences(text.trim(), withoutNpm(real).trim(), at);
}

/** npm says first what it runs. */
const withoutNpm = (text: string): string => text.replaceAll(/^> .*\n/gm, "");

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
