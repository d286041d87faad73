import { act, useState, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadTexts } from "#kit/i18n.ts";
import type { ItemKey } from "./DataList.tsx";
import { ListPage } from "./ListPage.tsx";
import { key, press, render, type, type Rendered } from "./testing/render.tsx";

interface Item {
  readonly id: number;
  readonly name: string;
}
const items: readonly Item[] = [
  { id: 1, name: "Anna" },
  { id: 2, name: "Ben" },
  { id: 3, name: "Cleo" },
];
const search = vi.fn<(value: string) => void>();
const turn = vi.fn<(page: number) => void>();

function List({ some = items }: { readonly some?: readonly Item[] | undefined }): ReactElement {
  const [open, setOpen] = useState<number | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<ItemKey>>(new Set());
  return (
    <ListPage
      title="Quotes"
      items={some}
      total={some.length ? 45 : 0}
      page={2}
      onPage={turn}
      keyOf={(item) => item.id}
      nameOf={(item) => item.name}
      row={(item) => item.name}
      openKey={open}
      onOpen={(item) => setOpen(item.id)}
      closedHref="#list"
      detail={
        open === null ? null : (
          <button id="detail" type="button" onClick={() => setOpen(null)}>
            Detail {open}
          </button>
        )
      }
      search={{ value: "", onChange: search }}
      bulk={{ selected, onSelect: setSelected, actions: <button type="button">Decline {selected.size}</button> }}
      empty="Nothing"
    />
  );
}

const resize = (widthPx: number): Promise<void> =>
  act(async () => {
    Reflect.set(globalThis, "innerWidth", widthPx);
    globalThis.dispatchEvent(new Event("resize"));
  });

let page: Rendered;
const focused = (): string => document.activeElement?.textContent ?? "";
const typeKey = (name: string): Promise<void> => key(document.activeElement ?? document.body, name);
await loadTexts("office");
beforeEach(async () => {
  localStorage.clear();
  search.mockReset();
  turn.mockReset();
  page = await render(<List />);
});
afterEach(async () => {
  await page.leave();
  await resize(1024);
});

describe("ListPage by keyboard", () => {
  it("moves with j and k and stops at the ends", async () => {
    await typeKey("j");
    expect(focused()).toBe("Anna");
    await typeKey("j");
    await typeKey("j");
    await typeKey("j");
    expect(focused()).toBe("Cleo");
    await typeKey("k");
    expect(focused()).toBe("Ben");
  });

  it("goes to the search with / and lets letters be letters there", async () => {
    await typeKey("/");
    expect(document.activeElement).toBe(page.find("[type=search]"));
    await typeKey("j");
    expect(document.activeElement).toBe(page.find("[type=search]"));
  });

  it("ticks with x and tells how many", async () => {
    await typeKey("j");
    await typeKey("x");
    await typeKey("j");
    await typeKey("x");
    expect(page.box.textContent).toContain("2 selected");
    expect(page.box.textContent).toContain("Decline 2");
  });

  it("shows its keys with ?, and they can be switched off", async () => {
    await typeKey("?");
    expect(page.find("dialog").textContent).toContain("Keyboard shortcuts");
    await press(page.find("dialog [type=checkbox]"));
    await press(page.find("dialog [aria-label=Close]"));
    await typeKey("j");
    expect(document.activeElement?.hasAttribute("data-row")).toBe(false);
    await typeKey("?");
    expect(page.find<HTMLDialogElement>("dialog").open).toBe(true);
  });

  it("leaves keys with a modifier to the browser", async () => {
    await key(document.body, "j", { ctrlKey: true });
    expect(document.activeElement).toBe(document.body);
  });
});

describe("ListPage", () => {
  it("opens a row beside the list and marks it", async () => {
    await resize(1440);
    await press(page.all("[data-row]")[1] ?? page.box);
    expect(page.find("#detail").textContent).toBe("Detail 2");
    expect(page.find("[data-row][aria-current]").textContent).toBe("Ben");
  });

  it("opens a row instead of the list where there is no room, and has its row in focus again afterwards", async () => {
    await press(page.all("[data-row]")[1] ?? page.box);
    expect(page.box.textContent).toBe("Detail 2");
    await press(page.find("#detail"));
    expect(page.all("[data-row]")).toHaveLength(3);
    expect(focused()).toBe("Ben");
  });

  it("turns pages within what there is", async () => {
    expect(page.box.textContent).toContain("45 results");
    expect(page.box.textContent).toContain("Page 2 of 3");
    await press(page.find("nav button:last-child"));
    expect(turn).toHaveBeenCalledWith(3);
  });

  it("selects all of the page, and none", async () => {
    const all = page.find<HTMLInputElement>("label [type=checkbox]:not([aria-label])");
    await press(all);
    expect(page.box.textContent).toContain("3 selected");
    await press(all);
    expect(page.box.textContent).not.toContain("selected");
  });

  it("has a skeleton, an empty state and an error with another try", async () => {
    await page.again(<List some={[]} />);
    expect(page.box.textContent).toContain("Nothing");
    const retry = vi.fn<() => void>();
    const common = {
      title: "Quotes",
      page: 1,
      onPage: turn,
      keyOf: (item: Item) => item.id,
      nameOf: (item: Item) => item.name,
      row: (item: Item) => item.name,
      empty: null,
    };
    await page.again(<ListPage {...common} items={undefined} />);
    expect(page.box.textContent).toContain("Loading");
    await page.again(<ListPage {...common} items={undefined} failed={{ onRetry: retry }} />);
    await press(page.all("button").find((b) => b.textContent === "Try again") ?? page.box);
    expect(retry).toHaveBeenCalledOnce();
  });

  it("says which filters hide everything, and clears them without losing the focus", async () => {
    const clear = vi.fn<() => void>();
    const filtering = {
      controls: [],
      hiding: [
        { label: "State", value: "New" },
        { label: "Search", value: "forge" },
      ],
      isChanged: true,
      clear,
    };
    await page.again(
      <ListPage
        title="Quotes"
        page={1}
        onPage={turn}
        items={[]}
        keyOf={(item: Item) => item.id}
        nameOf={(item: Item) => item.name}
        row={(item: Item) => item.name}
        search={{ value: "forge", onChange: search }}
        filtering={filtering}
        empty="Nothing"
      />,
    );
    expect(page.box.textContent).toContain("Nothing matches");
    expect(page.box.textContent).toContain("Filters in use: state (New), search (forge)");
    await press(page.all("button").findLast((button) => button.textContent === "Clear filters") ?? page.box);
    expect(clear).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(page.find("[type=search]"));
  });

  it("searches at once when the field is left, not after the click that left it", async () => {
    await type(page.find("[type=search]"), "ann");
    await act(async () => {
      page.find<HTMLInputElement>("[type=search]").dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    });
    expect(search.mock.calls).toEqual([["ann"]]);
  });

  it("searches when typing rests, at once on Enter, and only what is new", async () => {
    vi.useFakeTimers();
    const box = page.find<HTMLInputElement>("[type=search]");
    await type(box, "an");
    await type(box, "ann");
    expect(search).not.toHaveBeenCalled();
    await act(async () => void vi.advanceTimersByTime(300));
    expect(search.mock.calls).toEqual([["ann"]]);
    await type(box, "anna ");
    await act(async () => page.find<HTMLFormElement>("form").requestSubmit());
    await act(async () => void vi.advanceTimersByTime(300));
    expect(search.mock.calls).toEqual([["ann"], ["anna"]]);
    vi.useRealTimers();
  });
});
