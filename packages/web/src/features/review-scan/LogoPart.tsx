import { useRef, useState, type ReactElement } from "react";
import { UploadError } from "@treadclub/capture/upload";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { Button } from "#ui/Button.tsx";
import { toast } from "#ui/toast.ts";
import { useRewardOffers, useUploadPicture } from "./reward-queries.ts";
import css from "./Reward.module.css";

/** Shows the fitter's logo with the result: the one of before, or another. */
export function LogoPart({ scanId }: { readonly scanId: number }): ReactElement {
  const t = useT();
  const { data } = useRewardOffers(scanId, { enabled: true });
  const { send } = useAction("createScanLogo", { quiet: true });
  const upload = useUploadPicture();
  const [busy, setBusy] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const last = data?.last_logo ?? null;
  const show = async (file: File | null): Promise<void> => {
    setBusy(true);
    try {
      await send({ body: { scan_id: scanId, ...(file && { upload_id: await upload(file) }) } });
      toast.success(t("office.reward.logo.shown"));
    } catch (error) {
      toast.error(error instanceof UploadError ? t("office.reward.logo.unreadable") : errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.part}>
      <h3>{t("office.reward.logo")}</h3>
      <div className={css.buttons}>
        {last && (
          <>
            <img className={css.logo} src={last.url} alt={t("office.reward.logo.last")} />
            <Button small busy={busy} onClick={() => void show(null)}>
              {t("office.reward.logo.useLast")}
            </Button>
          </>
        )}
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          aria-label={t("office.reward.logo.upload")}
          onChange={({ currentTarget: input }) => {
            const [file] = input.files ?? [];
            // The same file may be chosen once more.
            input.value = "";
            if (file) void show(file);
          }}
        />
        <Button small kind={last ? "quiet" : "plain"} busy={busy} onClick={() => picker.current?.click()}>
          {t("office.reward.logo.upload")}
        </Button>
      </div>
    </div>
  );
}
