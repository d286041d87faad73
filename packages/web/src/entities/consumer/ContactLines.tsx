import type { ReactElement } from "react";
import { Mail, Phone } from "lucide-react";
import { Breakable } from "#ui/Breakable.tsx";
import { PhoneLink } from "#ui/PhoneLink.tsx";
import css from "./ContactLines.module.css";

interface ContactLinesProps {
  readonly person: { readonly name: string; readonly phone: string | null; readonly email: string };
}

/** Who it is and how to reach them. */
export function ContactLines({ person }: ContactLinesProps): ReactElement {
  return (
    <address className={css.lines}>
      <strong>{person.name}</strong>
      {person.phone && <PhoneLink phone={person.phone} icon={<Phone aria-hidden="true" size={16} />} />}
      <a href={`mailto:${person.email}`}>
        <Mail aria-hidden="true" size={16} /> <Breakable text={person.email} />
      </a>
    </address>
  );
}
