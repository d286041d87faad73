import type { ReactElement } from "react";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded, type Loading } from "#ui/Loaded.tsx";
import { Begin, MeasureFrame } from "./MeasurePage.tsx";
import { MeasureSession } from "./MeasureSession.tsx";
import { memberLinks, type MeasureOrigin } from "./measure-links.ts";
import type { MeasureLinks } from "./measure-subject.ts";

interface MeasureMemberProps {
  readonly memberId: number;
  readonly vehicleId: number;
  readonly sessionId: number | null;
  /** Where the fitter came from: says which car it is and which tyres are asked for. */
  readonly origin: MeasureOrigin;
  readonly go: (href: string, options: { readonly replace: boolean }) => void;
}

/** A fitter measures tyres of a driver's car that a booking or a quote is about. */
export function MeasureMember(props: MeasureMemberProps): ReactElement {
  const { memberId, vehicleId, sessionId, origin, go } = props;
  const t = useT();
  const work = useWork(origin);
  const links = memberLinks(memberId, origin, t);
  const car = work.data?.vehicle.id === vehicleId ? work.data.vehicle : null;
  return (
    <MeasureFrame back={{ href: links.after.href }} plate={car?.number}>
      {sessionId !== null ? (
        <MeasureSession sessionId={sessionId} links={links} />
      ) : (
        <Allowed links={links}>
          <Loaded query={work} shape="picture">
            {({ positions }) => (
              <Begin
                subject={{
                  vehicleId,
                  plate: car?.number ?? "",
                  tyres: [],
                  mileage: null,
                  positions: car ? positions : [],
                }}
                measurer={{ kind: "member" }}
                links={links}
                go={go}
              />
            )}
          </Loaded>
        </Allowed>
      )}
    </MeasureFrame>
  );
}

/** Only companies that may scan; the server checks it too. */
function Allowed({ links, children }: { readonly links: MeasureLinks; readonly children: ReactElement }): ReactElement {
  const t = useT();
  return (
    <Loaded query={useCall("checkMemberScanPermission", {})} shape="picture">
      {({ allowed }) =>
        allowed ? (
          children
        ) : (
          <Empty
            picture="tyre"
            title={t("scan.measure.notAllowed")}
            text={t("scan.measure.notAllowedText")}
            action={<ButtonLink href={links.after.href}>{links.after.label}</ButtonLink>}
          />
        )
      }
    </Loaded>
  );
}

interface Work {
  readonly vehicle: { readonly id: number; readonly number: string };
  readonly positions: readonly TyrePosition[];
}

const nothing: Work = { vehicle: { id: 0, number: "" }, positions: [] };

/** What the fitter works on; without it the car has no name here, and it can be measured all the same. */
function useWork({ bookingId, quoteId }: MeasureOrigin): Loading<Work> {
  const booking = useCall(
    "getBookingByIdWithConsumer",
    { params: { id: String(bookingId) } },
    { enabled: bookingId !== null },
  );
  const quote = useCall(
    "memberGetQuoteById",
    { params: { id: String(quoteId) } },
    { enabled: bookingId === null && quoteId !== null },
  );
  if (bookingId !== null)
    return {
      ...pick(booking),
      data: booking.data && { vehicle: booking.data.vehicle, positions: booking.data.quote?.positions ?? [] },
    };
  if (quoteId !== null) return pick(quote);
  return { data: nothing, error: null, isFetching: false, refetch: () => Promise.resolve() };
}

const pick = <T,>({ data, error, isFetching, refetch }: Loading<T>): Loading<T> => ({
  data,
  error,
  isFetching,
  refetch,
});
