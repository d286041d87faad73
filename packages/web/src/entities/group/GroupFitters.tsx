import { addressLine } from "@treadclub/rules/address";
import { useState, type ReactElement } from "react";
import { Loaded } from "#ui/Loaded.tsx";
import css from "./GroupFitters.module.css";
import { usePublicGroup } from "./queries.ts";

interface GroupFittersProps {
  readonly groupId: number;
  /** What opens the list. */
  readonly label: string;
}

/** The fitters of a group with their addresses; looked up once somebody opens the list. */
export function GroupFitters({ groupId, label }: GroupFittersProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const query = usePublicGroup(groupId, isOpen);
  return (
    <details className={css.group} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && (
        <Loaded query={query} shape="list">
          {({ list }) => (
            <ul className={css.list}>
              {list[0]?.members.map(({ id, company_name: name, location }) => (
                <li key={id}>
                  <strong>{name}</strong>
                  {location && (
                    <span>
                      {addressLine(
                        "",
                        location.address_line_1,
                        location.address_line_2,
                        location.city,
                        location.postcode,
                      )}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </details>
  );
}
