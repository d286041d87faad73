import { useId, useState, type ReactElement } from "react";
import { LocateFixed } from "lucide-react";
import { addressLine } from "@treadclub/rules/address";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { FieldGroup } from "#ui/Field.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { SearchBox } from "#ui/SearchBox.tsx";
import type { Fitter } from "#entities/quote/consumer-queries.ts";
import { useFitters, useNearby } from "#entities/quote/use-fitters.ts";
import { mostFitters, toggleFitter } from "./quote-draft.ts";
import type { StepProps } from "./step-props.ts";
import css from "./RequestQuote.module.css";

/** One to five fitters, nearest first when the driver says where. */
export function FittersStep({ draft, set, errors }: StepProps): ReactElement {
  const t = useT();
  const [search, setSearch] = useState("");
  const nearby = useNearby();
  const fitters = useFitters(search, nearby.whereabouts);
  const isFull = draft.fitters.length >= mostFitters;
  const isPicked = (fitter: Fitter): boolean => draft.fitters.some((one) => one.id === fitter.id);
  return (
    <FieldGroup
      id="ask-fitters-group"
      label={t("driver.ask.whom")}
      hint={t("driver.ask.whomHint")}
      error={errors["ask-fitters"]}
    >
      <div id="ask-fitters" tabIndex={-1} className={css.part}>
        <div className={css.find}>
          <SearchBox value={search} onChange={setSearch} label={t("driver.ask.search")} />
          {nearby.state !== "known" && (
            <Button busy={nearby.state === "asking"} icon={<LocateFixed aria-hidden="true" />} onClick={nearby.ask}>
              {nearby.state === "asking" ? t("driver.ask.nearBusy") : t("driver.ask.near")}
            </Button>
          )}
        </div>
        {nearby.state === "denied" && <p role="alert">{t("driver.ask.nearDenied")}</p>}
        {isFull && <p role="status">{t("driver.ask.atMostFive")}</p>}
        <Loaded query={fitters} shape="list">
          {({ list }) =>
            list.length === 0 ? (
              <Empty level={3} title={t("driver.ask.noFitters")} text={t("driver.ask.noFittersText")} />
            ) : (
              <ul className={css.fitters}>
                {list.map((fitter) => (
                  <FitterChoice
                    key={fitter.id}
                    fitter={fitter}
                    isPicked={isPicked(fitter)}
                    isDisabled={isFull && !isPicked(fitter)}
                    onToggle={() =>
                      set({
                        ...draft,
                        fitters: toggleFitter(draft.fitters, { id: fitter.id, name: fitter.company_name }),
                      })
                    }
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </FieldGroup>
  );
}

interface FitterChoiceProps {
  readonly fitter: Fitter;
  readonly isPicked: boolean;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
}

function FitterChoice({ fitter, isPicked, isDisabled, onToggle }: FitterChoiceProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const { location } = fitter;
  const facts = format.facts(
    location && addressLine(location.city, location.postcode),
    fitter.distance_miles !== null && t("driver.ask.away", { miles: format.miles(fitter.distance_miles) }),
    fitter.joined && format.lowerFirst(t("driver.ask.joined")),
  );
  return (
    <li>
      <div className={css.fitter}>
        <input id={id} type="checkbox" checked={isPicked} disabled={isDisabled} onChange={onToggle} />
        <div className={css.fitterWords}>
          <label htmlFor={id}>{fitter.company_name}</label>
          <p>{facts}</p>
        </div>
      </div>
    </li>
  );
}
