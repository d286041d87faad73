import { z } from "zod";

/** Who runs this installation; the legal pages name them. Null: not said. */
export interface Operator {
  readonly name: string | null;
  /** One line, commas between its parts. */
  readonly address: string | null;
  /** The number in the register of fee payers of the Information Commissioner. */
  readonly icoNumber: string | null;
  /** The VAT registration number, for receipts. */
  readonly vatNumber: string | null;
}

export const operatorAdvice = {
  OPERATOR_NAME: "the name of the company that runs TreadClub, at most 120 characters",
  OPERATOR_ADDRESS: "the company's address in one line, at most 240 characters",
  OPERATOR_ICO_NUMBER: "the registration number of the Information Commissioner, for example ZA123456",
  OPERATOR_VAT_NUMBER: "the VAT registration number, for example GB123456789",
} as const;

export const operatorVariables = {
  OPERATOR_NAME: z.string().trim().min(1).max(120).optional(),
  OPERATOR_ADDRESS: z.string().trim().min(1).max(240).optional(),
  OPERATOR_ICO_NUMBER: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{6,12}$/)
    .optional(),
  OPERATOR_VAT_NUMBER: z
    .string()
    .transform((text) => text.replaceAll(/\s/g, "").toUpperCase())
    .refine((text) => /^(GB|XI)(\d{9}|\d{12})$/.test(text))
    .optional(),
};

type Given = z.output<z.ZodObject<typeof operatorVariables>>;

export const operatorOf = (given: Given): Operator => ({
  name: given.OPERATOR_NAME ?? null,
  address: given.OPERATOR_ADDRESS ?? null,
  icoNumber: given.OPERATOR_ICO_NUMBER ?? null,
  vatNumber: given.OPERATOR_VAT_NUMBER ?? null,
});
