import { useState, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallError } from "@treadclub/contract/client";
import { Button } from "./Button.tsx";
import { Confirm } from "./Confirm.tsx";
import { Form } from "./Form.tsx";
import { eventually, press, render, type, type Rendered } from "./testing/render.tsx";
import { TextField } from "./TextField.tsx";
import { toast, toastItems } from "./toast.ts";
import { useEditForm } from "./use-edit-form.ts";

interface Car {
  readonly version: number;
  readonly colour: string;
  readonly doors: string;
}
const mine: Car = { version: 1, colour: "Red", doors: "5" };
const theirs: Car = { version: 4, colour: "Blue", doors: "5" };
const refusal = (code: "STATE_CONFLICT" | "NOT_FOUND" | "RATE_LIMITED") =>
  new CallError(409, { code, message: `${code} it is` });

const save = vi.fn<(draft: Omit<Car, "version">, version: number) => Promise<Car>>();
const reload = vi.fn<() => Promise<Car | null>>();
const saved = vi.fn<(car: Car) => void>();
const remove = vi.fn<() => Promise<void>>();

function EditCar(): ReactElement {
  const [asking, setAsking] = useState(false);
  const { form, conflict, takeOver, keepMine } = useEditForm({
    record: mine,
    draftOf: ({ colour, doors }) => ({ colour, doors }),
    reload,
    save,
    onSaved: saved,
  });
  return (
    <>
      {conflict && (
        <>
          <output>{conflict.colour}</output>
          <Button onClick={() => takeOver(conflict)}>Theirs</Button>
          <Button onClick={() => keepMine(conflict)}>Mine</Button>
        </>
      )}
      <Form form={form} submitLabel="Save">
        <TextField label="Colour" {...form.field("colour")} />
        <TextField label="Doors" {...form.field("doors")} />
      </Form>
      <Button onClick={() => setAsking(true)}>Remove</Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title="Remove it?"
        actionLabel="Yes"
        onConfirm={remove}
        onConflict={reload}
        problems={{ RATE_LIMITED: "Slow down" }}
      >
        It cannot be undone.
      </Confirm>
    </>
  );
}

let page: Rendered;
const changed = "Someone else has just updated this. We’ve loaded the latest version.";
const colour = (): HTMLInputElement => page.find("[name=colour]");
const summary = (): string | undefined => page.all("[role=alert]")[0]?.textContent;
const pressed = (label: string): Promise<void> => {
  const button = page.all("button").find(({ textContent }) => textContent === label);
  if (!button) throw new Error(`No button ${label}`);
  return press(button);
};

beforeEach(async () => {
  save.mockReset().mockImplementation(async (draft, version) => ({ ...draft, version: version + 1 }));
  reload.mockReset().mockResolvedValue(theirs);
  saved.mockReset();
  remove.mockReset();
  page = await render(<EditCar />);
  await type(colour(), "Green");
});
afterEach(async () => {
  await page.leave();
  toast.clear();
});

describe("a form whose record somebody else has changed", () => {
  it("reads it again, says so, keeps what was typed, and replaces theirs when it is sent again", async () => {
    save.mockRejectedValueOnce(refusal("STATE_CONFLICT"));
    await pressed("Save");
    expect(summary()).toBe(`There is a problem${changed}`);
    expect([colour().value, page.find("output").textContent]).toEqual(["Green", "Blue"]);
    await pressed("Save");
    expect(save.mock.calls).toEqual([
      [{ colour: "Green", doors: "5" }, 1],
      [{ colour: "Green", doors: "5" }, 4],
    ]);
    expect(saved).toHaveBeenCalledExactlyOnceWith({ version: 5, colour: "Green", doors: "5" });
    expect([summary(), page.all("output")]).toEqual([undefined, []]);
  });

  it("shows what was saved, and keeps what was typed meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<Car>();
    save.mockReturnValueOnce(promise);
    await pressed("Save");
    await type(page.find("[name=doors]"), "3");
    resolve({ version: 2, colour: "Moss green", doors: "5" });
    await eventually(() => expect(colour().value).toBe("Moss green"));
    expect(page.find<HTMLInputElement>("[name=doors]").value).toBe("3");
    await pressed("Save");
    expect(save.mock.lastCall).toEqual([{ colour: "Moss green", doors: "3" }, 2]);
  });

  it("takes theirs over, or sends mine, by a press", async () => {
    save.mockRejectedValueOnce(refusal("STATE_CONFLICT")).mockRejectedValueOnce(refusal("STATE_CONFLICT"));
    await pressed("Save");
    await pressed("Mine");
    expect(page.find("output").textContent).toBe("Blue");
    await pressed("Theirs");
    expect([colour().value, summary(), page.all("output")]).toEqual(["Blue", undefined, []]);
  });

  it("says the error itself when the record is gone or cannot be read", async () => {
    save.mockRejectedValue(refusal("NOT_FOUND"));
    reload.mockResolvedValueOnce(null);
    await pressed("Save");
    expect(summary()).toBe("There is a problemNOT_FOUND it is");
    save.mockRejectedValue(refusal("STATE_CONFLICT"));
    reload.mockRejectedValueOnce(new Error("offline"));
    await pressed("Save");
    expect([summary(), colour().value]).toEqual(["There is a problemSTATE_CONFLICT it is", "Green"]);
  });

  it("reads nothing again for another error", async () => {
    save.mockRejectedValueOnce(refusal("RATE_LIMITED"));
    await pressed("Save");
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("a question about what somebody else has changed", () => {
  it("closes, reads it again and says so", async () => {
    remove.mockRejectedValueOnce(refusal("STATE_CONFLICT"));
    await pressed("Remove");
    await pressed("Yes");
    expect(reload).toHaveBeenCalledOnce();
    expect(page.find<HTMLDialogElement>("dialog").open).toBe(false);
    expect(toastItems()).toMatchObject([{ kind: "warning", text: changed }]);
  });

  it("stays open for another error, in words of its own where there are some", async () => {
    remove.mockRejectedValueOnce(refusal("RATE_LIMITED"));
    await pressed("Remove");
    await pressed("Yes");
    expect(reload).not.toHaveBeenCalled();
    expect(page.find<HTMLDialogElement>("dialog").open).toBe(true);
    expect(toastItems()).toMatchObject([{ kind: "error", text: "Slow down" }]);
  });
});
