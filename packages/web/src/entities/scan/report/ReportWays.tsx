import { FileDown, Mail, Share2 } from "lucide-react";
import { useState, type ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { Button } from "#ui/Button.tsx";
import { toast } from "#ui/toast.ts";
import { downloadReport } from "./download-report.ts";
import css from "./ReportWays.module.css";
import { ShareDialog } from "./ShareDialog.tsx";

interface ReportWaysProps {
  readonly scanId: number;
  /** Administrators take the PDF only: the result is not theirs to pass on. */
  readonly by: "driver" | "member" | "admin";
}

/** The ways to take a result along, and to pass it on. */
export function ReportWays({ scanId, by }: ReportWaysProps): ReactElement {
  const t = useT();
  const [said, setSaid] = useState("");
  return (
    <div className={css.ways}>
      <div className={css.row} role="group" aria-label={t("report.ways")}>
        <PdfButton scanId={scanId} />
        {by !== "admin" && (
          <>
            <ShareButton scanId={scanId} />
            <MailButton scanId={scanId} by={by} onSaid={setSaid} />
          </>
        )}
      </div>
      <p className={css.said} role="status">
        {said}
      </p>
    </div>
  );
}

function PdfButton({ scanId }: Pick<ReportWaysProps, "scanId">): ReactElement {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      await downloadReport(scanId);
      toast.success(t("report.pdf.saved"));
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="quiet" icon={<FileDown aria-hidden="true" />} busy={busy} onClick={() => void download()}>
      {t("report.pdf")}
    </Button>
  );
}

function ShareButton({ scanId }: Pick<ReportWaysProps, "scanId">): ReactElement {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon={<Share2 aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("report.share")}
      </Button>
      <ShareDialog scanId={scanId} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface MailButtonProps {
  readonly scanId: number;
  readonly by: "driver" | "member";
  readonly onSaid: (words: string) => void;
}

/** Says what became of the mail, also when the driver does not want it. */
function MailButton({ scanId, by, onSaid }: MailButtonProps): ReactElement {
  const t = useT();
  const { run, busy } = useAction(by === "driver" ? "consumerSendScanEmail" : "memberSendScanEmail", { quiet: true });
  const send = async (): Promise<void> => {
    onSaid("");
    const answer = await run({ body: { scan_id: scanId } });
    if (answer) onSaid(t(`report.email.${by}.${answer.outcome}`));
  };
  return (
    <Button kind="quiet" icon={<Mail aria-hidden="true" />} busy={busy} onClick={() => void send()}>
      {t(`report.email.${by}`)}
    </Button>
  );
}
