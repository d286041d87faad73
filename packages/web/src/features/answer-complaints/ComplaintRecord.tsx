import { MailCheck } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import type { Translate } from "@treadclub/texts";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { Section } from "#ui/Card.tsx";
import { DateText } from "#ui/DateText.tsx";
import type { Fact } from "#ui/Facts.tsx";
import { localeNames } from "#ui/locale-names.ts";
import { DetailPage } from "#ui/record/DetailPage.tsx";
import { action, type RecordAction } from "#ui/record/record-action.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { AnswerForm } from "./AnswerForm.tsx";
import { ComplaintBadge } from "./ComplaintBadge.tsx";
import css from "./Complaints.module.css";
import { useComplaint, type Complaint } from "./queries.ts";

interface ComplaintRecordProps {
  readonly adminId: number;
  readonly complaintId: number;
  readonly beside?: boolean;
}

/** A complaint: who, about what, how it stands, and its answer. */
export function ComplaintRecord({ adminId, complaintId, beside }: ComplaintRecordProps): ReactElement {
  const t = useT();
  const href = pathTo("/app/admin/{admin_id}/complaints/{id}", { admin_id: adminId, id: complaintId });
  return (
    <DetailPage
      key={complaintId}
      beside={beside}
      query={useComplaint(complaintId)}
      list={{
        href: pathTo("/app/admin/{admin_id}/complaints", { admin_id: adminId }),
        label: t("office.complaints.title"),
      }}
      page={{ href, label: t("office.complaint.open") }}
      help={{ href: helpPath("complaints") }}
      title={({ reference }) => reference}
      badge={(complaint) => <ComplaintBadge complaint={complaint} />}
      actions={(complaint) => actionsOf(complaint, t)}
      facts={(complaint) => factsOf(complaint, adminId, t)}
    >
      {(complaint, level) => (
        <>
          <Section title={t("office.complaint.text")} level={level}>
            <p className={css.text}>{complaint.text}</p>
          </Section>
          {complaint.answer !== null && (
            <Section title={t("office.complaint.answer")} level={level}>
              <p className={css.text}>{complaint.answer}</p>
            </Section>
          )}
          {complaint.can.answer && <AnswerForm complaint={complaint} />}
        </>
      )}
    </DetailPage>
  );
}

const actionsOf = ({ id, version, reference, can }: Complaint, t: Translate): RecordAction[] => [
  action("acknowledgeDataComplaint", {
    can: can.acknowledge,
    kind: "main",
    icon: <MailCheck aria-hidden="true" />,
    label: t("office.complaint.acknowledge"),
    ask: { title: t("office.complaint.acknowledgeTitle", { reference }), text: t("office.complaint.acknowledgeText") },
    input: { params: { id: String(id) }, body: { version } },
    done: t("office.complaint.acknowledgedNow"),
  }),
];

function factsOf(complaint: Complaint, adminId: number, t: Translate): Fact[] {
  const day = (value: string | null): ReactNode => value && <DateText value={value} time />;
  return [
    { label: t("office.complaint.about"), value: t(`account.complaint.about.${complaint.about}`) },
    {
      label: t("office.complaint.from"),
      value: (
        <>
          {complaint.name}
          <br />
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
