import { useState, type ReactElement, type ReactNode } from "react";
import { MailCheck } from "lucide-react";
import { isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { DateText } from "#ui/DateText.tsx";
import { Facts, type Fact } from "#ui/Facts.tsx";
import { localeNames } from "#ui/LocaleSwitch.tsx";
import { toast } from "#ui/toast.ts";
import { UiLink } from "#ui/UiLink.tsx";
import { AnswerForm } from "./AnswerForm.tsx";
import { ComplaintBadge } from "./ComplaintBadge.tsx";
import css from "./Complaints.module.css";
import { useAcknowledge, type Complaint } from "./queries.ts";

interface ComplaintDetailProps {
  readonly complaint: Complaint;
  readonly adminId: number;
  /** Beside a list it says which one it is. */
  readonly heading?: boolean;
  readonly onStale: () => Promise<unknown>;
  readonly more?: ReactNode;
}

/** A complaint: who, about what, how it stands, and its answer. */
export function ComplaintDetail({
  complaint,
  adminId,
  heading = false,
  onStale,
  more,
}: ComplaintDetailProps): ReactElement {
  const t = useT();
  return (
    <article className={css.detail}>
      {heading && (
        <header className={css.head}>
          <h2>{complaint.reference}</h2>
          <ComplaintBadge complaint={complaint} />
        </header>
      )}
      <div className={css.head}>
        {complaint.can.acknowledge && <AcknowledgeButton complaint={complaint} onStale={onStale} />}
        {more}
      </div>
      <Facts facts={useFacts(complaint, adminId)} />
      <Section title={t("office.complaint.text")} level={heading ? 3 : 2}>
        <p className={css.text}>{complaint.text}</p>
      </Section>
      {complaint.answer !== null && (
        <Section title={t("office.complaint.answer")} level={heading ? 3 : 2}>
          <p className={css.text}>{complaint.answer}</p>
        </Section>
      )}
      {complaint.can.answer && <AnswerForm key={complaint.id} complaint={complaint} onStale={onStale} />}
    </article>
  );
}

function useFacts(complaint: Complaint, adminId: number): Fact[] {
  const t = useT();
  const day = (value: string | null): ReactNode => value && <DateText value={value} time />;
  return [
    { label: t("office.complaint.about"), value: t(`account.complaint.about.${complaint.about}`) },
    {
      label: t("office.complaint.from"),
      value: (
        <>
          {`${complaint.name}, `}
          <a href={`mailto:${complaint.email}`}>{complaint.email}</a>
        </>
      ),
    },
    {
      label: t("office.complaint.account"),
      value:
        complaint.user_id === null ? (
          t("office.complaint.accountNone")
        ) : (
          <UiLink href={pathTo("/app/admin/{admin_id}/users/{id}", { admin_id: adminId, id: complaint.user_id })}>
            {t("office.complaint.accountOpen")}
          </UiLink>
        ),
    },
    { label: t("office.complaint.language"), value: localeNames[complaint.locale] },
    { label: t("office.complaint.received"), value: day(complaint.created_at) },
    { label: t("office.complaint.acknowledgeBy"), value: <DateText value={complaint.acknowledge_by} /> },
    { label: t("office.complaint.acknowledged"), value: day(complaint.acknowledged_at) },
    { label: t("office.complaint.answered"), value: day(complaint.answered_at) },
  ];
}

type AcknowledgeProps = Pick<ComplaintDetailProps, "complaint" | "onStale">;

function AcknowledgeButton({ complaint, onStale }: AcknowledgeProps): ReactElement {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { send } = useAcknowledge();
  const acknowledge = async (): Promise<void> => {
    try {
      await send({ params: { id: String(complaint.id) }, body: { version: complaint.version } });
      toast.success(t("office.complaint.acknowledgedNow"));
    } catch (error) {
      if (!isCode(error, "STATE_CONFLICT")) throw error;
      await onStale();
      toast.warning(t("office.complaint.faster"));
    }
  };
  return (
    <>
      <Button kind="main" icon={<MailCheck aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t("office.complaint.acknowledge")}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("office.complaint.acknowledgeTitle", { reference: complaint.reference })}
        actionLabel={t("office.complaint.acknowledge")}
        onConfirm={acknowledge}
      >
        <p>{t("office.complaint.acknowledgeText")}</p>
      </Confirm>
    </>
  );
}
