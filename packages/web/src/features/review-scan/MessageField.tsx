import { useState, type ReactElement } from "react";
import { MessageSquarePlus } from "lucide-react";
import { Button } from "#ui/Button.tsx";
import type { FieldBinding } from "#ui/field-binding.ts";
import { TextArea } from "#ui/TextField.tsx";

interface MessageFieldProps {
  readonly binding: FieldBinding<string>;
  readonly label: string;
  readonly addLabel: string;
}

/** Most results need no word: the box opens when one is wanted. */
export function MessageField({ binding, label, addLabel }: MessageFieldProps): ReactElement {
  const [open, setOpen] = useState(binding.value !== "");
  if (open || binding.value !== "") return <TextArea label={label} optional rows={2} limit={2000} {...binding} />;
  return (
    <div>
      <Button small kind="quiet" icon={<MessageSquarePlus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {addLabel}
      </Button>
    </div>
  );
}
