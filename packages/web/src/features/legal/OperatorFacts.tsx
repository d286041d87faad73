import type { ReactElement } from "react";
import { useConfig } from "#kit/config.ts";
import { contactEmail } from "#kit/contact.ts";
import { useT } from "#kit/i18n.ts";
import { ContactText } from "#entities/contact/ContactText.tsx";
import { Facts } from "#ui/Facts.tsx";

/** Who runs this installation, as far as its settings say. */
export function OperatorFacts(): ReactElement {
  const t = useT();
  const { operator_name, operator_address, operator_ico_number } = useConfig();
  return (
    <Facts
      facts={[
        { label: t("legal.paper.operator"), value: operator_name ?? "TreadClub" },
        { label: t("legal.paper.address"), value: operator_address },
        { label: t("legal.paper.ico"), value: operator_ico_number },
        { label: t("legal.paper.email"), value: <ContactText text={contactEmail} /> },
      ]}
    />
  );
}
