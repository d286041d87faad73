import { useState, type ReactElement } from "react";
import { Button } from "../Button.tsx";
import { Card, Section } from "../Card.tsx";
import { DataList, Row, type ItemKey } from "../DataList.tsx";
import { BulkBar } from "../BulkBar.tsx";
import { Money } from "../Money.tsx";
import { Pagination } from "../Pagination.tsx";
import { Plate } from "../Plate.tsx";
import { SearchBox } from "../SearchBox.tsx";
import { StateBadge } from "../StateBadge.tsx";
import { ago } from "./samples.ts";
import type { Tone } from "../tone.ts";
import { WaitClock } from "../WaitClock.tsx";
import css from "./Styleguide.module.css";

interface Quote {
  readonly id: number;
  readonly plate: string;
  readonly who: string;
  readonly what: string;
  readonly tone: Tone;
  readonly state: string;
}

const quotes: readonly Quote[] = [
  { id: 1, plate: "AB51CDE", who: "Anna Miller", what: "2 × 205/55 R16 91V, front", tone: "waiting", state: "pending" },
  {
    id: 2,
    plate: "KP19XYZ",
    who: "Oleksandr Kovalenko",
    what: "4 × 225/40 R18 92Y",
    tone: "soon",
    state: "waiting for customer response",
  },
  { id: 3, plate: "JIG1234", who: "Mei Chen", what: "1 × 195/65 R15 91H, rear left", tone: "good", state: "booked" },
];

/** The parts of ListPage, which is a page of its own. */
export function Lists(): ReactElement {
  const [open, setOpen] = useState<ItemKey>(1);
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(2);
  const [selected, setSelected] = useState<ReadonlySet<ItemKey>>(new Set([2]));
  return (
    <Section title="Lists" id="lists">
      <div className={css.wideGrid}>
        <Card title="To open" level={3}>
          <SearchBox value={search} onChange={setSearch} label="Search quotes" />
          <DataList
            label="Quotes"
            items={quotes}
            keyOf={(quote) => quote.id}
            nameOf={(quote) => quote.who}
            openKey={open}
            onOpen={(quote) => setOpen(quote.id)}
            row={(quote) => (
              <Row
                lead={<Plate value={quote.plate} size="small" />}
                title={quote.who}
                meta={quote.what}
                badge={<StateBadge tone={quote.tone}>{quote.state}</StateBadge>}
              />
            )}
          />
          <Pagination page={page} perPage={20} total={164} onPage={setPage} />
        </Card>
        <Card title="To tick" level={3}>
          <DataList
            label="Quotes to choose"
            items={quotes}
            keyOf={(quote) => quote.id}
            nameOf={(quote) => quote.who}
            selected={selected}
            onSelect={setSelected}
            hrefOf={() => "#lists"}
            row={(quote) => (
              <Row
                title={quote.who}
                meta={<Money pence={17_900 * quote.id} vat />}
                badge={<WaitClock since={ago(quote.id * 55)} />}
              />
            )}
          />
          <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
            <Button small>Decline {selected.size}</Button>
          </BulkBar>
        </Card>
      </div>
    </Section>
  );
}
