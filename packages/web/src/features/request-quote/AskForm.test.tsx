import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadTexts } from "#kit/i18n.ts";
import { consumerPaths } from "#entities/consumer/consumer-paths.ts";
import { car } from "#entities/vehicle/testing/car.ts";
import { writeDraft } from "#ui/form-draft.ts";
import { eventually, press, render, type, type Rendered } from "#ui/testing/render.tsx";
import { AskForm } from "./AskForm.tsx";
import { newQuoteDraft, type DraftStep } from "./quote-draft.ts";

const answer = vi.fn<() => Response>();
const steps = vi.fn<(step: DraftStep) => void>();
const sent = vi.fn<() => void>();
let open: Rendered | undefined;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date("2026-11-22T12:00:00Z"), toFake: ["Date"] });
  sessionStorage.clear();
  vi.stubGlobal("fetch", async () => answer());
  await loadTexts("base", "driver", "scan");
  const ready = {
    brandPreference: "own" as const,
    brandName: "Michelin",
    fitters: [{ id: 3, name: "Forge Lane" }],
    preferredOn: "2027-11-22",
  };
  writeDraft("ask-7-front_left-0-0", { ...newQuoteDraft(car, ["front_left"]), ...ready }, []);
  open = await render(<Asking />);
});
afterEach(async () => {
  await open?.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function Asking(): ReactElement {
  const [client] = useState(() => new QueryClient());
  const [step, setStep] = useState<DraftStep>("send");
  steps.mockImplementation(setStep);
  return (
    <QueryClientProvider client={client}>
      <AskForm
        consumerId={1}
        vehicleId={7}
        positions={["front_left"]}
        voucherId={null}
        dealId={null}
        fitters={[]}
        step={step}
        paths={consumerPaths(1)}
        hrefOf={(to) => `/${to}`}
        onStep={steps}
        onVehicle={() => undefined}
        onSent={sent}
        vehicle={car}
        vehicles={[car]}
        vouchers={[]}
        arranged={{ quotes: [], bookings: [] }}
      />
    </QueryClientProvider>
  );
}

const pressButton = async (text: string): Promise<void> => {
  const found = open?.all("button").find((button) => button.textContent.includes(text));
  if (!found) throw new Error(`No button "${text}"`);
  await press(found);
};
const refusing = (fields: Readonly<Record<string, string>>) => () =>
  Response.json({ code: "VALIDATION_FAILED", message: "x", fields }, { status: 400 });
const errorText = (id: string): string | null | undefined => open?.box.querySelector(`#${id}-error`)?.textContent;
const field = (id: string): HTMLInputElement => open?.find<HTMLInputElement>(`#${id}`) ?? new HTMLInputElement();

it("takes what the server refuses back to its field, until that is changed", async () => {
  answer.mockImplementation(refusing({ tyre_brand: "Too long.", preferred_on: "Too far." }));
  await pressButton("Ask 1 fitter");
  await eventually(() => expect(steps).toHaveBeenCalledWith("tyres"));
  expect(errorText("ask-brand-name")).toContain("Too long.");
  expect(open?.find("[role=alert]").textContent).toContain("Too long.");
  await pressButton("Continue");
  expect(steps).toHaveBeenCalledOnce();
  await type(field("ask-brand-name"), "Avon");
  expect(errorText("ask-brand-name")).toBeUndefined();
  await pressButton("Continue with 205/55 R16 91V");
  expect(steps).toHaveBeenLastCalledWith("fitters");
});

it("shows what the server refuses of the last step there, and sends again", async () => {
  answer.mockImplementation(refusing({ preferred_on: "Too far." }));
  await pressButton("Ask 1 fitter");
  await eventually(() => expect(errorText("ask-day")).toContain("Too far."));
  expect(open?.find("[role=alert]").textContent).toContain("Too far.");
  expect(steps).not.toHaveBeenCalled();
  await type(field("ask-day"), "2027-01-11");
  expect(errorText("ask-day")).toBeUndefined();
  await pressButton("Ask 1 fitter");
  await eventually(() => expect(answer).toHaveBeenCalledTimes(2));
});

it("says in a toast what belongs to no field", async () => {
  answer.mockImplementation(refusing({ vehicle_id: "Unknown." }));
  await pressButton("Ask 1 fitter");
  await eventually(() => expect(answer).toHaveBeenCalled());
  expect(steps).not.toHaveBeenCalled();
});

it("does not send a day beyond 12 months", async () => {
  await open?.leave();
  const ready = { fitters: [{ id: 3, name: "Forge Lane" }], preferredOn: "2027-11-23" };
  writeDraft("ask-7-front_left-0-0", { ...newQuoteDraft(car, ["front_left"]), ...ready }, []);
  open = await render(<Asking />);
  expect(open.find<HTMLInputElement>("#ask-day").max).toBe("2027-11-22");
  await pressButton("Ask 1 fitter");
  expect(errorText("ask-day")).toContain("Choose a day in the next 12 months.");
  expect(answer).not.toHaveBeenCalled();
});
