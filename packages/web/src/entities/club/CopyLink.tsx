import type { ReactElement } from "react";
import { Copy } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { toast } from "#ui/toast.ts";

/** Puts an address into the clipboard. */
export function CopyLink({ link }: { readonly link: string }): ReactElement {
  const t = useT();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(t("office.copy.done"));
    } catch {
      toast.warning(t("office.copy.failed"));
    }
  };
  return (
    <Button small icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
      {t("office.copy.link")}
    </Button>
  );
}
