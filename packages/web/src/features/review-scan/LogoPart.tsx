import { useState, type ReactElement } from "react";
import { UploadError } from "@treadclub/capture/upload";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { useUploadPicture } from "#kit/use-upload-picture.ts";
import { Button } from "#ui/Button.tsx";
import { PictureButton } from "#ui/PictureButton.tsx";
import { toast } from "#ui/toast.ts";
import { useRewardOffers } from "./reward-queries.ts";
import css from "./Reward.module.css";

/** Shows the fitter's logo with the result: the one of before, or another. */
export function LogoPart({ scanId }: { readonly scanId: number }): ReactElement {
  const t = useT();
  const { data } = useRewardOffers(scanId);
  const { send } = useAction("createScanLogo", { quiet: true });
  const upload = useUploadPicture();
  const [busy, setBusy] = useState(false);
  const last = data?.last_logo ?? null;
  const show = async (file: File | null): Promise<void> => {
    setBusy(true);
    try {
      await send({ body: { scan_id: scanId, ...(file && { upload_id: await upload(file, file.name) }) } });
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
        <PictureButton
          small
          kind={last ? "quiet" : "plain"}
          busy={busy}
          label={t("office.reward.logo.upload")}
          onChoose={(file) => void show(file)}
        />
      </div>
    </div>
  );
}
