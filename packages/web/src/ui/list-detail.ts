import { createContext } from "react";

/** What the page of an open record takes from its list, where the two do not fit side by side. */
interface ListOfDetail {
  readonly back: { readonly href: string; readonly label: string };
  readonly help: { readonly href: string; readonly label?: string | undefined } | undefined;
}

/** Null beside the list: there its page has the heading. */
export const ListOfDetailContext = createContext<ListOfDetail | null>(null);
