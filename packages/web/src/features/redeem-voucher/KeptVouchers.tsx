import { RefreshCw, Trash2 } from "lucide-react";
import { useState, type ReactElement } from "react";
import type { Translate } from "@treadclub/texts";
import { useFormat, type Format } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { CodeText } from "#ui/CodeText.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import css from "./KeptVouchers.module.css";
import { removeKept, type KeptFailure, type KeptVoucher } from "./kept-store.ts";
import type { Kept } from "./use-kept.ts";

/** What this till accepted without a network: what waits, and what does not count. */
export function KeptVouchers({ kept }: { readonly kept: Kept }): ReactElement {
  const t = useT();
  const waiting = kept.list.filter((one) => one.failure === null);
  const failed = kept.list.filter((one) => one.failure !== null);
  return (
    <>
      {waiting.length > 0 && (
        <Section title={t("till.kept")} lead={t("till.keptLead")}>
          <ul className={css.list}>
            {waiting.map((one) => (
              <KeptRow key={one.key} kept={one} onClear={kept.refresh} />
            ))}
          </ul>
          <Button icon={<RefreshCw aria-hidden="true" />} onClick={() => void kept.refresh()}>
            {t("till.sendNow")}
          </Button>
        </Section>
      )}
      {failed.length > 0 && (
        <Section title={t("till.failed")} lead={t("till.failedLead")}>
          <ul className={css.list}>
            {failed.map((one) => (
              <KeptRow key={one.key} kept={one} onClear={kept.refresh} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

interface KeptRowProps {
  readonly kept: KeptVoucher;
  readonly onClear: () => Promise<void>;
}

function KeptRow({ kept, onClear }: KeptRowProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { failure } = kept;
  return (
    <li className={css.row}>
      <div>
        <CodeText code={kept.code} /> {kept.pricePence !== null && <span>{format.money(kept.pricePence)}</span>}
        <p className={css.by}>{t("till.keptBy", { name: kept.by, when: format.dayTime(kept.acceptedAt) })}</p>
        {failure === null ? (
          <StateBadge tone="soon">{t("till.kept")}</StateBadge>
        ) : (
          <StateBadge tone="now">{reasonOf(failure, t, format)}</StateBadge>
        )}
      </div>
      {failure !== null && (
        <Button small icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking(true)}>
          {t("till.clear")}
        </Button>
      )}
      <Confirm
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("till.clearTitle")}
        actionLabel={t("till.clear")}
        onConfirm={async () => {
          await removeKept(kept.key);
          await onClear();
        }}
      >
        <p>{t("till.clearText", { code: kept.code })}</p>
      </Confirm>
    </li>
  );
}

function reasonOf({ why, usedAt, message }: KeptFailure, t: Translate, format: Format): string {
  const when = usedAt === null ? "" : format.dayTime(usedAt);
  if (why === "usedHere") return t("till.failed.usedHere", { when });
  if (why === "usedThere") return t("till.failed.usedThere", { when });
  const plain = plainReasons.find((reason) => reason === why);
  return plain === undefined ? t("till.failed.other", { message }) : t(`till.failed.${plain}`);
}

const plainReasons = ["expired", "reserved", "withdrawn", "online", "location", "min_spend", "unknown"] as const;
