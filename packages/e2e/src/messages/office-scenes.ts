import { sessionOf } from "../accounts.ts";
import { desktop } from "../journey/actors.ts";
import { answer, press, toasts, visit, type Scene } from "./stage.ts";

const club: Scene = {
  screen: "/app/members/{id}/discount_club?new=1",
  raises: ["name must be unique"],
  device: desktop,
  as: (base) => sessionOf(base, "owner"),
  play: async (stage) => {
    const { page, session, say } = stage;
    await visit(page, `/app/members/${session?.memberId}/discount_club?new=1`);
    const titles = page.getByLabel(say("office.club.form.discountTitle"));
    await titles.first().fill("£10 off two tyres");
    await press(stage, say("office.club.form.add"));
    await titles.nth(1).fill(" £10 OFF two tyres");
    await press(stage, say("office.club.form.send"));
    await stage.shows("name must be unique");
  },
};

const users: Scene = {
  screen: "/app/admin/{admin_id}/users",
  raises: ["email does not exist", "NO_ASSOCIATED_USER"],
  device: desktop,
  as: (base) => sessionOf(base, "super_admin"),
  play: async (stage) => {
    const { page, session, say } = stage;
    await visit(page, `/app/admin/${session?.userId}/users`);
    await page.getByLabel(say("office.users.search")).fill("nobody@nowhere.example");
    await stage.shows("email does not exist");
    await answer(page, "admins/invite_user", 404, "NO_ASSOCIATED_USER");
    await press(stage, say("office.users.invite"));
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel(say("office.users.inviteEmail"), { exact: true }).fill("nobody@nowhere.example");
    await dialog.getByLabel(say("office.users.inviteFirst")).fill("Nora");
    await dialog.getByLabel(say("office.users.inviteLast")).fill("Body");
    await dialog.getByRole("button", { name: say("office.users.inviteSend") }).click();
    await stage.shows("NO_ASSOCIATED_USER", toasts(stage));
  },
};

export const officeScenes: readonly Scene[] = [club, users];
