import type { ReactElement, ReactNode } from "react";
import { isPhone } from "@treadclub/capture/device";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { openScanner } from "#entities/scan/measure/launch.ts";
import type { MeasurementSession } from "#entities/scan/measure/measurement-types.ts";
import { Page } from "#ui/Page.tsx";
import { Plate } from "#ui/Plate.tsx";
import { problemText } from "#ui/problem-text.ts";
import { toast } from "#ui/toast.ts";
import { ChooseTyres } from "./ChooseTyres.tsx";
import { OnlyOnPhone } from "./OnlyOnPhone.tsx";
import type { Measurer, MeasureLinks, MeasureSubject } from "./measure-subject.ts";

interface MeasureFrameProps {
  readonly back: { readonly href: string; readonly label?: string | undefined };
  readonly plate?: string | undefined;
  readonly children: ReactNode;
}

/** What stands around measuring, whoever measures. */
export function MeasureFrame({ back, plate, children }: MeasureFrameProps): ReactElement {
  const t = useT();
  return (
    <Page
      title={t("scan.measure.title")}
      lead={t("scan.measure.lead")}
      width="narrow"
      back={back}
      help={{ href: helpPath("measure") }}
      badge={plate && <Plate value={plate} size="small" />}
    >
      {children}
    </Page>
  );
}

interface BeginProps {
  readonly subject: MeasureSubject;
  readonly measurer: Measurer;
  readonly links: MeasureLinks;
  readonly go: (href: string, options: { readonly replace: boolean }) => void;
}

/** The choice of the tyres; afterwards the scanner on a phone, the code on a desktop. */
export function Begin({ subject, measurer, links, go }: BeginProps): ReactElement {
  const t = useT();
  const onBegun = async (session: MeasurementSession): Promise<void> => {
    // The way back from the scanner leads to the measurement and not to a second one.
    go(links.measure(subject.vehicleId, session.id), { replace: true });
    if (!isPhone() || session.resume === null) return;
    await openScanner({ session, resume: session.resume, returnPath: links.returnPath }).catch((error: unknown) =>
      toast.error(problemText(error)),
    );
  };
  const choose = <ChooseTyres subject={subject} measurer={measurer} onBegun={onBegun} />;
  if (isPhone()) return choose;
  return (
    <>
      <OnlyOnPhone>
        <p>{t("scan.measure.desktop")}</p>
      </OnlyOnPhone>
      {choose}
    </>
  );
}
