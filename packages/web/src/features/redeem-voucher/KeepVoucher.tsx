import { voucherCodeOf } from "@treadclub/rules/till";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { notice } from "#kit/notices.ts";
import { randomId } from "#kit/random.ts";
import { useUser } from "#kit/session.ts";
import { Section } from "#ui/Card.tsx";
import { CodeText } from "#ui/CodeText.tsx";
import { Form } from "#ui/Form.tsx";
import { MoneyField } from "#ui/NumberField.tsx";
import { useForm } from "#ui/use-form.ts";
import { tillLocation } from "./till-location.ts";
import { keep, keptOf } from "./kept-store.ts";

interface KeepVoucherProps {
  readonly memberId: number;
  readonly code: string;
  readonly onKept: () => void;
}

/** Without a network: what the till knows, what it risks, and keeping the voucher until it can be sent. */
export function KeepVoucher({ memberId, code, onKept }: KeepVoucherProps): ReactElement {
  const t = useT();
  const user = useUser();
  const looksRight = voucherCodeOf(code) !== null;
  const form = useForm<{ price: number | null }>({
    initial: { price: null },
    validate: ({ price }) => ({
      price: price !== null && (!Number.isInteger(price) || price < 1) ? t("till.needPrice") : undefined,
    }),
    submit: async ({ price }) => {
      const known = await keptOf(memberId);
      if (known.some((one) => one.code === code)) return notice("warning", t("till.keptTwice"));
      await keep({
        key: randomId(24),
        memberId,
        code,
        acceptedAt: new Date().toISOString(),
        pricePence: price,
        locationId: tillLocation(memberId),
        by: `${user.first_name} ${user.last_name}`.trim(),
        failure: null,
      });
      notice("warning", t("till.keptNow"));
      onKept();
    },
    explain: () => t("till.keptFull"),
  });
  return (
    <Section title={t("till.keepTitle")} lead={<CodeText code={code} />}>
      <p>{t(looksRight ? "till.keptRisk" : "base.field.code")}</p>
      {looksRight && (
        <Form form={form} submitLabel={t("till.keep")} label={t("till.keep")}>
          <MoneyField label={t("till.keepPrice")} optional {...form.field("price")} />
        </Form>
      )}
    </Section>
  );
}
