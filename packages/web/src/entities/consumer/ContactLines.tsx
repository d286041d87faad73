import type { ReactElement } from "react";
import { Mail, Phone } from "lucide-react";
import css from "./ContactLines.module.css";

interface ContactLinesProps {
  readonly person: { readonly name: string; readonly phone: string | null; readonly email: string };
}

/** Who it is and how to reach them. */
export function ContactLines({ person }: ContactLinesProps): ReactElement {
  return (
    <address className={css.lines}>
      <strong>{person.name}</strong>
      {person.phone && (
        <a href={`tel:${person.phone}`}>
          <Phone aria-hidden="true" size={16} /> {person.phone}
        </a>
      )}
      <a href={`mailto:${person.email}`}>
        <Mail aria-hidden="true" size={16} /> {person.email}
      </a>
    </address>
  );
}
