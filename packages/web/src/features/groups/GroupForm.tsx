import { Trash2, X } from "lucide-react";
import { useEffect, useState, type ReactElement } from "react";
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
import {
  draftOf,
  membersOf,
  onFresh,
  withCompany,
  withoutCompany,
  type Company,
  type GroupDraft,
  type GroupMember,
} from "./group-draft.ts";
import css from "./Groups.module.css";

interface GroupFormProps {
  /** null makes a new one. */
  readonly group: Group | null;
  readonly onDone: () => void;
  /** Reads the group as it is now. */
  readonly reload: () => Promise<Group | undefined>;
}

const mostMembers = 100;

/** The title of a group and the fitters in it. */
export function GroupForm({ group, onDone, reload }: GroupFormProps): ReactElement {
  const t = useT();
  const { send } = useSaveGroup();
  const form = useForm<GroupDraft>({
    initial: draftOf(group),
    keepAs: `group-${group?.id ?? "new"}`,
    validate: ({ title }) => ({ title: title.trim() === "" ? t("office.groups.titleMissing") : undefined }),
    submit: async (draft) => {
      const id = group === null ? {} : { id: group.id, version: draft.on.version };
      await send({
        body: { ...id, title: draft.title.trim(), member_ids: membersOf(group, draft).map((one) => one.id) },
      });
      toast.success(t("office.groups.saved"));
      onDone();
    },
    onConflict: async () => {
      const now = await reload();
      if (now) form.set(onFresh(form.values, now));
    },
    explain: errorText,
  });
  const leave = (): void => {
    form.reset();
    onDone();
  };
  return (
    <BesideList title={group?.title ?? t("office.groups.new")} className={css.card}>
      <Form
        form={form}
        submitLabel={t("office.groups.save")}
        secondary={<Button onClick={leave}>{t("office.groups.cancel")}</Button>}
      >
        <TextField
          label={t("office.groups.name")}
          hint={t("office.groups.nameHint")}
          autoComplete="off"
          {...form.field("title")}
        />
        <MemberRows
          members={membersOf(group, form.values)}
          onAdd={(company) => form.set(withCompany(group, form.values, company))}
          onRemove={(id) => form.set(withoutCompany(group, form.values, id))}
        />
      </Form>
      {group && <CloseGroup group={group} onClosed={leave} />}
    </BesideList>
  );
}

interface MemberRowsProps {
  readonly members: readonly GroupMember[];
  readonly onAdd: (company: Company) => void;
  readonly onRemove: (id: number) => void;
}

const standingKeys = {
  in: "office.groups.isIn",
  invited: "office.groups.isInvited",
  unsaved: "office.groups.willInvite",
} as const;

const fieldId = "group-member";

/** Who is in the group or invited, and one more. After each change the focus is in the empty field. */
function MemberRows({ members, onAdd, onRemove }: MemberRowsProps): ReactElement {
  const t = useT();
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0) document.getElementById(fieldId)?.focus();
  }, [changes]);
  return (
    <>
      <ul className={css.members} aria-label={t("office.groups.members")}>
        {members.map(({ id, label, standing }) => (
          <li key={id}>
            <span>
              <strong>{label}</strong>
              <small>{t(standingKeys[standing])}</small>
            </span>
            <IconButton
              label={t("office.groups.remove", { company: label })}
              icon={<X aria-hidden="true" />}
              onClick={() => {
                onRemove(id);
                setChanges(changes + 1);
              }}
            />
          </li>
        ))}
      </ul>
      {members.length < mostMembers && (
        <CompanyField
          key={changes}
          id={fieldId}
          label={t("office.groups.add")}
          hint={t("office.groups.addHint")}
          optional
          value={null}
          onChange={(chosen) => {
            if (!chosen) return;
            onAdd(chosen);
            setChanges(changes + 1);
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
