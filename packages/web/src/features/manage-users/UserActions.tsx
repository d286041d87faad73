import { useState, type ReactElement } from "react";
import type { TextKey } from "@treadclub/texts";
import { Ban, KeyRound, LogOut, ShieldCheck, UserCheck } from "lucide-react";
import { isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { ActAsButton } from "#entities/impersonation/ActAsButton.tsx";
import { Button } from "#ui/Button.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { toast } from "#ui/toast.ts";
import { useEndSessions, useResetSecondStep, useSetDisabled, type AdminUser } from "./queries.ts";
import { RolesDialog } from "./RolesDialog.tsx";

interface UserActionsProps {
  readonly user: AdminUser;
  readonly onStale: () => Promise<unknown>;
}

type Question = "disable" | "enable" | "end" | "reset";

/** What may be done with a user now, each after saying what it does. */
export function UserActions({ user, onStale }: UserActionsProps): ReactElement {
  const t = useT();
  const [asked, setAsked] = useState<Question | "roles" | null>(null);
  const { can } = user;
  return (
    <>
      {can.enable && (
        <Button small kind="main" icon={<UserCheck aria-hidden="true" />} onClick={() => setAsked("enable")}>
          {t("office.user.enable")}
        </Button>
      )}
      {can.act_as && <ActAsButton userId={user.id} name={user.name} />}
      {can.end_sessions && (
        <Button small icon={<LogOut aria-hidden="true" />} onClick={() => setAsked("end")}>
          {t("office.user.end")}
        </Button>
      )}
      {can.set_roles && (
        <Button small icon={<ShieldCheck aria-hidden="true" />} onClick={() => setAsked("roles")}>
          {t("office.user.setRoles")}
        </Button>
      )}
      {can.reset_second_step && (
        <Button small kind="danger" icon={<KeyRound aria-hidden="true" />} onClick={() => setAsked("reset")}>
          {t("office.user.reset")}
        </Button>
      )}
      {can.disable && (
        <Button small kind="danger" icon={<Ban aria-hidden="true" />} onClick={() => setAsked("disable")}>
          {t("office.user.disable")}
        </Button>
      )}
      <AskFirst user={user} onStale={onStale} asked={asked === "roles" ? null : asked} onClose={() => setAsked(null)} />
      {asked === "roles" && <RolesDialog user={user} onClose={() => setAsked(null)} onStale={onStale} />}
    </>
  );
}

interface QuestionProps extends UserActionsProps {
  readonly asked: Question | null;
  readonly onClose: () => void;
}

/** Asks before it is done; each question has its words under its own name. */
function AskFirst({ user, onStale, asked, onClose }: QuestionProps): ReactElement {
  const t = useT();
  const disable = useSetDisabled();
  const end = useEndSessions();
  const reset = useResetSecondStep();
  const params = { id: String(user.id) };
  const set = (disabled: boolean) => disable.send({ params, body: { disabled, version: user.version } });
  const work: Readonly<Record<Question, () => Promise<unknown>>> = {
    disable: () => set(true),
    enable: () => set(false),
    end: () => end.send({ params, body: {} }),
    reset: () => reset.send({ params, body: {} }),
  };
  const shown = asked ?? "end";
  const confirm = async (): Promise<void> => {
    try {
      await work[shown]();
      toast.success(t(doneTexts[shown]));
    } catch (error) {
      if (!isCode(error, "STATE_CONFLICT")) throw error;
      await onStale();
      toast.warning(t("office.user.faster"));
    }
  };
  return (
    <Confirm
      open={asked !== null}
      onClose={onClose}
      danger={shown === "disable" || shown === "reset"}
      title={t(`office.user.${shown}Title`, { name: user.name })}
      actionLabel={t(`office.user.${shown}`)}
      onConfirm={confirm}
    >
      <p>{t(`office.user.${shown}Text`)}</p>
    </Confirm>
  );
}

const doneTexts = {
  disable: "office.user.disabled",
  enable: "office.user.enabled",
  end: "office.user.ended",
  reset: "office.user.resetDone",
} as const satisfies Readonly<Record<Question, TextKey>>;
