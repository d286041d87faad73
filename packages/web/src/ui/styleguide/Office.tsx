import type { ReactElement } from "react";
import { Printer, Trash2 } from "lucide-react";
import { Card, Section } from "../Card.tsx";
import { Menu } from "../office/Menu.tsx";
import { toast } from "../toast.ts";
import css from "./Styleguide.module.css";

/** What office screens load on top: it opens over the page. */
export function Office(): ReactElement {
  return (
    <Section title="Office" id="office">
      <div className={css.grid}>
        <Card title="Menu" level={3}>
          <Menu
            label="More actions"
            actions={[
              { label: "Print", icon: <Printer aria-hidden="true" />, onChoose: () => toast.success("Printed.") },
              {
                label: "Remove",
                icon: <Trash2 aria-hidden="true" />,
                danger: true,
                onChoose: () => toast.warning("Removed."),
              },
            ]}
          />
        </Card>
      </div>
    </Section>
  );
}
