import { expect, it, vi } from "vitest";
import { loadTexts } from "#kit/i18n.ts";
import { voucherSample } from "#entities/voucher/testing/voucher-sample.ts";
import { render, type } from "#ui/testing/render.tsx";
import { countsHere, TillPlace } from "./TillPlace.tsx";

const voucher = voucherSample({ only_at: [{ id: 2, name: "Bow" }] });
const [hackney, bow] = [
  { id: 1, name: "Hackney" },
  { id: 2, name: "Bow" },
];

it("asks where the till stands, and says where a voucher counts instead", async () => {
  await loadTexts("till");
  const till = {
    locations: [hackney, bow],
    here: null,
    choose: vi.fn(),
    error: null,
    isFetching: false,
    refetch: vi.fn(),
  };
  const shown = await render(<TillPlace voucher={voucher} till={till} />);
  expect(shown.find("[role=status]").textContent).toBe("Only valid at Bow.");
  await type(shown.find<HTMLSelectElement>("select"), "1");
  expect(till.choose).toHaveBeenCalledWith(1);
  await shown.again(<TillPlace voucher={voucher} till={{ ...till, here: hackney }} />);
  expect(shown.find("[role=status]").textContent).toBe("Only valid at Bow. This till is at Hackney.");
  await shown.leave();
});

it("counts at its own locations, and anywhere without any", () => {
  expect(countsHere(voucher, 1)).toBe(false);
  expect(countsHere(voucher, null)).toBe(false);
  expect(countsHere(voucher, 2)).toBe(true);
  expect(countsHere(voucherSample({}), null)).toBe(true);
});
