import type { Translate } from "@treadclub/texts";
import { Ban, RefreshCw } from "lucide-react";
import { useState, type ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { useRouteText } from "#kit/values.ts";
import { DetailPage } from "#ui/record/DetailPage.tsx";
import { action, type RecordAction } from "#ui/record/record-action.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { KeyBadge } from "./KeyBadge.tsx";
import { KeyOverview } from "./KeyOverview.tsx";
import { KeyRefusals } from "./KeyRefusals.tsx";
import { KeySessions } from "./KeySessions.tsx";
import { KeySettings } from "./KeySettings.tsx";
import { KeyWebhook } from "./KeyWebhook.tsx";
import { keyPath, keysPath, parts, type Part } from "./paths.ts";
import { useKey, type Key } from "./queries.ts";
import { SecretDialog, type Issued } from "./SecretDialog.tsx";
import { webhookActions } from "./webhook-actions.tsx";

interface KeyRecordProps {
  readonly keyId: number;
  readonly isAdmin: boolean;
}

/** One key, in parts: how it is used, what it may do, where its messages go, and what happened with it. */
export function KeyRecord({ keyId, isAdmin }: KeyRecordProps): ReactElement {
  const t = useT();
  const [issued, setIssued] = useState<Issued | null>(null);
  const text = useRouteText("part");
  const part = parts.find((one) => one === text) ?? "overview";
  return (
    <>
      <DetailPage
        key={keyId}
        query={useKey(keyId)}
        list={{ href: keysPath, label: t("integrator.keys.title") }}
        help={{ href: helpPath("integrator") }}
        bare
        title={({ name }) => name}
        badge={(key) => <KeyBadge apiKey={key} />}
        actions={(key) => [...keyActions(key, t, setIssued), ...webhookActions(key, t, setIssued)]}
      >
        {(key, level) => (
          <>
            <Tabs
              label={t("integrator.key.parts")}
              items={parts.map((one) => ({
                label: t(`integrator.part.${one}`),
                href: keyPath(keyId, one),
                current: one === part,
              }))}
            />
            <PartOf part={part} apiKey={key} level={level} isAdmin={isAdmin} />
          </>
        )}
      </DetailPage>
      <SecretDialog issued={issued} onClose={() => setIssued(null)} />
    </>
  );
}

interface PartProps {
  readonly part: Part;
  readonly apiKey: Key;
  readonly level: 2 | 3;
  readonly isAdmin: boolean;
}

function PartOf({ part, apiKey, level, isAdmin }: PartProps): ReactElement {
  if (part === "settings") return <KeySettings apiKey={apiKey} isAdmin={isAdmin} />;
  if (part === "webhook") return <KeyWebhook apiKey={apiKey} level={level} />;
  if (part === "sessions") return <KeySessions apiKey={apiKey} level={level} />;
  if (part === "refusals") return <KeyRefusals apiKey={apiKey} level={level} />;
  return <KeyOverview apiKey={apiKey} level={level} />;
}

const keyActions = ({ id, name, version, can }: Key, t: Translate, show: (issued: Issued) => void): RecordAction[] => [
  action("rotateIntegratorKey", {
    can: can.change,
    icon: <RefreshCw aria-hidden="true" />,
    label: t("integrator.key.rotate"),
    ask: { title: t("integrator.key.rotateTitle"), text: t("integrator.key.rotateText") },
    input: { params: { id: String(id) }, body: { version } },
    onDone: ({ key, secret }) => show({ kind: "key", secret, oldUntil: key.old_secret_until }),
  }),
  action("revokeIntegratorKey", {
    can: can.change,
    kind: "danger",
    icon: <Ban aria-hidden="true" />,
    label: t("integrator.key.revoke"),
    ask: { title: t("integrator.key.revokeTitle", { name }), text: t("integrator.key.revokeText") },
    input: { params: { id: String(id) }, body: {} },
    done: t("integrator.key.revokedNow"),
  }),
];
