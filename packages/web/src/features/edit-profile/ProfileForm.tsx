import type { ReactElement } from "react";
import { locales } from "@treadclub/texts";
import { useT } from "#kit/i18n.ts";
import type { UserView } from "#kit/session.ts";
import { Stack } from "#ui/Card.tsx";
import { SelectField } from "#ui/ChoiceFields.tsx";
import { Form } from "#ui/Form.tsx";
import { localeNames } from "#ui/locale-names.ts";
import { TextField } from "#ui/TextField.tsx";
import { draftOf } from "./profile-draft.ts";
import { ProfileConflict } from "./ProfileConflict.tsx";
import { useProfileForm } from "./use-profile-form.ts";

/** Name, phone and language; when they were changed elsewhere meanwhile, shows what, and lets choose. */
export function ProfileForm({ user }: { readonly user: UserView }): ReactElement {
  const t = useT();
  const { form, read, conflict, takeOver, keepMine } = useProfileForm(user);
  return (
    <Stack gap="wide">
      {conflict && (
        <ProfileConflict
          read={draftOf(read)}
          now={draftOf(conflict)}
          typed={form.values}
          onTake={() => takeOver(conflict)}
          onKeep={() => keepMine(conflict)}
        />
      )}
      <Form form={form} submitLabel={t("account.profile.save")} label={t("account.profile.title")}>
        <TextField
          label={t("account.profile.firstName")}
          autoComplete="given-name"
          maxLength={100}
          {...form.field("first_name")}
        />
        <TextField
          label={t("account.profile.lastName")}
          autoComplete="family-name"
          maxLength={100}
          {...form.field("last_name")}
        />
        <TextField
          label={t("account.profile.phone")}
          hint={t("account.profile.phoneHint")}
          type="tel"
          autoComplete="tel"
          optional
          {...form.field("phone")}
        />
        <SelectField
          label={t("account.profile.language")}
          hint={t("account.profile.languageHint")}
          options={locales.map((value) => ({ value, label: localeNames[value] }))}
          {...form.field("locale")}
          onChange={(text) => form.set({ locale: locales.find((one) => one === text) ?? read.locale })}
        />
      </Form>
    </Stack>
  );
}
