import type { ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { CheckboxField, RadioGroup } from "#ui/ChoiceFields.tsx";
import { Form } from "#ui/Form.tsx";
import { Sentence } from "#ui/Sentence.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { useForm } from "#ui/use-form.ts";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import type { Packs } from "./queries.ts";
import css from "./Shop.module.css";
import { useCheckout } from "./use-checkout.ts";

interface BuyFormProps {
  readonly offer: Packs;
  readonly paths: ConsumerPaths;
}

/** Chooses a pack and goes to its checkout. */
export function BuyForm({ offer, paths }: BuyFormProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const order = useAction("createCreditOrder");
  const goToCheckout = useCheckout(paths);
  const packOf = (credits: string) => offer.packs.find((pack) => String(pack.credits) === credits);
  const form = useForm({
    initial: { credits: String(offer.packs.at(-1)?.credits ?? ""), starts_now: false },
    validate: ({ starts_now }) => ({ starts_now: starts_now ? undefined : t("shop.startNowNeeded") }),
    submit: async ({ credits }) => {
      const pack = packOf(credits);
      if (pack) goToCheckout(await order.send({ body: { credits: pack.credits, starts_now: true } }));
    },
    explain: errorText,
  });
  const price = packOf(form.values.credits)?.price_pence ?? 0;
  return (
    <Form form={form} submitLabel={t("shop.pay", { price: format.money(price) })} note={<SmallPrint offer={offer} />}>
      <RadioGroup
        label={t("shop.which")}
        options={offer.packs.map((pack) => ({
          value: String(pack.credits),
          label: (
            <span className={css.pack}>
              <strong>{t("shop.pack", { count: pack.credits + pack.free_scans })}</strong>
              <strong>{format.money(pack.price_pence)}</strong>
            </span>
          ),
          hint: t("shop.packHint", { kept: pack.credits, free: pack.free_scans, months: offer.free_months }),
        }))}
        {...form.field("credits")}
      />
      <CheckboxField label={t("shop.startNow")} {...form.field("starts_now")} />
    </Form>
  );
}

function SmallPrint({ offer }: { readonly offer: Packs }): ReactElement {
  const t = useT();
  return (
    <>
      <p>{t(offer.vat_rate_percent > 0 ? "shop.vatIncluded" : "shop.nothingElse")}</p>
      <p>
        <Sentence
          write={(terms) => t("shop.rights", { terms })}
          nodes={[
            <UiLink key="terms" href="/app/terms_and_conditions">
              {t("shop.rightsTerms")}
            </UiLink>,
          ]}
        />
      </p>
      {offer.is_test && <p>{t("shop.testNote")}</p>}
    </>
  );
}
