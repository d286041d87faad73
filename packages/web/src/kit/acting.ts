import { CallError, makeClient, type Client } from "@treadclub/contract/client";
import { api } from "./api.ts";
import { loadCallRoutes } from "./call-routes.ts";
import { whileLoading } from "./loading.ts";
import { inWords } from "./errors.ts";
import { mainTokenInTime } from "./renew.ts";
import { beginImpersonation, endImpersonation, isImpersonating, type UserView } from "./stored-session.ts";

/**
 * Changes the token of the link for one in the user's name, whoever calls are made for now. Null where no main user is signed in
 * here. Errors: CallError, its message in the user's language.
 */
export async function beginActing(linkToken: string): Promise<UserView | null> {
  try {
    const entered = await enter(linkToken, await mainTokenInTime()).catch(async (error: unknown) => {
      if (!(error instanceof CallError) || error.status !== 401) throw error;
      return enter(linkToken, await mainTokenInTime({ always: true }));
    });
    if (entered) beginImpersonation(entered.token, entered.user);
    return entered?.user ?? null;
  } catch (error) {
    throw error instanceof CallError ? inWords(error) : error;
  }
}

/** With the main user's own bearer. */
async function enter(linkToken: string, bearer: string | null) {
  if (bearer === null) return null;
  const client: Client = makeClient({ routes: loadCallRoutes, baseUrl: "/api/v1/", authorisation: () => bearer });
  return client.call("enterRabbitHole", { body: { token: linkToken } });
}

/** Goes back to one's own account. Without an answer of the server the token is dropped all the same; it ends by itself. */
export async function leaveActing(): Promise<void> {
  if (!isImpersonating()) return;
  await whileLoading(api.call("leaveRabbitHole", { body: {} }).catch(() => undefined));
  endImpersonation("left");
}
