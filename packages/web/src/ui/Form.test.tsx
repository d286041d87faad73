import { act, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallError } from "@treadclub/contract/client";
import { CheckboxField } from "./ChoiceFields.tsx";
import { Form } from "./Form.tsx";
import { MoneyField, NumberField } from "./NumberField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { press, render, type, type Rendered } from "./testing/render.tsx";
import { TextField } from "./TextField.tsx";
import { useForm } from "./use-form.ts";

interface Values {
  readonly email: string;
  readonly password: string;
  readonly miles: number | null;
  readonly price: number | null;
  readonly terms: boolean;
}
const initial: Values = { email: "", password: "", miles: null, price: null, terms: false };

const submit = vi.fn<(values: unknown) => Promise<unknown>>();

function SignUp({ submit }: { readonly submit: (values: Values) => Promise<unknown> }): ReactElement {
  const form = useForm<Values>({
    initial,
    submit,
    keepAs: "test",
    forget: ["password"],
    validate: (v) => ({
      email: v.email.includes("@") ? undefined : "Enter an e-mail address, like anna@example.com",
      miles: Number.isNaN(v.miles) ? "Mileage must be a number" : undefined,
      terms: v.terms ? undefined : "Accept the terms",
    }),
  });
  return (
    <Form form={form} submitLabel="Sign up">
      <TextField label="E-mail" type="email" autoComplete="email" {...form.field("email")} />
      <PasswordField label="Password" autoComplete="new-password" {...form.field("password")} />
      <NumberField label="Mileage" {...form.field("miles")} />
      <MoneyField label="Price" {...form.field("price")} />
      <CheckboxField label="I accept the terms" {...form.field("terms")} />
    </Form>
  );
}

function Code(): ReactElement {
  const form = useForm({
    initial: { code: "" },
    submit,
    validate: ({ code }) => ({ code: code === "" ? "Enter the code" : undefined }),
  });
  return (
    <Form form={form} submitLabel="Join">
      <TextField label="Code" autoComplete="off" {...form.field("code")} />
    </Form>
  );
}

let page: Rendered;
const input = (name: string): HTMLInputElement => page.find<HTMLInputElement>(`[name=${name}]`);
const send = (): Promise<void> => press(page.find("[type=submit]"));
const fill = async (): Promise<void> => {
  await type(input("email"), "anna@example.com");
  await press(input("terms"));
};

beforeEach(async () => {
  sessionStorage.clear();
  submit.mockReset().mockResolvedValue(undefined);
  page = await render(<SignUp submit={submit} />);
});
afterEach(() => page.leave());

describe("Form", () => {
  it("says what is missing, takes the focus there and leads to the field", async () => {
    await send();
    expect(submit).not.toHaveBeenCalled();
    const summary = page.find("[role=alert]");
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toBe(
      "There is a problemEnter an e-mail address, like anna@example.comAccept the terms",
    );
    expect(input("email").getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(input("email").getAttribute("aria-describedby") ?? "")?.textContent).toContain(
      "Enter an e-mail",
    );
    await press(page.find("[role=alert] a"));
    expect(document.activeElement).toBe(input("email"));
  });

  it("says the problem of its only field once, at the field, and takes the focus there", async () => {
    await page.leave();
    page = await render(<Code />);
    await send();
    expect(page.all("[role=alert]")).toEqual([]);
    expect(page.box.textContent?.match(/Enter the code/g)).toHaveLength(1);
    expect(document.activeElement).toBe(input("code"));
    expect(document.title).toContain("Error:");
  });

  it("says the same problem of its only field again to the ear after every further try", async () => {
    await page.leave();
    page = await render(<Code />);
    await send();
    await send();
    const [second] = page.all("[role=alert]");
    expect(second?.textContent).toBe("Enter the code");
    await send();
    const [third] = page.all("[role=alert]");
    expect(third?.textContent).toBe("Enter the code");
    expect(third).not.toBe(second);
  });

  it("speaks up when a field is left, not while it is first typed, and lets go as soon as it is right", async () => {
    await type(input("email"), "anna");
    expect(page.box.textContent).not.toContain("Enter an e-mail");
    await act(async () => input("email").dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    expect(page.box.textContent).toContain("Enter an e-mail");
    await type(input("email"), "anna@example.com");
    expect(page.box.textContent).not.toContain("Enter an e-mail");
  });

  it("sends once, however often it is pressed", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    submit.mockReturnValue(promise);
    await fill();
    await send();
    await send();
    expect(page.find("[type=submit]").getAttribute("aria-busy")).toBe("true");
    await act(async () => resolve());
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledWith({ ...initial, email: "anna@example.com", terms: true });
    expect(page.find("[type=submit]").hasAttribute("aria-busy")).toBe(false);
  });

  it("puts the server's problems to their fields and keeps what was typed", async () => {
    submit.mockRejectedValue({
      code: "VALIDATION_FAILED",
      message: "x",
      fields: { email: "This e-mail already has an account", unknown: "?" },
    });
    await fill();
    await send();
    expect(page.find("[role=alert]").textContent).toBe("There is a problemThis e-mail already has an account");
    expect(input("email").value).toBe("anna@example.com");
    await type(input("email"), "ben@example.com");
    expect(page.all("[role=alert]")).toEqual([]);
  });

  it("says an error that belongs to no field", async () => {
    submit.mockRejectedValue(
      new CallError(502, { code: "UPSTREAM_UNAVAILABLE", message: "A service that we need does not answer." }),
    );
    await fill();
    await send();
    expect(page.find("[role=alert]").textContent).toContain("A service that we need does not answer.");
  });

  it("does not show a driver what a bug says", async () => {
    submit.mockRejectedValue(new TypeError("x is not a function"));
    await fill();
    await send();
    expect(page.find("[role=alert]").textContent).toBe(
      "There is a problemThat didn’t work. Nothing is lost: try again.",
    );
  });

  it("keeps what is typed across a reload, but no password, until it is sent", async () => {
    await fill();
    await type(input("password"), "correct horse");
    await type(input("miles"), "12,500");
    await page.leave();
    page = await render(<SignUp submit={submit} />);
    expect([input("email").value, input("password").value, input("miles").value]).toEqual([
      "anna@example.com",
      "",
      "12500",
    ]);
    await send();
    await page.leave();
    page = await render(<SignUp submit={submit} />);
    expect(input("email").value).toBe("");
  });

  it.each([
    ["12,500", 12500, null],
    ["", null, null],
    ["1 234", 1234, null],
  ])("reads the number %s", async (typed, miles, price) => {
    await fill();
    await type(input("miles"), typed);
    await send();
    expect(submit).toHaveBeenCalledWith({ ...initial, email: "anna@example.com", terms: true, miles, price });
  });

  it("keeps text that is no number and says so", async () => {
    await fill();
    await type(input("miles"), "many");
    await send();
    expect(input("miles").value).toBe("many");
    expect(page.find("[role=alert]").textContent).toContain("Mileage must be a number");
  });

  it.each([
    ["89.5", 8950],
    ["£1,234.56", 123456],
    ["0,99", 99],
  ])("keeps %s pounds as whole pence", async (typed, price) => {
    await fill();
    await type(input("price"), typed);
    expect(input("price").value).toBe(typed);
    await send();
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ price }));
  });

  it("shows the password when asked", async () => {
    await press(page.find("[aria-label='Show password']"));
    expect(input("password").type).toBe("text");
  });
});
