import { useContext, type ReactElement, type ReactNode } from "react";
import { ListOfDetailContext } from "./list-detail.ts";
import { Page } from "./Page.tsx";

interface BesideListProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What stands beside a list without being a record, such as a form; a page of its own where there is no room. */
export function BesideList({ title, className, children }: BesideListProps): ReactElement {
  const list = useContext(ListOfDetailContext);
  if (list)
    return (
      <Page title={title} width="wide" {...list}>
        <div className={className}>{children}</div>
      </Page>
    );
  return (
    <div className={className}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
