import { QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadTexts } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import { queryClient } from "#kit/query-client.ts";
import { eventually, key, press, render, type, type Rendered } from "../testing/render.tsx";
import { toast, toastItems } from "../toast.ts";
import { DetailPage } from "./DetailPage.tsx";
import { noteForm } from "./note-form.tsx";
import { ActionInPlace } from "./RecordActions.tsx";
import { action, formAction, localAction, type RecordAction } from "./record-action.tsx";

/** The record on the server. */
const start = { version: 1, waits: true };
const server = { record: { ...start }, isDeleted: false };
type Stored = typeof server.record;
interface Request {
  readonly path: string;
  readonly key: string | null;
  readonly body: unknown;
}
const answer = vi.fn<(request: Request) => Response | Promise<Response>>();
const edited = vi.fn<() => void>();

const complaint = ({ version, waits }: Stored) => ({
  id: 7,
  reference: "DC-000007",
  version,
  can: { acknowledge: waits, answer: waits },
});
const ok = (): Response => {
  server.record = { version: server.record.version + 1, waits: false };
  return Response.json(complaint(server.record));
};
const conflict = (): Response => {
  server.record = { version: 9, waits: false };
  return Response.json({ code: "STATE_CONFLICT", message: "x" }, { status: 409 });
};

type Complaint = ReturnType<typeof complaint>;
const params = { id: "7" };
const actionsOf = ({ version, can }: Complaint): RecordAction[] => [
  formAction("answerDataComplaint", {
    can: can.answer,
    kind: "danger",
    icon: null,
    label: "Answer",
    ask: { title: "What is the answer?", text: "It goes out by mail." },
    form: noteForm({ label: "Note", need: "Write something." }),
    input: ({ message }) => ({ params, body: { text: message, version } }),
    done: "Answered",
  }),
  action("acknowledgeDataComplaint", {
    can: can.acknowledge,
    kind: "main",
    icon: null,
    label: "Acknowledge",
    ask: { title: "Acknowledge it?", text: "They get a mail." },
    input: { params, body: { version } },
    done: "Acknowledged",
  }),
  action("acknowledgeDataComplaint", {
    name: "at once",
    can: can.acknowledge,
    icon: null,
    label: "At once",
    shortcut: "t",
    input: { params, body: { version } },
  }),
  localAction({ name: "edit", can: true, icon: null, label: "Edit", inPlace: true, onPress: edited }),
];

function Screen({ beside = true }: { readonly beside?: boolean }): ReactElement {
  return (
    <DetailPage
      beside={beside}
      query={useCall("getDataComplaint", { params })}
      list={{ href: "/list", label: "Complaints" }}
      title={({ reference }) => reference}
      actions={actionsOf}
    >
      {() => <ActionInPlace name="edit" />}
    </DetailPage>
  );
}

let page: Rendered;
const sent = (): Request[] => answer.mock.calls.map(([request]) => request);
const button = (label: string, within = ""): HTMLElement => {
  const found = page.all(`${within} button`).find((one) => one.textContent === label);
  if (!found) throw new Error(`No button ${label} in ${document.body.innerHTML}`);
  return found;
};
const labels = (): string[] => page.all("article button").map((one) => one.textContent);
const show = async (node: ReactElement): Promise<void> => {
  page = await render(<QueryClientProvider client={queryClient}>{node}</QueryClientProvider>);
  await eventually(() => expect(page.all("button").length + page.all("h2").length).toBeGreaterThan(0));
};
const ask = async (label: string): Promise<void> => {
  button(label).focus();
  await press(button(label));
};
const done = (): Promise<void> => eventually(() => expect(page.all("dialog")).toHaveLength(0));

