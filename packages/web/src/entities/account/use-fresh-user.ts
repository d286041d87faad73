import { useEffect } from "react";
import { useCall } from "#kit/queries.ts";
import { getSession, useUser, type UserView } from "#kit/session.ts";
import { setUser } from "#kit/stored-session.ts";

/** The signed-in user, read again when one comes back to the window: links of mails are opened elsewhere. */
export function useFreshUser(): UserView {
  const user = useUser();
  const { data } = useCall("currentUser", {});
  useEffect(() => {
    if (data && isNewer(data, getSession().user)) setUser(data);
  }, [data]);
  return user;
}

/** Whether `asked` says something else of the same user, and nothing older. */
export const isNewer = (asked: UserView, known: UserView | null): boolean =>
  known !== null &&
  known.id === asked.id &&
  asked.version >= known.version &&
  JSON.stringify(known) !== JSON.stringify(asked);
