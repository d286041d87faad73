import { estimatedTyrePence, tyreProduct } from "@treadclub/rules/discount";
import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { SelectField } from "#ui/ChoiceFields.tsx";
import { basketPence, vouchersForBasket } from "#entities/voucher/basket-vouchers.ts";
import { BestVouchers } from "#entities/voucher/BestVouchers.tsx";
import { EstimateField } from "#entities/voucher/EstimateField.tsx";
import type { Voucher } from "#entities/voucher/queries.ts";
import { pricePerTyre } from "#entities/voucher/tyre-estimate.ts";
import { isAcceptedBy } from "#kit/issuer-words.ts";
import { fitterOf } from "./wallet-groups.ts";
import css from "./Vouchers.module.css";

const counts = ["1", "2", "3", "4"];
const channels = ["online", "in_store"] as const;

/** Tyres at a price that the driver reckons with, and the best vouchers for them. */
export function OwnBasket({ vouchers }: { readonly vouchers: readonly Voucher[] }): ReactElement {
  const t = useT();
  const fitters = new Map(
    vouchers.filter(({ by }) => by === "member").map((one) => [fitterOf(one), one.member_name] as const),
  );
  const [basket, setBasket] = useState<Basket>({
    fitter: [...fitters.keys()][0] ?? "",
    channel: "online",
    count: "2",
    tyrePence: estimatedTyrePence,
  });
  const lines = [
    { product: tyreProduct, brand: null, quantity: Number(basket.count), unitPence: pricePerTyre(basket.tyrePence) },
  ];
  const all = vouchersForBasket(vouchers, {
    lines,
    channel: basket.channel,
    isHonoured: (voucher) => isAcceptedBy(voucher, Number(basket.fitter)),
    isAnyBrand: true,
  });
  const set = (own: Partial<Basket>): void => setBasket({ ...basket, ...own });
  return (
    <>
      <div className={css.basket}>
        {fitters.size > 0 && (
          <SelectField
            id="best-fitter"
            name="best-fitter"
            label={t("driver.best.at")}
            options={[
              ...[...fitters].map(([value, label]) => ({ value, label })),
              { value: "", label: t("driver.best.anyFitter") },
            ]}
            value={basket.fitter}
            onChange={(fitter) => set({ fitter })}
          />
        )}
        <SelectField
          id="best-channel"
          name="best-channel"
          label={t("driver.best.where")}
          options={channels.map((value) => ({ value, label: t(`driver.best.channel.${value}`) }))}
          value={basket.channel}
          onChange={(chosen) => set({ channel: chosen === "in_store" ? "in_store" : "online" })}
        />
        <SelectField
          id="best-tyres"
          name="best-tyres"
          label={t("driver.best.tyres")}
          options={counts.map((value) => ({ value, label: value }))}
          value={basket.count}
          onChange={(count) => set({ count })}
          short
        />
        <EstimateField id="best-price" value={basket.tyrePence} onChange={(tyrePence) => set({ tyrePence })} />
      </div>
      <BestVouchers vouchers={all} channel={basket.channel} pricePence={basketPence(lines)} />
    </>
  );
}

interface Basket {
  /** A member's id; "" for a fitter that honours the platform's vouchers alone. */
  readonly fitter: string;
  readonly channel: (typeof channels)[number];
  readonly count: string;
  readonly tyrePence: number | null;
}
