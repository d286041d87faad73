import { useEffect } from "react";

/** The title of the browser's tab, for a screen without `Page`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – TreadClub`;
  }, [title]);
}
