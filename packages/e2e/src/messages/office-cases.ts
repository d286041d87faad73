import { sessionOf } from "../accounts.ts";
import { desktop } from "../journey/actors.ts";
import { answer, press, summary, openAt, type MessageCase } from "./stage.ts";

const club: MessageCase = {
  screen: "/app/members/{id}/discount_club?new=1",
  raises: ["name must be unique"],
  device: desktop,
  as: (base) => sessionOf(base, "owner"),
  play: async (stage) => {
    const { page, session, translate } = stage;
    await openAt(page, `/app/members/${session?.memberId}/discount_club?new=1`);
    const titles = page.getByLabel(translate("office.club.form.discountTitle"), { exact: true });
    await titles.first().fill("£10 off two tyres");
    await press(stage, translate("office.club.form.add"));
    await titles.nth(1).fill(" £10 OFF two tyres");
    await press(stage, translate("office.club.form.send"));
    await stage.shows("name must be unique");
  },
};

const users: MessageCase = {
  screen: "/app/admin/{admin_id}/users",
  raises: ["email does not exist", "NO_ASSOCIATED_USER"],
  device: desktop,
  as: (base) => sessionOf(base, "super_admin"),
  play: async (stage) => {
    const { page, session, translate } = stage;
    await openAt(page, `/app/admin/${session?.userId}/users`);
    await page.getByLabel(translate("office.users.search")).fill("nobody@nowhere.example");
    await stage.shows("email does not exist");
    await answer(page, "admins/invite_user", 404, "NO_ASSOCIATED_USER");
    await press(stage, translate("office.users.invite"));
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel(translate("office.users.inviteEmail"), { exact: true }).fill("nobody@nowhere.example");
    await dialog.getByLabel(translate("office.users.inviteFirst")).fill("Nora");
    await dialog.getByLabel(translate("office.users.inviteLast")).fill("Body");
    await dialog.getByRole("button", { name: translate("office.users.inviteSend") }).click();
    await stage.shows("NO_ASSOCIATED_USER", summary(stage));
  },
};

export const officeCases: readonly MessageCase[] = [club, users];
