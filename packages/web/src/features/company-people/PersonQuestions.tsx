import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { signOut } from "#kit/session.ts";
import { Confirm } from "#ui/Confirm.tsx";
import { toast } from "#ui/toast.ts";
import { useLeave, useRemovePerson, useSetPosition, type Person } from "./queries.ts";

export type Asked = "owner" | "staff" | "remove" | "leave";

interface PersonQuestionsProps {
  readonly person: Person;
  readonly asked: Asked | null;
  readonly onClose: () => void;
  readonly onStale: () => Promise<unknown>;
}

/** Asks before a person's place in the company changes, and says what that means. */
export function PersonQuestions({ person, asked, onClose, onStale }: PersonQuestionsProps): ReactElement {
  const t = useT();
  const position = useSetPosition();
  const remove = useRemovePerson();
  const away = useLeave();
  const shown = asked ?? "staff";
  const params = { id: String(person.id) };
  const work: Readonly<Record<Asked, () => Promise<unknown>>> = {
    owner: () => position.send({ params, body: { position: "owner" } }),
    staff: () => position.send({ params, body: { position: "staff" } }),
    remove: () => remove.send({ params }),
    leave: () => away.send({ body: {} }),
  };
  const confirm = async (): Promise<void> => {
    await work[shown]();
    toast.success(t(words[shown].done, { name: person.name }));
    // The sign-in has ended with it.
    if (shown === "leave") await signOut();
  };
  return (
    <Confirm
      open={asked !== null}
      onClose={onClose}
      danger={shown === "remove" || shown === "leave"}
      title={t(words[shown].title, { name: person.name })}
      actionLabel={t(words[shown].action)}
      onConfirm={confirm}
      onConflict={onStale}
    >
      <p>{t(words[shown].text)}</p>
    </Confirm>
  );
}

const words = {
  owner: {
    title: "office.people.positionTitle",
    action: "office.people.makeOwner",
    text: "office.people.ownerText",
    done: "office.people.positionSet",
  },
  staff: {
    title: "office.people.positionTitle",
    action: "office.people.makeStaff",
    text: "office.people.staffText",
    done: "office.people.positionSet",
  },
  remove: {
    title: "office.people.removeTitle",
    action: "office.people.remove",
    text: "office.people.removeText",
    done: "office.people.removed",
  },
  leave: {
    title: "office.people.leaveTitle",
    action: "office.people.leave",
    text: "office.people.leaveText",
    done: "office.people.left",
  },
} as const;
