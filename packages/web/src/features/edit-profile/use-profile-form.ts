import { api } from "#kit/api.ts";
import { errorText } from "#kit/errors.ts";
import { setLocale, useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import type { UserView } from "#kit/session.ts";
import { setUser } from "#kit/stored-session.ts";
import { toast } from "#ui/toast.ts";
import { useEditForm } from "#ui/use-edit-form.ts";
import { bodyOf, draftOf, draftProblems } from "./profile-draft.ts";

/** Saves the profile; what was saved is at once the user of the whole application, in the language chosen. */
export function useProfileForm(user: UserView) {
  const t = useT();
  const update = useAction("updateProfile");
  const editing = useEditForm({
    record: user,
    draftOf,
    validate: (draft) => draftProblems(draft, t),
    reload: () => api.call("currentUser"),
    save: (draft, version) => update.send({ body: { ...bodyOf(draft), version } }),
    onSaved: async (saved) => {
      setUser(saved);
      if (saved.locale !== editing.read.locale) await setLocale(saved.locale);
      toast.success(t("account.profile.saved"));
    },
    explain: errorText,
  });
  const takeOver = (now: UserView): void => {
    setUser(now);
    editing.takeOver(now);
  };
  return { ...editing, takeOver };
}
