import { useState, type ReactElement } from "react";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { ErrorSummary, type Problem } from "#ui/ErrorSummary.tsx";
import { Steps } from "#ui/Steps.tsx";
import { toast } from "#ui/toast.ts";
import { useToday } from "#ui/use-today.ts";
import { useCreateQuote } from "#entities/quote/consumer-queries.ts";
import type { CareSources } from "#entities/scan/tyre-care.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import type { Voucher } from "#entities/voucher/queries.ts";
import type { AskPricesProps } from "./ask-prices-props.ts";
import { FittersStep } from "./FittersStep.tsx";
import { errorsOf, refusalOf, type Refusal } from "./ask-errors.ts";
import {
  bodyOf,
  draftSteps,
  newQuoteDraft,
  problemsOf,
  type AskedFitter,
  type DraftStep,
  type QuoteDraft,
} from "./quote-draft.ts";
import { SendStep } from "./SendStep.tsx";
import { TyresStep } from "./TyresStep.tsx";
import { tyresToAsk } from "./tyres-to-ask.ts";
import { useQuoteDraft, type QuoteDraftUse } from "./use-quote-draft.ts";
import css from "./RequestQuote.module.css";

interface AskFormProps extends AskPricesProps {
  readonly vehicle: Vehicle;
  readonly vehicles: readonly Vehicle[];
  /** Those that are free to be used. */
  readonly vouchers: readonly Voucher[];
  /** What is arranged for the car's tyres already. */
  readonly arranged: CareSources;
  /** Chosen from the start. */
  readonly fitters: readonly AskedFitter[];
}

/** The steps of a request; what is filled in survives the way back and a reload. */
export function AskForm(props: AskFormProps): ReactElement {
  const { vehicle, vehicles, positions, voucherId, vouchers, onVehicle, onStep } = props;
  const t = useT();
  const tyres = tyresToAsk(vehicle, positions, props.arranged);
  const initial = newQuoteDraft(vehicle, tyres, voucherId === null ? [] : [voucherId], props.fitters);
  const use = useQuoteDraft(`ask-${vehicle.id}-${positions.join(".")}-${voucherId ?? 0}-${props.dealId ?? 0}`, initial);
  const { draft } = use;
  const today = useToday();
  const [tried, setTried] = useState<{ readonly step: DraftStep; readonly attempt: number } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // A step that lacks something cannot be skipped by its address.
  const blocked = draftSteps.find((one) => problemsOf(draft, one, today).length > 0);
  const step = blocked && draftSteps.indexOf(blocked) < draftSteps.indexOf(props.step) ? blocked : props.step;
  const errors = errorsOf({ draft, step, today, refusal }, t);
  const at = draftSteps.indexOf(step);
  const show = (one: DraftStep): void => setTried((last) => ({ step: one, attempt: (last?.attempt ?? 0) + 1 }));
  const nextStep = (): void => {
    const next = draftSteps[at + 1];
    if (Object.keys(errors).length > 0) show(step);
    else if (next) onStep(next);
  };
  const refuse = (refused: Refusal): void => {
    setRefusal(refused);
    show(refused.step);
    if (refused.step !== step) onStep(refused.step);
  };
  const shown = tried?.step === step ? errors : {};
  const shared = { draft, set: use.set, errors: shown };
  return (
    <div className={css.form}>
      <Steps steps={draftSteps.map((one) => t(`driver.ask.step.${one}`))} current={at} />
      <ErrorSummary
        problems={Object.entries(shown).map(([id, text]): Problem => ({ id, text }))}
        attempt={tried?.attempt ?? 0}
      />
      {step === "tyres" && <TyresStep {...shared} vehicle={vehicle} vehicles={vehicles} onVehicle={onVehicle} />}
      {step === "fitters" && <FittersStep {...shared} />}
      {step === "send" ? (
        <SendStep
          {...shared}
          vehicle={vehicle}
          vouchers={vouchers}
          action={
            <SendButton
              use={use}
              vouchers={vouchers}
              onLacking={blocked && (() => show(blocked))}
              onSent={props.onSent}
              onRefused={refuse}
            />
          }
        />
      ) : (
        <NextButton step={step} draft={draft} onNext={nextStep} />
      )}
    </div>
  );
}

interface NextButtonProps {
  readonly step: DraftStep;
  readonly draft: QuoteDraft;
  readonly onNext: () => void;
}

/** Going on from the tyres confirms their size, which the button names. */
function NextButton({ step, draft, onNext }: NextButtonProps): ReactElement {
  const t = useT();
  const { size, fitters } = draft;
  return (
    <div className={css.actions}>
      <Button kind="main" onClick={onNext}>
        {step === "tyres" && size !== "" ? t("driver.ask.nextWithSize", { size }) : t("driver.ask.next")}
      </Button>
      {step === "fitters" && <span role="status">{t("driver.ask.picked", { count: fitters.length })}</span>}
    </div>
  );
}

interface SendButtonProps {
  readonly use: QuoteDraftUse;
  readonly vouchers: readonly Voucher[];
  /** Shows what the draft lacks; undefined when it lacks nothing. */
  readonly onLacking: (() => void) | undefined;
  readonly onSent: (requestId: number) => void;
  readonly onRefused: (refusal: Refusal) => void;
}

function SendButton({ use, vouchers, onLacking, onSent, onRefused }: SendButtonProps): ReactElement {
  const t = useT();
  const create = useCreateQuote();
  const { draft, forget } = use;
  const count = draft.fitters.length;
  const send = async (): Promise<void> => {
    if (onLacking) return onLacking();
    try {
      const { request_id } = await create.send({
        body: bodyOf(draft, vouchers),
      });
      forget();
      toast.success(t("driver.ask.sent", { count }));
      onSent(request_id);
    } catch (error) {
      const refusal = refusalOf(error, draft);
      if (refusal) return onRefused(refusal);
      toast.error(isCode(error, "NOT_FOUND", "STATE_CONFLICT") ? t("driver.ask.changed") : errorText(error));
    }
  };
  return (
    <Button kind="main" busy={create.busy} onClick={() => void send()}>
      {t("driver.ask.send", { count })}
    </Button>
  );
}
