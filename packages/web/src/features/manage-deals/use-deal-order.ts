import { useState, type HTMLAttributes } from "react";
import { useAction } from "#kit/queries.ts";
import type { Deal } from "#entities/deal/queries.ts";

export interface DealOrder {
  readonly list: readonly Deal[];
  /** The row that a dragged deal would take the place of. */
  readonly target: number | null;
  /** Where a deal was moved last, for announcements. */
  readonly moved: { readonly to: number } | null;
  readonly move: (from: number, to: number) => void;
  readonly dragOf: (index: number) => HTMLAttributes<HTMLElement>;
}

/** The order of a member's deals: shown at once, sent behind; dragged, or moved by buttons. */
export function useDealOrder(memberId: number, deals: readonly Deal[]): DealOrder {
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [moved, setMoved] = useState<DealOrder["moved"]>(null);
  const { run } = useAction("orderDeals", { quiet: true });
  const list = order === null ? deals : arranged(deals, order);
  const move = (from: number, to: number): void => {
    const deal = list[from];
    if (!deal || from === to || to < 0 || to >= list.length) return;
    const next = list.toSpliced(from, 1).toSpliced(to, 0, deal);
    const ids = next.map(({ id }) => id);
    setOrder(ids);
    setMoved({ to });
    void run({ params: { id: String(memberId) }, body: { deal_ids: ids } }).then(() =>
      setOrder((now) => (now === ids ? null : now)),
    );
  };
  const leave = (): void => {
    setDragged(null);
    setTarget(null);
  };
  const dragOf = (index: number): HTMLAttributes<HTMLElement> => ({
    draggable: true,
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", String(index));
      setDragged(index);
    },
    onDragOver: (event) => {
      if (dragged === null) return;
      event.preventDefault();
      setTarget(index);
    },
    onDragEnd: leave,
    onDrop: (event) => {
      event.preventDefault();
      if (dragged !== null) move(dragged, index);
      leave();
    },
  });
  return { list, target: target === dragged ? null : target, moved, move, dragOf };
}

/** Those that are new since the order was chosen come last. */
const arranged = (deals: readonly Deal[], order: readonly number[]): readonly Deal[] =>
  deals.toSorted((one, two) => placeIn(order, one.id) - placeIn(order, two.id));

const placeIn = (order: readonly number[], id: number): number => {
  const at = order.indexOf(id);
  return at < 0 ? order.length : at;
};
