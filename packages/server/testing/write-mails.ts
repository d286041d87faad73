import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "@treadclub/texts";
import { htmlOf } from "../src/modules/messages/mail-html.ts";
import { sampleMails } from "./mail-samples.ts";

/** Writes every mail in every language into a folder, as `en-quote_priced.html`, with its text beside it. */
const folder = process.argv[2] ?? ".cache/mails";
await mkdir(folder, { recursive: true });
for (const locale of locales)
  for (const { name, subject, text, content } of sampleMails(locale)) {
    await writeFile(join(folder, `${locale}-${name}.html`), htmlOf(subject, content));
    await writeFile(join(folder, `${locale}-${name}.txt`), `${subject}\n\n${text}\n`);
  }
process.stdout.write(`${folder}\n`);
