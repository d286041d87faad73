import type { ReactElement } from "react";
import { ArrowRight } from "lucide-react";
import type { Translate } from "@treadclub/texts";
import { formatPlate } from "@treadclub/rules/plate";
import { useFormat, type Format } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import type { NextThing } from "./next-thing.ts";
import css from "./DriverHome.module.css";

interface NextCardProps {
  readonly next: NextThing;
  readonly paths: ConsumerPaths;
}

/** The one next thing, with its one button. */
export function NextCard({ next, paths }: NextCardProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { title, text, action, href } = wordsOf(next, { t, format, paths });
  return (
    <section className={css.next} aria-labelledby="next-title">
      <p className={css.eyebrow}>{t("driver.home.next")}</p>
      <h2 id="next-title">{title}</h2>
      <p>{text}</p>
      {href && action && (
        <ButtonLink kind="main" href={href} icon={<ArrowRight aria-hidden="true" />}>
          {action}
        </ButtonLink>
      )}
    </section>
  );
}

interface Words {
  readonly title: string;
  readonly text: string;
  readonly action?: string;
  readonly href?: string;
}

interface Tools {
  readonly t: Translate;
  readonly format: Format;
  readonly paths: ConsumerPaths;
}

function wordsOf(next: NextThing, tools: Tools): Words {
  const { t, format, paths } = tools;
  switch (next.kind) {
    case "add_car":
      return {
        title: t("driver.home.next.add_car"),
        text: t("driver.home.next.add_carText"),
        action: t("driver.home.next.add_carGo"),
        href: paths.addCar,
      };
    case "agree_time": {
      const { booking } = next;
      return {
        title: t("driver.home.next.agree_time", { member: booking.member.company_name }),
        text: t("driver.home.next.agree_timeText", { date: format.dayTime(booking.starts_at, "weekday") }),
        action: t("driver.home.next.agree_timeGo"),
        href: paths.booking(booking.id),
      };
    }
    case "see_result":
      return resultWords(next, tools);
    case "answer_quote":
      return {
        title: t("driver.home.next.answer_quote", { count: next.count }),
        text: t("driver.home.next.answer_quoteText", {
          qty: next.quote.quantity,
          size: next.quote.tyre_size,
          plate: formatPlate(next.quote.vehicle.number),
        }),
        action: t("driver.home.next.answer_quoteGo"),
        href: paths.request(next.quote.request_id),
      };
    case "coming_booking": {
      const { booking } = next;
      return {
        title: t("driver.home.next.coming_booking", { date: format.dayTime(booking.starts_at, "weekday") }),
        text: t("driver.home.next.coming_bookingText", {
          type: t(`driver.book.type.${booking.type}`),
          member: booking.member.company_name,
        }),
        action: t("driver.home.next.coming_bookingGo"),
        href: paths.booking(booking.id),
      };
    }
    case "wait":
      return { title: t("driver.home.next.wait"), text: t("driver.home.next.waitText") };
    default:
      return tyreWords(next, tools);
  }
}

function resultWords({ scan }: Extract<NextThing, { kind: "see_result" }>, { t, format, paths }: Tools): Words {
  const plate = formatPlate(scan.vehicle.number);
  return {
    title: t("driver.home.next.see_result", { tyre: t(`scan.tyre.${scan.position}`) }),
    text:
      scan.minimum_mm === null
        ? t("driver.home.next.see_resultNoDepth", { plate })
        : t("driver.home.next.see_resultText", { plate, mm: format.mm(scan.minimum_mm) }),
    action: t("driver.home.next.see_resultGo"),
    href: paths.scan(scan.id),
  };
}

function tyreWords(next: Extract<NextThing, { vehicle: object }>, { t, paths }: Tools): Words {
  const { kind, vehicle, position } = next;
  const href =
    kind === "replace"
      ? paths.ask({ vehicleId: vehicle.id, positions: [position] })
      : paths.makeScan(vehicle.id, position);
  return {
    title: t(`driver.home.next.${kind}`, { tyre: t(`scan.tyre.${position}`) }),
    text: t(`driver.home.next.${kind}Text`, { plate: formatPlate(vehicle.number) }),
    action: t(`driver.home.next.${kind}Go`),
    href,
  };
}
