import type { ReactElement } from "react";
import { contactEmail } from "#kit/contact.ts";
import { Breakable } from "#ui/Breakable.tsx";

/** A sentence in which our address can be followed. */
export function ContactText({ text }: { readonly text: string }): ReactElement {
  const at = text.indexOf(contactEmail);
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <a href={`mailto:${contactEmail}`}>
        <Breakable text={contactEmail} />
      </a>
      {text.slice(at + contactEmail.length)}
    </>
  );
}
