import { Copy } from "lucide-react";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Button } from "./Button.tsx";
import { toast } from "./toast.ts";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly main?: boolean;
  /** Unless it is the main thing. */
  readonly small?: boolean;
  readonly done?: string;
  /** What to do instead, where selecting the text is no way. */
  readonly failed?: string;
  readonly onCopied?: () => void;
}

/** Copies a text to the clipboard and says so. */
export function CopyButton({
  text,
  label,
  main = false,
  small = !main,
  done,
  failed,
  onCopied,
}: CopyButtonProps): ReactElement {
  const t = useT();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast.warning(failed ?? t("ui.copy.failed"));
      return;
    }
    toast.success(done ?? t("ui.copy.done"));
    onCopied?.();
  };
  return (
    <Button
      small={small}
      kind={main ? "main" : undefined}
      icon={<Copy aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
