import { cleanLine, cleanText } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { callNames, catalog } from "./catalog.ts";
import { line, name, optionalLine, paragraph, personName, website } from "./common/fields.ts";
import type { EndpointShape } from "./endpoint.ts";
import { measurementCalls, measurementCatalog } from "./measurement/catalog.ts";

/** What nobody types to be read: secrets, ids, codes that are looked up, addresses to go to, what comes back as it was sent. */
const opaque =
  /(^|\.)(password|token|continue_token|restore_token|measurement_token|measurement_tokens\.\[\]|code|short_code|club_code|code_type|state|iss|error|next_url|iframe_query|expires|signature|upload_ids\.\[\]|id|a|sites\.\[\]|keys\[\]|keys\[\]\.\[\]|exit_url|error_url|homepage)$/;
/** Texts of several lines. */
const multiline = /(^|\.)(text|message|message_to_fitter|description|plain|terms|note)$/;

interface Leaf {
  readonly path: string;
  readonly schema: z.ZodType;
}

const wrappers = [z.ZodOptional, z.ZodNullable, z.ZodDefault] as const;

/** Every plain text of a schema; what has a format or pattern of its own takes nothing else anyway. */
function leavesOf(schema: unknown, path: string): Leaf[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, part]) => leavesOf(part, path === "" ? key : `${path}.${key}`));
  if (schema instanceof z.ZodArray) return leavesOf(schema.element, `${path}.[]`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => leavesOf(option, path));
  if (schema instanceof z.ZodPipe) return leavesOf(schema.in, path).map((leaf) => ({ ...leaf, schema }));
  for (const wrapper of wrappers) if (schema instanceof wrapper) return leavesOf(schema.unwrap(), path);
  return schema instanceof z.ZodString && schema.format === null ? [{ path, schema }] : [];
}

const calls: readonly (readonly [string, EndpointShape])[] = [
  ...callNames.map((call) => [call, catalog[call]] as const),
  ...measurementCalls.map((call) => [`measurement ${call}`, measurementCatalog[call]] as const),
];
const leaves = calls.flatMap(([call, entry]) =>
  [entry.params, entry.query, entry.body].flatMap((part) =>
    leavesOf(part, "").map((leaf) => ({ ...leaf, name: `${call} ${leaf.path}` })),
  ),
);
const read = leaves.filter(({ path }) => !opaque.test(path));
const marks = ["\u0000", "\u0007", "\u001b", "\u007f", "\u009b", "\u061c", "\u200b", "\u200e", "\u200f"].concat(
  ["\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069", "\ufeff", "\ud800"],
  ["\r", "\n", "\t", "\v", "\f", "\u0085", "\u2028", "\u2029"],
);
/** What a field makes of a text, when that is not clean; null: it refuses the text, or cleans it. */
function uncleaned({ path, schema }: Leaf, text: string): string | null {
  const { success, data } = schema.safeParse(text);
  if (!success || typeof data !== "string") return null;
  return data === (multiline.test(path) ? cleanText(data) : cleanLine(data)) ? null : data;
}

describe("texts of the calls", () => {
  it("are found", () => {
    const known = ["createConsumer first_name", "editDiscountClub discounts.[].title", "createQuote message_to_fitter"];
    expect(read.map((leaf) => leaf.name)).toEqual(expect.arrayContaining(known));
    expect(read.length).toBeGreaterThan(80);
  });

  it.each(marks.map((mark) => [mark.charCodeAt(0).toString(16), mark]))("hold no U+%s", (_, mark = "") => {
    for (const field of read)
      for (const text of ["An{}na Kay", "{}205/55 R16{}", "0770{}0900123", "a{}bc"])
        expect(uncleaned(field, text.replaceAll("{}", mark)), field.name).toBeNull();
  });
});

describe("one line", () => {
  it.each([line, optionalLine, name, personName])("becomes NFC and loses what nobody sees", (field) => {
    expect(field.parse(" A\u0301nna\r\n\u202e Kay\u0000 ")).toBe("Ánna Kay");
  });

  it("is required and bounded as it is stored, not as it was sent", () => {
    expect(line.safeParse("\u202e\u200b \n").error?.issues[0]?.message).toBe("required");
    expect(optionalLine.parse("\u200b")).toBe("");
    expect(line.safeParse(`${"\u200b".repeat(500)}Anna`).success).toBe(true);
    expect(personName.safeParse("x".repeat(100)).success).toBe(true);
    expect(personName.safeParse("x".repeat(101)).success).toBe(false);
    expect(paragraph.parse("a\r\nb\u2028c\u202e")).toBe("a\nb\nc");
  });
});

describe("names", () => {
  const nameFields =
    /(^|\.)(first_name|last_name|company_name)$|^(createDataComplaint|addPasskey) name$|Club (title|name|discounts\.\[\]\.title)$/;
  const checked = read.filter((leaf) => nameFields.test(leaf.name) || nameFields.test(leaf.path));

  it("of everybody and everything that mails name hold no address", () => {
    expect(checked.map((leaf) => leaf.name).toSorted()).toEqual([
      "acceptInvitation first_name",
      "acceptInvitation last_name",
      "addPasskey name",
      "createConsumer first_name",
      "createConsumer last_name",
      "createDataComplaint name",
      "createDiscountClub discounts.[].title",
      "createDiscountClub name",
      "createDiscountClub title",
      "createMember company_name",
      "createMember first_name",
      "createMember last_name",
      "editDiscountClub discounts.[].title",
      "editDiscountClub name",
      "editDiscountClub title",
      "googleSignUp first_name",
      "googleSignUp last_name",
      "inviteUser first_name",
      "inviteUser last_name",
      "updateProfile first_name",
      "updateProfile last_name",
    ]);
    for (const { name: field, schema } of checked) {
      for (const text of ["evil.example", "Go to https://evil.example/unlock now", "www.evil", "a@evil"])
        expect(schema.safeParse(text).error?.issues[0]?.message, field).toBe("name_address");
      for (const text of ["St. John's Tyres Ltd", "O'Neil", "A.B. Tyres", "王小明", "Ганна"])
        expect(schema.parse(text), field).toBe(text);
    }
  });
});

describe("a website", () => {
  it.each(["https://evil.example@good.example", "javascript:alert(1)", "https://localhost", "forge"])(
    "is not %s",
    (text) => {
      expect(website.safeParse(text).error?.issues[0]?.message).toBe("site");
      const body = z.object({ website: catalog.createMember.body.shape.website });
      expect(body.safeParse({ website: text }).error?.issues[0]?.message).toBe("site");
    },
  );
  it("may be left out", () => {
    expect(catalog.createMember.body.shape.website.parse("")).toBe("");
    expect(catalog.createMember.body.shape.website.parse(" https://forge.example/ ")).toBe("https://forge.example/");
  });
});
