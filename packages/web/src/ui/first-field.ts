/** Puts the focus where the work of a screen begins. It stays there when the screen is announced later. */
export function beginAt(field: HTMLElement): void {
  field.dataset["begins"] = "";
  field.focus();
}

export const hasBegun = (): boolean => document.activeElement?.matches("[data-begins]") ?? false;
