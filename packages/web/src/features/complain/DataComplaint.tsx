import { useState, type ReactElement } from "react";
import type { Catalog, ReplyOf } from "@treadclub/contract";
import { helpPath } from "#kit/help-paths.ts";
import { emailProblem, nameProblem } from "#kit/field-checks.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { useSession, type UserView } from "#kit/session.ts";
import { SelectField } from "#ui/ChoiceFields.tsx";
import { Form } from "#ui/Form.tsx";
import { Page } from "#ui/Page.tsx";
import { TextArea, TextField } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";
import { ComplaintSent } from "./ComplaintSent.tsx";

type Sent = ReplyOf<Catalog["createDataComplaint"]> & { readonly email: string };

/** For everybody, signed in or not: a complaint about how personal data is handled. */
export function DataComplaint(): ReactElement {
  const t = useT();
  const [sent, setSent] = useState<Sent | null>(null);
  const { user } = useSession();
  if (sent) return <ComplaintSent reference={sent.reference} email={sent.email} dueAt={sent.acknowledged_by} />;
  return (
    <Page
      title={t("account.complaint.title")}
      lead={t("account.complaint.lead")}
      width="narrow"
      back={{ href: user ? "/app/account" : "/app" }}
      help={{ href: helpPath("data") }}
    >
      <ComplaintForm key={user?.id ?? 0} user={user} onSent={setSent} />
    </Page>
  );
}

interface ComplaintFormProps {
  readonly user: UserView | null;
  readonly onSent: (sent: Sent) => void;
}

function ComplaintForm({ user, onSent }: ComplaintFormProps): ReactElement {
  const t = useT();
  const { send } = useAction("createDataComplaint");
  const textProblem = (text: string): string | undefined => {
    if (text.trim().length < shortest) return t("account.complaint.need.text");
    return text.trim().length > longest ? t("account.complaint.need.long") : undefined;
  };
  const form = useForm({
    initial: {
      name: user ? `${user.first_name} ${user.last_name}` : "",
      email: user?.email ?? "",
      about: "",
      text: "",
    },
    validate: ({ name, email, about, text }) => ({
      name: nameProblem(name, t("account.complaint.need.name"), t),
      email: emailProblem(email) && t("base.field.email"),
      about: topicOf(about) === undefined ? t("account.complaint.need.about") : undefined,
      text: textProblem(text),
    }),
    submit: async ({ name, email, about, text }) => {
      const body = { name: name.trim(), email: email.trim(), about: topicOf(about) ?? "other", text: text.trim() };
      onSent({ ...(await send({ body: { ...body, locale: t.locale } })), email: body.email });
    },
    keepAs: "data-complaint",
  });
  return (
    <Form form={form} submitLabel={t("account.complaint.send")}>
      <TextField label={t("account.complaint.name")} autoComplete="name" {...form.field("name")} />
      <TextField
        label={t("account.complaint.email")}
        hint={t("account.complaint.emailHint")}
        type="email"
        autoComplete="email"
        {...form.field("email")}
      />
      <SelectField
        label={t("account.complaint.about")}
        ask
        {...form.field("about")}
        options={topics.map((value) => ({ value, label: t(`account.complaint.about.${value}`) }))}
      />
      <TextArea
        label={t("account.complaint.text")}
        hint={t("account.complaint.textHint")}
        rows={8}
        limit={longest}
        {...form.field("text")}
      />
    </Form>
  );
}

const shortest = 10;
const longest = 4000;
const topics = ["access", "correction", "erasure", "marketing", "sharing", "security", "other"] as const;
const topicOf = (value: string): (typeof topics)[number] | undefined => topics.find((topic) => topic === value);
