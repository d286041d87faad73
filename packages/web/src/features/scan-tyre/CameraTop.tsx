import { X } from "lucide-react";
import type { ReactElement } from "react";
import { toolClass } from "@treadclub/capture/screens/CaptureScreen.tsx";
import { useT } from "#kit/i18n.ts";
import { pageTitleId } from "#ui/Page.tsx";
import { Plate } from "#ui/Plate.tsx";
import { UiLink } from "#ui/UiLink.tsx";

interface CameraTopProps {
  readonly title: string;
  readonly plate: string;
  readonly back: string;
}

/** Above the camera: the way out, what is photographed, and of which car. */
export function CameraTop({ title, plate, back }: CameraTopProps): ReactElement {
  const t = useT();
  return (
    <>
      <UiLink className={toolClass} href={back} data-back="any" aria-label={t("ui.page.back")}>
        <X aria-hidden="true" />
      </UiLink>
      <h1 id={pageTitleId} tabIndex={-1}>
        {title}
      </h1>
      <Plate value={plate} size="small" />
    </>
  );
}
