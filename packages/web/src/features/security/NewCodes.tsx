import { Download } from "lucide-react";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Stack } from "#ui/Card.tsx";
import { CopyButton } from "#ui/CopyButton.tsx";
import css from "./Security.module.css";

/** Recovery codes, shown this once: to copy or to keep as a file. */
export function NewCodes({ codes }: { readonly codes: readonly string[] }): ReactElement {
  const t = useT();
  return (
    <section aria-labelledby="new-codes">
      <h3 id="new-codes">{t("account.recovery.newTitle")}</h3>
      <p>{t("account.recovery.newText")}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Stack row>
        <CopyButton
          text={codes.join("\n")}
          label={t("account.recovery.copy")}
          done={t("account.recovery.copied")}
          failed={t("account.recovery.copyFailed")}
        />
        <Button small icon={<Download aria-hidden="true" />} onClick={() => save(codes)}>
          {t("account.recovery.save")}
        </Button>
      </Stack>
    </section>
  );
}

function save(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`TreadClub\n\n${codes.join("\n")}\n`], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "treadclub-recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(url);
}
