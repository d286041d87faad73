import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { blocksOf, type Block } from "./documentation/pages.ts";
import { startMeasurement, type MeasurementService } from "./measurement-service.ts";
import { runBlocks } from "./documentation/shell.ts";
import { differences } from "./documentation/shown.ts";
import { expect, test } from "./harness.ts";
import { freePort, root } from "./processes.ts";

const photo = join(root, "packages/e2e/fixtures/tread.jpg");
let service: MeasurementService;
let folder: string;

test.beforeEach(async () => {
  service = await startMeasurement();
  folder = await mkdtemp(join(tmpdir(), "treadclub-caller-"));
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

/** What a reader puts in the place of a key that was shown once: what the command printed. */
const pasted = (block: Block): Block =>
  block.note === "in the project"
    ? { ...block, text: `{\n${block.text}} | tee "$OLDPWD/printed.txt"` }
    : { ...block, text: block.text.replaceAll(/\b(tk_test_|whsec_)…/g, "$(grep -o '$1.*' printed.txt)") };

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
