export type NoticeKind = "success" | "warning" | "error";
type Notifier = (kind: NoticeKind, text: string) => void;

const state: { notifier: Notifier } = { notifier: () => undefined };

/** The application says once how a short message is shown. */
export function setNotifier(notifier: Notifier): void {
  state.notifier = notifier;
}

export const notice = (kind: NoticeKind, text: string): void => state.notifier(kind, text);
