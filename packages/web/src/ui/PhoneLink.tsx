import { formatPhone } from "@treadclub/rules/phone";
import type { ReactElement, ReactNode } from "react";
import { unbroken } from "@treadclub/rules/unbroken";

interface PhoneLinkProps {
  readonly phone: string;
  readonly icon?: ReactNode;
}

/** A phone number as people write it, to be called. */
export const PhoneLink = ({ phone, icon }: PhoneLinkProps): ReactElement => (
  <a href={`tel:${phone}`}>
    {icon} {unbroken(formatPhone(phone))}
  </a>
);