beforeEach(async () => {
  server.record = { ...start };
  server.isDeleted = false;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit & { readonly body: string }) => {
    if (init.method === "GET" || init.method === undefined)
      return server.isDeleted
        ? Response.json({ code: "NOT_FOUND", message: "x" }, { status: 404 })
        : Response.json(complaint(server.record));
    return answer({
      path,
      key: new Headers(init.headers).get("idempotency-key"),
      body: JSON.parse(init.body),
    });
  });
  await loadTexts("base", "office");
  answer.mockImplementation(ok);
});
afterEach(async () => {
  await page.leave();
  queryClient.clear();
  toast.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe("a record with its actions", () => {
  beforeEach(() => show(<Screen />));

  it("shows what may be done: the main thing first, danger last, what belongs elsewhere there", async () => {
    expect(labels()).toEqual(["Acknowledge", "At once", "Answer", "Edit"]);
    await press(button("Edit"));
    expect(edited).toHaveBeenCalledOnce();
  });
  it("sends after asking, with version and key, says so, and gives the focus to the title when the button has gone", async () => {
    await ask("Acknowledge");
    await press(button("Acknowledge", "dialog"));
    await done();
    await eventually(() => expect(labels()).toEqual(["Edit"]));
    expect(sent()).toMatchObject([{ path: expect.stringContaining("7"), body: { version: 1 } }]);
    expect(sent()[0]?.key).not.toBeNull();
    expect(toastItems()).toMatchObject([{ kind: "success", text: "Acknowledged" }]);
    expect(document.activeElement?.textContent).toBe("DC-000007");
  });
  it("gives the focus back to the button when one goes back", async () => {
    await ask("Acknowledge");
    await press(button("Go back", "dialog"));
    expect(document.activeElement).toBe(button("Acknowledge"));
    expect(sent()).toEqual([]);
  });
  it("sends once for a double click", async () => {
    await ask("Acknowledge");
    await act(async () => {
      button("Acknowledge", "dialog").click();
      button("Acknowledge", "dialog").click();
    });
    await done();
    await press(button("Edit"));
    expect(sent()).toHaveLength(1);
  });
  it("reads the record again after a conflict and tells that somebody else was there", async () => {
    answer.mockImplementation(conflict);
    await ask("Acknowledge");
    await press(button("Acknowledge", "dialog"));
    await done();
    await eventually(() => expect(labels()).toEqual(["Edit"]));
    expect(toastItems()).toMatchObject([{ kind: "warning", text: expect.stringContaining("latest version") }]);
  });
  it("sends the version that was there when it was asked", async () => {
    await ask("Acknowledge");
    server.record = { version: 2, waits: true };
    await act(() => queryClient.invalidateQueries());
    await press(button("Acknowledge", "dialog"));
    await done();
    expect(sent()).toMatchObject([{ body: { version: 1 } }]);
  });
  it("keeps the question open with its error, and what was typed, when it fails", async () => {
    answer.mockImplementation(() => Response.json({ code: "RATE_LIMITED", message: "x" }, { status: 429 }));
    await ask("Answer");
    await press(button("Answer", "dialog"));
    expect(page.find("dialog form").textContent).toContain("Write something.");
    await type(page.find<HTMLTextAreaElement>("dialog textarea"), "A reason");
    await press(button("Answer", "dialog"));
    await eventually(() => expect(page.all("dialog [role=alert]")).toHaveLength(1));
    expect(page.find("dialog").textContent).not.toContain("Write something.");
    expect(page.find<HTMLTextAreaElement>("dialog textarea").value).toBe("A reason");
    expect(toastItems()).toEqual([]);
  });
  it("repeats with the same key after an answer that was lost", async () => {
    answer.mockRejectedValueOnce(new TypeError("offline"));
    await ask("Acknowledge");
    await press(button("Acknowledge", "dialog"));
    await eventually(() => expect(page.all("dialog [role=alert]")).toHaveLength(1));
    await press(button("Acknowledge", "dialog"));
    await done();
    const keys = sent().map((request) => request.key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
  it("says beside the actions why one without a question failed", async () => {
    answer.mockImplementationOnce(() => Response.json({ code: "RATE_LIMITED", message: "x" }, { status: 429 }));
    await press(button("At once"));
    await eventually(() => expect(page.all("article [role=alert]")).toHaveLength(1));
    await press(button("At once"));
    await eventually(() => expect(labels()).toEqual(["Edit"]));
    expect(page.all("article [role=alert]")).toHaveLength(0);
  });
  it("starts an action by its key", async () => {
    await key(document.body, "t");
    await eventually(() => expect(labels()).toEqual(["Edit"]));
    expect(sent()).toHaveLength(1);
  });
  it("shows that the record is gone when an action finds it so", async () => {
    answer.mockImplementation(() => {
      server.isDeleted = true;
      return Response.json({ code: "NOT_FOUND", message: "x" }, { status: 404 });
    });
    await ask("Acknowledge");
    await press(button("Acknowledge", "dialog"));
    await done();
    await eventually(() => expect(page.find("h2").textContent).toBe("We can’t find this record"));
    expect(page.all("article")).toHaveLength(0);
  });
});

describe("a record on a page of its own", () => {
  it("has the title as the page's heading and the way back to its list", async () => {
    await show(<Screen beside={false} />);
    await eventually(() => expect(page.find("h1").textContent).toBe("DC-000007"));
    expect(page.find("a").getAttribute("href")).toBe("/list");
    await ask("Acknowledge");
    await press(button("Acknowledge", "dialog"));
    await eventually(() => expect(document.activeElement?.textContent).toBe("DC-000007"));
  });
  it("says that there is no such record, with the way to the list", async () => {
    server.isDeleted = true;
    await show(<Screen beside={false} />);
    await eventually(() => expect(page.find("h2").textContent).toBe("We can’t find this record"));
    expect(page.find("h1").textContent).toBe("Complaints");
    expect(page.all("button")).toHaveLength(0);
  });
});
