import type { Translate } from "@treadclub/texts";
import { Ban, KeyRound, LogOut, ShieldCheck, UserCheck } from "lucide-react";
import { CheckboxGroup } from "#ui/ChoiceFields.tsx";
import { action, formAction, type RecordAction } from "#ui/record/record-action.tsx";
import { officeRoles } from "./office-roles.ts";
import type { AdminUser } from "./queries.ts";

/** Returns what may be done with a user, each after saying what it does. */
export function userActions(user: AdminUser, t: Translate): RecordAction[] {
  const { id, version, can } = user;
  const params = { id: String(id) };
  const words = (name: "enable" | "disable" | "end" | "reset") => ({
    label: t(`office.user.${name}`),
    ask: { title: t(`office.user.${name}Title`, { name: user.name }), text: t(`office.user.${name}Text`) },
  });
  return [
    action("setUserDisabled", {
      ...words("enable"),
      name: "enable",
      can: can.enable,
      kind: "main",
      icon: <UserCheck aria-hidden="true" />,
      input: { params, body: { disabled: false, version } },
      done: t("office.user.enabled"),
    }),
    action("endUserSessions", {
      ...words("end"),
      can: can.end_sessions,
      icon: <LogOut aria-hidden="true" />,
      input: { params, body: {} },
      done: t("office.user.ended"),
    }),
    setRoles(user, t),
    action("resetSecondStep", {
      ...words("reset"),
      can: can.reset_second_step,
      kind: "danger",
      icon: <KeyRound aria-hidden="true" />,
      input: { params, body: {} },
      done: t("office.user.resetDone"),
    }),
    action("setUserDisabled", {
      ...words("disable"),
      name: "disable",
      can: can.disable,
      kind: "danger",
      icon: <Ban aria-hidden="true" />,
      input: { params, body: { disabled: true, version } },
      done: t("office.user.disabled"),
    }),
  ];
}

/** Gives and takes the roles of the platform's own people. */
function setRoles({ id, version, name, roles: now, can }: AdminUser, t: Translate): RecordAction {
  const initial: { readonly roles: readonly string[] } = { roles: now.map((role) => role.name) };
  return formAction("setUserRoles", {
    can: can.set_roles,
    icon: <ShieldCheck aria-hidden="true" />,
    label: t("office.user.setRoles"),
    ask: { title: t("office.user.rolesTitle", { name }), text: t("office.user.rolesText") },
    form: {
      initial,
      validate: ({ roles }) => ({ roles: roles.length === 0 ? t("office.user.rolesNeed") : undefined }),
      submitLabel: () => t("office.user.rolesSave"),
      fields: (form) => (
        <CheckboxGroup
          label={t("office.user.roles")}
          {...form.field("roles")}
          options={officeRoles.map((value) => ({ value, label: t(`base.role.${value}`) }))}
        />
      ),
    },
    input: ({ roles }) => ({
      params: { id: String(id) },
      body: { roles: officeRoles.filter((role) => roles.includes(role)), version },
    }),
    done: t("office.user.rolesSaved"),
  });
}
