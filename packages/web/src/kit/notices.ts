export type NoticeKind = "success" | "warning" | "error";
type Notifier = (kind: NoticeKind, text: string, href?: string) => void;

const state: { notifier: Notifier } = { notifier: () => undefined };

/** The application says once how a short message is shown. */
export function setNotifier(notifier: Notifier): void {
  state.notifier = notifier;
}

/** Shows a short message; with an address it links to what it is about. */
export const notice: Notifier = (kind, text, href) => state.notifier(kind, text, href);
