import { discountAtTill } from "@treadclub/rules/till";
import type { ReactElement } from "react";
import { productName } from "#kit/discount-words.ts";
import { errorText } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Form } from "#ui/Form.tsx";
import { MoneyField } from "#ui/NumberField.tsx";
import { useForm } from "#ui/use-form.ts";
import type { VoucherView } from "./queries.ts";

interface PriceFormProps {
  readonly voucher: VoucherView;
  readonly onUse: (pricePence: number) => Promise<void>;
  /** Reads the voucher again. */
  readonly onStale: () => Promise<unknown>;
}

/** Asks for the price that the discount depends on, and says what it comes to before the voucher is used. */
export function PriceForm({ voucher, onUse, onStale }: PriceFormProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { conditions, amount_pence: amountPence } = voucher;
  const channel = voucher.state === "reserved" ? "online" : "in_store";
  const takenOff = (price: number | null) =>
    price === null || !Number.isInteger(price) || price < 1
      ? null
      : discountAtTill({ amountPence, conditions }, price, channel);
  const form = useForm<{ price: number | null }>({
    initial: { price: null },
    validate: ({ price }) => {
      const taken = takenOff(price);
      if (taken === null) return { price: t("till.needPrice") };
      return {
        price:
          taken.reason === null
            ? undefined
            : t("till.belowMinimum", { amount: format.money(conditions.min_spend_pence, true) }),
      };
    },
    submit: ({ price }) => onUse(price ?? 0),
    onConflict: onStale,
    explain: errorText,
  });
  const taken = takenOff(form.values.price);
  const things = format.facts(
    ...conditions.products.map((name) => format.lowerFirst(productName(name, t))),
    conditions.brands.length > 0 && t("till.onlyBrands", { brands: format.words(conditions.brands) }),
  );
  return (
    <Form form={form} submitLabel={t("office.voucher.use")} label={t("office.voucher.use")}>
      <MoneyField
        label={t("till.price")}
        hint={things === "" ? t("till.priceHint") : t("till.priceOf", { things })}
        {...form.field("price")}
      />
      <p role="status">
        {taken !== null &&
          taken.reason === null &&
          t("till.takesOff", {
            amount: format.money(taken.pence),
            left: format.money((form.values.price ?? 0) - taken.pence),
          })}
      </p>
    </Form>
  );
}
