import { useState, type ReactElement } from "react";
import { CalendarCheck, CalendarClock, CheckCheck, UserX, X } from "lucide-react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAcceptBooking, useFinishBooking, type BookingView } from "#entities/booking/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { toast } from "#ui/toast.ts";
import css from "./BookingDetail.module.css";
import { ProposeDialog } from "./ProposeDialog.tsx";
import { RejectDialog } from "./RejectDialog.tsx";

type Asked = "propose" | "reject" | "done" | "no_show";

/** What can be done with a booking now. */
export function BookingActions({ booking }: { readonly booking: BookingView }): ReactElement {
  const t = useT();
  const format = useFormat();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { run, busy } = useAcceptBooking();
  const { can } = booking;
  const close = (): void => setAsked(null);
  const accept = async (): Promise<void> => {
    const accepted = await run({ params: { id: String(booking.id) }, body: {} });
    if (accepted) toast.success(t("office.booking.accepted"));
  };
  return (
    <div className={css.actions}>
      {can.accept && (
        <Button kind="main" busy={busy} icon={<CalendarCheck aria-hidden="true" />} onClick={() => void accept()}>
          {t("office.booking.accept", { time: format.time(booking.starts_at) })}
        </Button>
      )}
      {can.done && (
        <Button kind="main" icon={<CheckCheck aria-hidden="true" />} onClick={() => setAsked("done")}>
          {t("office.booking.finish")}
        </Button>
      )}
      {can.propose && (
        <Button icon={<CalendarClock aria-hidden="true" />} onClick={() => setAsked("propose")}>
          {t("office.booking.propose")}
        </Button>
      )}
      {can.no_show && (
        <Button icon={<UserX aria-hidden="true" />} onClick={() => setAsked("no_show")}>
          {t("office.booking.noShow")}
        </Button>
      )}
      {can.reject && (
        <Button kind="quiet" icon={<X aria-hidden="true" />} onClick={() => setAsked("reject")}>
          {booking.state === "accepted" ? t("office.booking.cancel") : t("office.booking.reject")}
        </Button>
      )}
      {asked === "propose" && <ProposeDialog booking={booking} onClose={close} />}
      {asked === "reject" && <RejectDialog booking={booking} onClose={close} />}
      <FinishConfirm
        booking={booking}
        outcome={asked === "no_show" ? "no_show" : "done"}
        open={asked === "done" || asked === "no_show"}
        onClose={close}
      />
    </div>
  );
}

interface FinishConfirmProps {
  readonly booking: BookingView;
  readonly outcome: "done" | "no_show";
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Says what marking does, also to the vouchers. */
function FinishConfirm({ booking, outcome, open, onClose }: FinishConfirmProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { send } = useFinishBooking();
  const { name } = booking.consumer;
  const vouchers = booking.vouchers.filter((voucher) => voucher.state === "reserved");
  const amount = format.money(
    vouchers.reduce((sum, voucher) => sum + voucher.amount_pence, 0),
    true,
  );
  const finish = async (): Promise<void> => {
    await send({ params: { id: String(booking.id) }, body: { outcome } });
    toast.success(t("office.booking.finished"));
  };
  if (outcome === "no_show") {
    return (
      <Confirm
        open={open}
        onClose={onClose}
        danger
        title={t("office.booking.noShowTitle")}
        actionLabel={t("office.booking.noShow")}
        onConfirm={finish}
      >
        <p>{t("office.booking.noShowText", { name })}</p>
      </Confirm>
    );
  }
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={t("office.booking.finishTitle")}
      actionLabel={t("office.booking.finish")}
      onConfirm={finish}
    >
      <p>{t("office.booking.finishText", { name })}</p>
      {vouchers.length > 0 && <p>{t("office.booking.finishVouchers", { count: vouchers.length, amount })}</p>}
    </Confirm>
  );
}
