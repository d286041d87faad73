import { useState } from "react";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { setLocale, useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import type { UserView } from "#kit/session.ts";
import { setUser } from "#kit/stored-session.ts";
import { toast } from "#ui/toast.ts";
import { useForm, type FormHandle } from "#ui/use-form.ts";
import { bodyOf, draftOf, draftProblems, type ProfileDraft } from "./profile-draft.ts";

interface ProfileEditing {
  readonly form: FormHandle<ProfileDraft>;
  /** What the form was filled from: a fresh read in the background must not change what is typed. */
  readonly read: UserView;
  /** What is there now, while it is not decided which of the two counts. */
  readonly conflict: UserView | null;
  readonly takeOver: (now: UserView) => void;
  readonly keepMine: (now: UserView) => void;
}

/** Saves the profile; what was saved is at once the user of the whole application, in the language chosen. */
export function useProfileForm(user: UserView): ProfileEditing {
  const t = useT();
  const update = useAction("updateProfile");
  const [conflict, setConflict] = useState<UserView | null>(null);
  const [read, setRead] = useState(user);
  const show = (now: UserView): void => {
    setRead(now);
    setUser(now);
    form.reset(draftOf(now));
  };
  const save = async (draft: ProfileDraft, version: number): Promise<void> => {
    try {
      const saved = await update.send({ body: { ...bodyOf(draft), version } });
      show(saved);
      if (saved.locale !== read.locale) await setLocale(saved.locale);
    } catch (error) {
      if (isCode(error, "STATE_CONFLICT")) setConflict(await api.call("currentUser"));
      throw error;
    }
    toast.success(t("account.profile.saved"));
  };
  const explain = (error: unknown): string =>
    isCode(error, "STATE_CONFLICT") ? t("account.profile.conflictTitle") : errorText(error);
  const form = useForm<ProfileDraft>({
    initial: draftOf(read),
    validate: (draft) => draftProblems(draft, t),
    submit: (draft) => save(draft, read.version),
    explain,
  });
  return {
    form,
    read,
    conflict,
    takeOver: (now) => {
      setConflict(null);
      show(now);
    },
    keepMine: (now) => {
      setConflict(null);
      void save(form.values, now.version).catch((error: unknown) => toast.error(explain(error)));
    },
  };
}
