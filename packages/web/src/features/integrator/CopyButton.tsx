import { Copy } from "lucide-react";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { toast } from "#ui/toast.ts";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly main?: boolean;
}

/** Puts a text into the clipboard. */
export function CopyButton({ text, label, main = false }: CopyButtonProps): ReactElement {
  const t = useT();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t("integrator.secret.copied"));
    } catch {
      toast.warning(t("office.copy.failed"));
    }
  };
  return (
    <Button
      small={!main}
      kind={main ? "main" : undefined}
      icon={<Copy aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
