import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from "react";
import { createPortal } from "react-dom";
import { X } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import { onToasts, toast, toastItems, toastMs, type ToastItem } from "./toast.ts";
import css from "./ToastHost.module.css";
import type { Tone } from "./tone.ts";
import { ToneShape } from "./ToneShape.tsx";
import { useTopLayer } from "./top-layer.ts";
import { UiLink } from "./UiLink.tsx";

/** Where toasts appear: once in the application. */
export function ToastHost(): ReactElement {
  const t = useT();
  const items = useSyncExternalStore(onToasts, toastItems, toastItems);
  const dialog = useTopLayer();
  const host = (
    <div className={css.host} role="region" aria-label={t("ui.toast.region")}>
      <div className={css.list} role="alert">
        {items
          .filter((item) => item.kind === "error")
          .map((item) => (
            <Toast key={item.id} item={item} />
          ))}
      </div>
      <div className={css.list} role="status">
        {items
          .filter((item) => item.kind !== "error")
          .map((item) => (
            <Toast key={item.id} item={item} />
          ))}
      </div>
    </div>
  );
  return dialog ? createPortal(host, dialog) : host;
}

function Toast({ item }: { readonly item: ToastItem }): ReactElement {
  const t = useT();
  const [held, setHeld] = useState(false);
  useLifetime(item, held);
  return (
    <div
      className={cx(css.toast, css[item.kind])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToneShape tone={tones[item.kind]} size={22} />
      <p className={css.text}>
        {item.href === undefined ? (
          item.text
        ) : (
          <UiLink href={item.href} onClick={() => toast.dismiss(item.id)}>
            {item.text}
          </UiLink>
        )}
      </p>
      <IconButton
        label={t("ui.toast.dismiss")}
        icon={<X aria-hidden="true" />}
        onClick={() => toast.dismiss(item.id)}
      />
    </div>
  );
}

/** Counts the time it has been seen: pointer or focus on it stops the clock. */
function useLifetime(item: ToastItem, held: boolean): void {
  const leftMs = useRef(toastMs);
  useEffect(() => {
    if (item.kind === "error" || held) return undefined;
    const startedMs = Date.now();
    const timer = setTimeout(() => toast.dismiss(item.id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedMs;
    };
  }, [item, held]);
}

const tones: Readonly<Record<ToastItem["kind"], Tone>> = { success: "good", warning: "soon", error: "now" };
