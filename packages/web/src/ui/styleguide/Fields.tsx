import type { ReactElement } from "react";
import { Card, Section } from "../Card.tsx";
import { CheckboxField, CheckboxGroup, RadioGroup, SelectField } from "../ChoiceFields.tsx";
import { DateField } from "../DateField.tsx";
import { Form } from "../Form.tsx";
import { MoneyField, NumberField } from "../NumberField.tsx";
import { PasswordField } from "../PasswordField.tsx";
import { NumberStepper } from "../Steps.tsx";
import { TextArea, TextField } from "../TextField.tsx";
import { UiLink } from "../UiLink.tsx";
import { useForm, type FormHandle } from "../use-form.ts";
import css from "./Styleguide.module.css";

interface Values {
  readonly email: string;
  readonly password: string;
  readonly miles: number | null;
  readonly price: number | null;
  readonly day: string;
  readonly fitter: string;
  readonly when: string;
  readonly vouchers: readonly string[];
  readonly tyres: number;
  readonly note: string;
  readonly terms: boolean;
}

const initial: Values = {
  email: "anna@",
  password: "",
  miles: null,
  price: 8950,
  day: "",
  fitter: "",
  when: "morning",
  vouchers: ["w"],
  tyres: 2,
  note: "",
  terms: false,
};

const check = (values: Values): { readonly [K in keyof Values]?: string | undefined } => ({
  email: /@.+\./.test(values.email) ? undefined : "Enter an e-mail address, like anna@example.com",
  miles: Number.isNaN(values.miles) ? "Mileage must be a number, like 12,500" : undefined,
  fitter: values.fitter ? undefined : "Choose a fitter",
  terms: values.terms ? undefined : "Accept the terms to go on",
});

export function Fields(): ReactElement {
  const form = useForm<Values>({ initial, validate: check, submit: async () => undefined });
  return (
    <Section title="Form" id="form" lead="Send it as it is to see the problems; put it right to see them go.">
      <div className={css.wideGrid}>
        <Card title="Everything in one column" level={3}>
          <Form
            form={form}
            submitLabel="Ask 3 fitters"
            label="Example"
            note="There is nothing to pay for asking."
            secondary={<UiLink href="#form">Save for later</UiLink>}
          >
            <TextField
              label="E-mail"
              hint="We write to it when a fitter answers."
              type="email"
              autoComplete="email"
              {...form.field("email")}
            />
            <PasswordField
              label="Password"
              hint="At least 8 characters, not a common one."
              autoComplete="new-password"
              {...form.field("password")}
            />
            <NumberField label="Mileage" hint="As on the dashboard." suffix="miles" optional {...form.field("miles")} />
            <MoneyField label="Price per tyre, including VAT" {...form.field("price")} />
            <SelectField
              label="Fitter"
              ask
              options={[
                { value: "kg", label: "Kwik Grip Leeds" },
                { value: "ht", label: "Hill Tyres" },
              ]}
              {...form.field("fitter")}
            />
            <CheckboxField
              label="I accept the terms"
              hint="Read them first: they are one page."
              {...form.field("terms")}
            />
          </Form>
        </Card>
        <MoreKinds form={form} />
      </div>
    </Section>
  );
}

function MoreKinds({ form }: { readonly form: FormHandle<Values> }): ReactElement {
  return (
    <Card title="More kinds" level={3}>
      <DateField label="Day" hint="For example, 27 March 2026" {...form.field("day")} />
      <RadioGroup
        label="When"
        across
        options={[
          { value: "morning", label: "Morning" },
          { value: "afternoon", label: "Afternoon" },
          { value: "evening", label: "Evening", disabled: true },
        ]}
        {...form.field("when")}
      />
      <CheckboxGroup
        label="Vouchers"
        hint="Up to 2."
        atMost={2}
        options={[
          { value: "w", label: "£5 welcome voucher" },
          { value: "s", label: "£12.50 Spring club", hint: "Kwik Grip Leeds only" },
          { value: "f", label: "£20 four tyres" },
        ]}
        {...form.field("vouchers")}
      />
      <NumberStepper label="Tyres" min={1} max={4} {...form.field("tyres")} />
      <TextArea label="Message" optional limit={40} {...form.field("note")} />
      <TextField id="off" name="off" label="Switched off" disabled value="Nothing to type" onChange={() => undefined} />
    </Card>
  );
}
