import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useUser } from "#kit/session.ts";
import { signUpOutcome } from "#entities/auth/sign-up-draft.ts";
import { VoucherCard } from "#entities/voucher/VoucherCard.tsx";
import { usableStates, useVouchers } from "#entities/voucher/queries.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Section, Stack } from "#ui/Card.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { Steps } from "#ui/Steps.tsx";
import { ClubForm } from "./ClubForm.tsx";
import { KeptCar } from "./KeptCar.tsx";
import { useKeptCar } from "#entities/vehicle/use-kept-car.ts";
import css from "./SignUp.module.css";
import { useSignUpSteps } from "./use-sign-up-steps.ts";

interface StepThreeProps {
  readonly code: string | undefined;
  /** The page that was asked for before signing up. */
  readonly nextUrl: string | null;
  readonly homeHref: string;
  readonly addCarHref: string;
  readonly addCarWith: (number: string) => string;
}

/** A driver's account, step three: the car comes next; a club's vouchers, or a field for its code, stand below. */
export function StepThree({ code, nextUrl, homeHref, addCarHref, addCarWith }: StepThreeProps): ReactElement {
  const t = useT();
  const user = useUser();
  const car = useKeptCar();
  const vouchers = useVouchers(user.id, usableStates);
  const [joined, setJoined] = useState(() => signUpOutcome().joinedClub);
  const isIn = joined !== null || (vouchers.data?.list.length ?? 0) > 0;
  return (
    <Page
      title={t("entry.signUp.welcome", { name: user.first_name })}
      lead={user.email_confirmed ? undefined : t("entry.signUp.confirmMail", { email: user.email })}
      width="narrow"
    >
      <Steps steps={useSignUpSteps()} current={2} />
      <KeptCar car={car} />
      {(nextUrl !== null || car.state === "saved") && (
        <p>
          <ButtonLink kind="main" href={nextUrl ?? homeHref}>
            {t("entry.signUp.goOn")}
          </ButtonLink>
        </p>
      )}
      {nextUrl === null && car.state !== "saved" && car.state !== "saving" && (
        <Section title={t("entry.signUp.carTitle")} lead={t("entry.signUp.carNext")}>
          <Stack row>
            <ButtonLink kind="main" href={car.state === "taken" ? addCarWith(car.number) : addCarHref}>
              {t(car.state === "taken" ? "entry.signUp.askForCar" : "entry.signUp.addCar")}
            </ButtonLink>
            <ButtonLink kind="quiet" href={homeHref}>
              {t("entry.signUp.skip")}
            </ButtonLink>
          </Stack>
        </Section>
      )}
      <Section title={t(isIn ? "entry.signUp.clubTitle" : "entry.signUp.clubCode")}>
        <Loaded query={vouchers} shape="card">
          {({ list }) =>
            isIn ? (
              <div className={css.tickets}>
                <p>{joined === null ? t("entry.signUp.inClubs") : t("entry.signUp.inClub", { club: joined })}</p>
                {list.length === 0 && <p>{t("entry.signUp.noVouchers")}</p>}
                {list.map((voucher) => (
                  <VoucherCard key={voucher.id} voucher={voucher} level={3} />
                ))}
              </div>
            ) : (
              <ClubForm code={code} onJoined={setJoined} />
            )
          }
        </Loaded>
      </Section>
    </Page>
  );
}
