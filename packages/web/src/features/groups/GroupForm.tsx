import { Trash2, X } from "lucide-react";
import { useRef, useState, type ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { useSaveGroup, type Group } from "#entities/group/queries.ts";
import { CompanyField } from "#entities/member/CompanyField.tsx";
import { BesideList } from "#ui/BesideList.tsx";
import { Button, IconButton } from "#ui/Button.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { Form } from "#ui/Form.tsx";
import { TextField } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";
import css from "./Groups.module.css";

interface GroupFormProps {
  /** null makes a new one. */
  readonly group: Group | null;
  readonly onDone: () => void;
  /** Reads the group as it is now. */
  readonly reload: () => Promise<Group | undefined>;
}

interface Company {
  readonly id: number;
  readonly label: string;
}

const mostMembers = 100;

/** The title of a group and the fitters in it. */
export function GroupForm({ group, onDone, reload }: GroupFormProps): ReactElement {
  const t = useT();
  const read = useRef(group);
  const [members, setMembers] = useState<readonly Company[]>(() =>
    (group?.members ?? []).map(({ id, company_name: label }) => ({ id, label })),
  );
  const { send } = useSaveGroup();
  const form = useForm({
    initial: { title: group?.title ?? "" },
    validate: ({ title }) => ({ title: title.trim() === "" ? t("office.groups.titleMissing") : undefined }),
    submit: async ({ title }) => {
      const id = read.current === null ? {} : { id: read.current.id, version: read.current.version };
      await send({ body: { ...id, title: title.trim(), member_ids: members.map((one) => one.id) } });
      toast.success(t("office.groups.saved"));
      onDone();
    },
    onConflict: async () => {
      read.current = (await reload()) ?? read.current;
    },
    explain: errorText,
  });
  return (
    <BesideList title={group?.title ?? t("office.groups.new")} className={css.card}>
      <Form
        form={form}
        submitLabel={t("office.groups.save")}
        secondary={<Button onClick={onDone}>{t("office.groups.cancel")}</Button>}
      >
        <TextField
          label={t("office.groups.name")}
          hint={t("office.groups.nameHint")}
          autoComplete="off"
          {...form.field("title")}
        />
        <MemberRows group={group} members={members} onChange={setMembers} />
      </Form>
      {group && <CloseGroup group={group} onClosed={onDone} />}
    </BesideList>
  );
}

interface MemberRowsProps {
  readonly group: Group | null;
  readonly members: readonly Company[];
  readonly onChange: (members: readonly Company[]) => void;
}

/** Who is in the group or invited, and one more. */
function MemberRows({ group, members, onChange }: MemberRowsProps): ReactElement {
  const t = useT();
  const hasJoined = (id: number): boolean =>
    group?.members.some((one) => one.id === id && one.joined_at !== null) ?? false;
  return (
    <>
      <ul className={css.members} aria-label={t("office.groups.members")}>
        {members.map(({ id, label }) => (
          <li key={id}>
            <span>
              <strong>{label}</strong>
              <small>{t(hasJoined(id) ? "office.groups.isIn" : "office.groups.isInvited")}</small>
            </span>
            <IconButton
              label={t("office.groups.remove", { company: label })}
              icon={<X aria-hidden="true" />}
              onClick={() => onChange(members.filter((one) => one.id !== id))}
            />
          </li>
        ))}
      </ul>
      {members.length < mostMembers && (
        <CompanyField
          key={members.length}
          id="group-member"
          label={t("office.groups.add")}
          hint={t("office.groups.addHint")}
          optional
          value={null}
          onChange={(chosen) => {
            if (chosen && !members.some((one) => one.id === chosen.id)) onChange([...members, chosen]);
          }}
        />
      )}
    </>
  );
}

function CloseGroup({ group, onClosed }: { readonly group: Group; readonly onClosed: () => void }): ReactElement {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { send } = useAction("closeMembersGroup");
  return (
    <>
      <div>
        <Button kind="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t("office.groups.close")}
        </Button>
      </div>
      <Confirm
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("office.groups.closeTitle")}
        actionLabel={t("office.groups.close")}
        danger
        onConfirm={async () => {
          await send({ params: { id: String(group.id) } });
          toast.success(t("office.groups.closed"));
          onClosed();
        }}
      >
        {t("office.groups.closeText")}
      </Confirm>
    </>
  );
}
