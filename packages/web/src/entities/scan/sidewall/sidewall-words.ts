import {
  readSidewall,
  sidewallFields,
  type SidewallField,
  type SidewallReading,
  type SidewallText,
} from "@treadclub/rules/sidewall";
import { loadKg } from "@treadclub/rules/tyre-load";
import { speedMph } from "@treadclub/rules/tyre-speed";
import type { Translate } from "@treadclub/texts";
import { madeWords } from "@treadclub/texts/sidewall-facts";
import type { Format } from "#kit/format.ts";

/** What is wrong with each field of a typed sidewall; nothing where it can be, or is empty. */
export function sidewallProblems(
  text: SidewallText,
  now: Date,
  t: Translate,
): Partial<Readonly<Record<SidewallField, string>>> {
  const { problems } = readSidewall(text, now);
  return Object.fromEntries(
    sidewallFields.flatMap((field) => {
      const fault = problems[field];
      return fault ? [[field, problemText(fault, t)]] : [];
    }),
  );
}

type Fault = NonNullable<SidewallReading["problems"][SidewallField]>;

const problemText = ({ reason, detail }: Fault, t: Translate): string =>
  t(reason === "empty" ? "scan.sidewall.problem.not_a_size" : `scan.sidewall.problem.${reason}`, { detail });

type Understood = Partial<Readonly<Record<SidewallField, string>>>;

/** What was understood of each field: "91 carries 615 kg". */
export function understoodOf(reading: SidewallReading, t: Translate, format: Format): Understood {
  const { size, load, speed, made } = reading;
  const kg = load && loadKg(load.single);
  const mph = speed === null ? null : speedMph(speed);
  return {
    ...(size && {
      size: t("scan.sidewall.read.size", { width: size.width, percent: size.aspect, rim: size.rimInches }),
    }),
    ...(load && kg !== null && { load: t("scan.sidewall.read.load", { index: load.single, kg: format.number(kg) }) }),
    ...(speed !== null && mph !== null && { speed: t("scan.sidewall.read.speed", { symbol: speed, mph }) }),
    ...(made && { dot: madeWords(made.madeMonth, made.ageYears, t) }),
  };
}
