import { useEffect, useRef, useState, type ReactElement, type Ref } from "react";
import { Search, X } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { IconButton } from "./Button.tsx";
import css from "./SearchBox.module.css";

interface SearchBoxProps {
  readonly value: string;
  /** Called when typing rests, and at once on Enter, on clearing and when the field is left. */
  readonly onChange: (value: string) => void;
  readonly label?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const restMs = 300;

export function SearchBox({ value, onChange, label, ref }: SearchBoxProps): ReactElement {
  const t = useT();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value !== known) {
    // the address changed from elsewhere: by the way back, or a link
    setKnown(value);
    setTyped(value);
  }
  const send = (next: string, afterMs: number): void => {
    clearTimeout(timer.current);
    setTyped(next);
    const search = (): void => {
      setKnown(next.trim());
      if (next.trim() !== value) onChange(next.trim());
    };
    if (afterMs === 0) search();
    else timer.current = setTimeout(search, afterMs);
  };
  return (
    <form
      className={css.box}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        send(typed, 0);
      }}
    >
      <Search aria-hidden="true" size={20} />
      <input
        ref={ref}
        type="search"
        aria-label={label ?? t("ui.list.search")}
        placeholder={label ?? t("ui.list.search")}
        value={typed}
        onChange={(event) => send(event.target.value, restMs)}
        // A search that starts later would undo the click that left the field, as on a row.
        onBlur={() => send(typed, 0)}
      />
      {typed !== "" && (
        <IconButton label={t("ui.list.clear")} icon={<X aria-hidden="true" />} onClick={() => send("", 0)} />
      )}
    </form>
  );
}
