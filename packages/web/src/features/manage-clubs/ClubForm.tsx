import { lastDayOf } from "@treadclub/rules/horizons";
import { useRef, useState, type ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useSaveClub, type ClubView } from "#entities/club/queries.ts";
import { BesideList } from "#ui/BesideList.tsx";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { DateField } from "#ui/DateField.tsx";
import { Form } from "#ui/Form.tsx";
import { TextField } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm, type FormHandle } from "#ui/use-form.ts";
import { useToday } from "#ui/use-today.ts";
import { BudgetFields } from "./BudgetFields.tsx";
import { clubProblems } from "./club-check.ts";
import { clubBody, draftOf, type ClubDraft } from "./club-draft.ts";
import { ClubPlaces } from "./ClubPlaces.tsx";
import { ClubCode } from "./ClubCode.tsx";
import css from "./ClubForm.module.css";
import { DiscountFields } from "./DiscountFields.tsx";

interface ClubFormProps {
  readonly memberId: number;
  /** null makes a new one. */
  readonly club: ClubView | null;
  readonly onSaved: (club: ClubView) => void;
  readonly onCancel: () => void;
  /** Reads the club as it is now. */
  readonly reload?: () => Promise<ClubView | undefined>;
}

/** Creates or edits a club; an administrator looks at it before drivers see it. */
export function ClubForm({ memberId, club, onSaved, onCancel, reload }: ClubFormProps): ReactElement {
  const t = useT();
  const today = useToday();
  const [initial] = useState(() => draftOf(club));
  // A fresh read in the background changes neither what is typed nor the version.
  const read = useRef(club);
  const { send } = useSaveClub();
  const form = useForm<ClubDraft>({
    initial,
    keepAs: club ? `club-${club.id}` : "club-new",
    validate: (draft) => clubProblems(draft, today, t),
    submit: async (draft) => {
      const saved = await send({ body: clubBody(draft, read.current, memberId) });
      const isSent = saved.state === "awaiting_moderation";
      toast.success(t(isSent ? "office.club.form.sent" : "office.budget.saved"));
      onSaved(saved);
    },
    onConflict: async () => {
      read.current = (await reload?.()) ?? read.current;
    },
    explain: errorText,
  });
  const cancel = (): void => {
    form.reset();
    onCancel();
  };
  return (
    <BesideList
      title={club ? t("office.club.form.edit", { club: club.title }) : t("office.club.form.create")}
      className={css.card}
    >
      <p className={css.note}>{club?.active ? t("office.club.form.staysLive") : t("office.club.form.moderated")}</p>
      <Form
        form={form}
        submitLabel={t("office.club.form.send")}
        secondary={<Button onClick={cancel}>{t("office.club.form.cancel")}</Button>}
      >
        <TextField
          label={t("office.club.form.title")}
          hint={t("office.club.form.titleHint")}
          autoComplete="off"
          {...form.field("title")}
        />
        <TextField
          label={t("office.club.form.name")}
          hint={t("office.club.form.nameHint")}
          autoComplete="off"
          {...form.field("name")}
        />
        {club === null && <ClubCode field={form.field("code")} />}
        <ClubDays form={form} today={today} />
        <ClubPlaces form={form} memberId={memberId} />
        <DiscountFields rows={form.rows("discounts")} />
        <Section title={t("office.budget.title")} lead={t("office.budget.lead")} level={3}>
          <BudgetFields budget={form.group("budget")} />
        </Section>
      </Form>
    </BesideList>
  );
}

function ClubDays({ form, today }: { readonly form: FormHandle<ClubDraft>; readonly today: string }): ReactElement {
  const t = useT();
  return (
    <div className={css.pair}>
      <DateField
        label={t("office.club.form.starts")}
        optional
        max={lastDayOf("clubStart", today)}
        {...form.field("starts_on")}
      />
      <DateField
        label={t("office.club.form.ends")}
        optional
        min={today}
        max={lastDayOf("clubEnd", today)}
        {...form.field("ends_on")}
      />
    </div>
  );
}
