import { act, type ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadTexts } from "#kit/i18n.ts";
import { Form } from "../Form.tsx";
import { MoneyField } from "../NumberField.tsx";
import { key, press, render, type, type Rendered } from "../testing/render.tsx";
import { TextField } from "../TextField.tsx";
import { useForm } from "../use-form.ts";
import { FormRows } from "./FormRows.tsx";

interface Line {
  readonly id: number | null;
  readonly name: string;
  readonly pence: number | null;
}
interface Values {
  readonly title: string;
  readonly contact: { readonly phone: string };
  readonly lines: readonly Line[];
}
const blank: Line = { id: null, name: "", pence: null };
const first: Line = { id: 7, name: "Valve", pence: 250 };
const submit = vi.fn<(values: Values) => Promise<unknown>>();

function Prices(): ReactElement {
  const form = useForm<Values>({
    initial: { title: "Spring", contact: { phone: "" }, lines: [first] },
    keepAs: "rows",
    submit,
    validate: ({ lines }) =>
      Object.fromEntries(lines.map((line, n) => [`lines.${n}.name`, line.name ? undefined : `Name line ${n + 1}`])),
  });
  return (
    <Form form={form} submitLabel="Save">
      <TextField label="Phone" {...form.group("contact").field("phone")} />
      <FormRows
        rows={form.rows("lines")}
        label="Lines"
        rowName={(number) => `Line ${number}`}
        blank={blank}
        addLabel="Add a line"
        atLeast={1}
        atMost={3}
      >
        {(row) => (
          <>
            <TextField label="Name" {...row.field("name")} />
            <MoneyField label="Price" {...row.field("pence")} />
          </>
        )}
      </FormRows>
    </Form>
  );
}

let page: Rendered;
const input = (name: string): HTMLInputElement => page.find<HTMLInputElement>(`input[name="${name}"]`);
const labelled = (label: string): HTMLElement => page.find(`[aria-label="${label}"]`);
const add = (): Promise<void> => press(page.find("[data-add]"));
const said = (): string => page.find("[role=status]").textContent;
const names = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>("[data-row] input[name$=name]")].map((one) => one.value);
const summary = (): string => page.find("[role=alert]").textContent;

beforeEach(async () => {
  sessionStorage.clear();
  submit.mockReset().mockResolvedValue(undefined);
  await loadTexts("office");
  page = await render(<Prices />);
});
afterEach(() => page.leave());

it("adds a row, goes to its first field and says so", async () => {
  await add();
  expect(document.activeElement).toBe(input("lines.1.name"));
  expect(said()).toBe("Line 2 added. 2 in all.");
  await type(input("lines.1.name"), "Balance");
  await press(page.find("[type=submit]"));
  expect(submit).toHaveBeenCalledWith({
    title: "Spring",
    contact: { phone: "" },
    lines: [first, { id: null, name: "Balance", pence: null }],
  });
});

it("removes a row with its problems and goes to the one in its place", async () => {
  await add();
  await add();
  await type(input("lines.2.name"), "Disposal");
  await press(page.find("[type=submit]"));
  expect(summary()).toContain("Name line 2");
  await press(labelled("Remove Line 2"));
  expect(page.all("[role=alert]")).toEqual([]);
  expect(names()).toEqual(["Valve", "Disposal"]);
  expect(document.activeElement).toBe(page.all("[data-row]")[1]);
  expect(said()).toBe("Line 2 removed. 2 left.");
});

it("keeps the least number of rows and takes no more than the most", async () => {
  expect(page.all("[aria-label='Remove Line 1']")).toEqual([]);
  await add();
  await add();
  expect(page.all("[data-add]")).toEqual([]);
});

it("moves a row by the keyboard: the typing place goes along, and what was typed, and its problem", async () => {
  await add();
  await press(page.find("[type=submit]"));
  input("lines.1.name").focus();
  const typing = document.activeElement;
  await key(input("lines.1.name"), "ArrowUp", { altKey: true });
  expect(names()).toEqual(["", "Valve"]);
  expect(document.activeElement).toBe(typing);
  expect(typing).toBe(input("lines.0.name"));
  expect(input("lines.0.name").getAttribute("aria-invalid")).toBe("true");
  expect(said()).toBe("Moved to position 1 of 2.");
  await key(input("lines.0.name"), "ArrowUp", { altKey: true });
  expect(names()).toEqual(["", "Valve"]);
});

it("moves a row by its buttons, which stop at the ends and keep the focus", async () => {
  await add();
  await act(async () => labelled("Move Line 1 down").focus());
  await press(labelled("Move Line 1 down"));
  expect(names()).toEqual(["", "Valve"]);
  expect(document.activeElement).toBe(labelled("Move Line 2 down"));
  expect(labelled("Move Line 2 down").getAttribute("aria-disabled")).toBe("true");
});

it("puts the server's problems to their rows, groups and lists", async () => {
  const fields = { "lines.0.pence": "Too much", "contact.phone": "Not a phone number", "lines.0": "Twice", other: "?" };
  submit.mockRejectedValue({ code: "VALIDATION_FAILED", message: "x", fields });
  await press(page.find("[type=submit]"));
  expect(summary()).toBe("There is a problemToo muchNot a phone numberTwice");
  expect(input("lines.0.pence").getAttribute("aria-invalid")).toBe("true");
  expect(input("contact.phone").getAttribute("aria-invalid")).toBe("true");
  await press(page.all("[role=alert] a")[2] ?? document.body);
  expect(document.activeElement).toBe(page.find("fieldset"));
  await type(input("lines.0.pence"), "3");
  expect(summary()).not.toContain("Too much");
});

it("keeps rows across a reload", async () => {
  await add();
  await type(input("lines.1.name"), "Balance");
  await page.leave();
  page = await render(<Prices />);
  expect(names()).toEqual(["Valve", "Balance"]);
});
