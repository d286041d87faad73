import { useEffect, useState, type ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { useUploadPicture } from "#kit/use-upload-picture.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { Form } from "#ui/Form.tsx";
import { PictureField } from "#ui/PictureField.tsx";
import { TextArea, TextField } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";
import type { Reward } from "./reward-queries.ts";

interface BannerFormProps {
  readonly scanId: number;
  readonly reviewer: Reviewer;
  readonly banner: Reward["banner"];
  readonly onDone: () => void;
}

/** Writes the banner below a result. */
export function BannerForm({ scanId, reviewer, banner, onDone }: BannerFormProps): ReactElement {
  const t = useT();
  const wide = usePicture(banner?.picture?.url);
  const narrow = usePicture(banner?.phone_picture?.url);
  const upload = useUploadPicture();
  const { send } = useAction(reviewer.calls.giveBanner, { quiet: true });
  const form = useForm({
    initial: { title: banner?.title ?? "", text: banner?.text ?? "", link: banner?.link ?? "", upload_id: "" },
    validate: ({ title }) => ({ title: title.trim() === "" ? t("office.reward.need.title") : undefined }),
    submit: async ({ title, text, link }) => {
      const [upload_id, phone_upload_id] = await Promise.all([
        wide.file && upload(wide.file, wide.file.name),
        narrow.file && upload(narrow.file, narrow.file.name),
      ]);
      await send({
        body: {
          scan_id: scanId,
          title: title.trim(),
          text: text.trim(),
          link: link.trim(),
          ...(upload_id !== null && { upload_id }),
          ...(phone_upload_id !== null && { phone_upload_id }),
        },
      });
      onDone();
    },
    explain: errorText,
  });
  return (
    <Form form={form} submitLabel={t("office.reward.banner.save")}>
      <TextField label={t("office.reward.banner.title")} autoComplete="off" {...form.field("title")} />
      <TextArea label={t("office.reward.banner.text")} optional rows={3} limit={2000} {...form.field("text")} />
      <TextField
        label={t("office.reward.banner.link")}
        hint={t("office.reward.banner.linkHint")}
        type="url"
        optional
        autoComplete="off"
        {...form.field("link")}
      />
      <PictureField
        id="reward-wide"
        label={t("office.reward.banner.picture")}
        hint={t("office.reward.banner.pictureHint")}
        chooseLabel={t("office.reward.choose")}
        error={form.field("upload_id").error}
        shown={wide.shown}
        onChoose={wide.choose}
      />
      <PictureField
        id="reward-narrow"
        label={t("office.reward.banner.phonePicture")}
        hint={t("office.reward.banner.phonePictureHint")}
        chooseLabel={t("office.reward.choose")}
        shown={narrow.shown}
        onChoose={narrow.choose}
      />
    </Form>
  );
}

/** A picture that is chosen and not sent yet, shown in the place of the one that stands. */
function usePicture(standing: string | undefined) {
  const [file, choose] = useState<File | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return setPreview(null);
    const made = URL.createObjectURL(file);
    setPreview(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return { file, choose, shown: preview ?? standing ?? null };
}
