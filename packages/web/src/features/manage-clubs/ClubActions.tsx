import { useState, type ReactElement } from "react";
import { Pencil, Power, PowerOff, Trash2 } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { useClubActivity, useDeleteClub, type ClubView } from "#entities/club/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { toast } from "#ui/toast.ts";
import css from "./ClubDetail.module.css";

interface ClubActionsProps {
  readonly club: ClubView;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}

/** Edit, switch on and off, delete; each says what it does first. */
export function ClubActions({ club, onEdit, onRemoved }: ClubActionsProps): ReactElement {
  const t = useT();
  const [asked, setAsked] = useState<"activity" | "remove" | null>(null);
  const activity = useClubActivity();
  const removal = useDeleteClub();
  const action = club.can.activate ? "activate" : "deactivate";
  const params = { id: String(club.id) };
  const flip = async (): Promise<void> => {
    await activity.send({ params, body: { action } });
    toast.success(t(`office.club.done.${action}`));
  };
  const remove = async (): Promise<void> => {
    await removal.send({ params });
    toast.success(t("office.club.removed"));
    onRemoved();
  };
  return (
    <div className={css.actions}>
      {club.can.edit && (
        <Button small icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
          {t("office.club.edit")}
        </Button>
      )}
      {(club.can.activate || club.can.deactivate) && (
        <Button
          small
          icon={action === "activate" ? <Power aria-hidden="true" /> : <PowerOff aria-hidden="true" />}
          onClick={() => setAsked("activity")}
        >
          {t(`office.club.${action}`)}
        </Button>
      )}
      {club.can.remove && (
        <Button small kind="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsked("remove")}>
          {t("office.club.remove")}
        </Button>
      )}
      <Confirm
        open={asked === "activity"}
        onClose={() => setAsked(null)}
        title={t(`office.club.${action}Title`)}
        actionLabel={t(`office.club.${action}`)}
        onConfirm={flip}
      >
        <p>{t(`office.club.${action}Text`)}</p>
      </Confirm>
      <Confirm
        open={asked === "remove"}
        onClose={() => setAsked(null)}
        danger
        title={t("office.club.removeTitle")}
        actionLabel={t("office.club.remove")}
        onConfirm={remove}
      >
        <p>{t("office.club.removeText")}</p>
      </Confirm>
    </div>
  );
}
