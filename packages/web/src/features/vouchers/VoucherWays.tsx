import { CalendarPlus, Printer, Share2 } from "lucide-react";
import { useState, type ReactElement } from "react";
import { calendarFile, calendarFileName } from "@treadclub/rules/calendar-file";
import { addDays, londonInstant } from "@treadclub/rules/time";
import { worthOf } from "#kit/discount-words.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { saveAs } from "#kit/save-as.ts";
import { Button } from "#ui/Button.tsx";
import { formatCode } from "#ui/CodeText.tsx";
import { useToday } from "#ui/use-today.ts";
import type { Voucher } from "#entities/voucher/queries.ts";
import { ShareVoucher, SharedNote } from "./ShareVoucher.tsx";
import css from "./Vouchers.module.css";

interface VoucherWaysProps {
  readonly voucher: Voucher;
  /** The path of the voucher. */
  readonly href: string;
}

/** The ways to keep a voucher and to pass it on. */
export function VoucherWays({ voucher, href }: VoucherWaysProps): ReactElement {
  const t = useT();
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <div className={css.ways} role="group" aria-label={t("wallet.ways")}>
        {voucher.can.share && (
          <Button icon={<Share2 aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setSharing(true)}>
            {t("wallet.share")}
          </Button>
        )}
        <ToCalendar voucher={voucher} href={href} />
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t("wallet.print")}
        </Button>
      </div>
      <SharedNote voucher={voucher} />
      {!voucher.conditions.channels.includes("share") && <p className={css.note}>{t("wallet.notShareable")}</p>}
      <ShareVoucher voucher={voucher} open={isSharing} onClose={() => setSharing(false)} />
    </>
  );
}

/** Downloads an event on the morning before the last day; on the last day itself, for that day. */
function ToCalendar({ voucher, href }: VoucherWaysProps): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const { expires_on: until } = voucher;
  if (until === null) return null;
  const save = (): void => {
    const day = until > today ? addDays(until, -1) : until;
    const fitter = voucher.by === "platform" ? t("wallet.platform") : voucher.member_name;
    const link = new URL(href, window.location.origin).href;
    const worth = worthOf(voucher, t, format);
    const file = calendarFile({
      uid: `voucher-${voucher.id}@${window.location.hostname}`,
      sequence: 0,
      isCancelled: false,
      writtenAt: new Date().toISOString(),
      startsAt: londonInstant(day, "10:00").toISOString(),
      endsAt: londonInstant(day, "10:30").toISOString(),
      title: t("wallet.calendarTitle", { worth, date: format.day(until), title: voucher.title }),
      place: fitter,
      notes: `${t("wallet.calendarNotes", { code: formatCode(voucher.code), fitter })}\n${link}`,
      link,
    });
    saveAs(new Blob([file], { type: "text/calendar;charset=utf-8" }), calendarFileName);
  };
  return (
    <Button icon={<CalendarPlus aria-hidden="true" />} onClick={save}>
      {t("wallet.calendar")}
    </Button>
  );
}
