import type { ReactElement } from "react";
import type { TextKey } from "@treadclub/texts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { localeNames } from "#ui/locale-names.ts";
import css from "./Profile.module.css";
import { changesOf, type ProfileDraft } from "./profile-draft.ts";

interface ProfileConflictProps {
  readonly read: ProfileDraft;
  readonly now: ProfileDraft;
  readonly typed: ProfileDraft;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** What was changed elsewhere, beside what was typed here. */
export function ProfileConflict({ read, now, typed, onTake, onKeep }: ProfileConflictProps): ReactElement {
  const t = useT();
  const shown = (field: keyof ProfileDraft, draft: ProfileDraft): string =>
    field === "locale" ? localeNames[draft.locale] : draft[field] || t("account.profile.nothing");
  return (
    <Card
      title={t("account.profile.conflictTitle")}
      tone="soon"
      actions={
        <>
          <Button onClick={onTake}>{t("account.profile.conflictTake")}</Button>
          <Button onClick={onKeep}>{t("account.profile.conflictKeep")}</Button>
        </>
      }
    >
      <p>{t("account.profile.conflictText")}</p>
      <table className={css.changes}>
        <thead>
          <tr>
            <th scope="col">{t("account.profile.conflictWhat")}</th>
            <th scope="col">{t("account.profile.conflictNow")}</th>
            <th scope="col">{t("account.profile.conflictYours")}</th>
          </tr>
        </thead>
        <tbody>
          {changesOf(read, now, typed).map(({ field }) => (
            <tr key={field}>
              <th scope="row">{t(labels[field])}</th>
              <td>{shown(field, now)}</td>
              <td>{shown(field, typed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const labels = {
  first_name: "account.profile.firstName",
  last_name: "account.profile.lastName",
  phone: "account.profile.phone",
  locale: "account.profile.language",
} as const satisfies Readonly<Record<keyof ProfileDraft, TextKey>>;
