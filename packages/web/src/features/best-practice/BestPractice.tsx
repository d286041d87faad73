import type { ReactElement, ReactNode } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { hasRole, homeOf } from "#kit/role.ts";
import { useSession } from "#kit/session.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Page } from "#ui/Page.tsx";
import { ToneShape } from "#ui/ToneShape.tsx";
import css from "./BestPractice.module.css";
import { ExamplePhoto } from "./ExamplePhoto.tsx";

const before = ["safe", "turn", "clean"] as const;
const photos = ["distance", "light", "still"] as const;
const shots = ["whole", "inner", "outer"] as const;
const after = ["rejected", "doubt"] as const;
const examples = ["good", "far", "dark", "blurred"] as const;

/** How to take photos of a tyre that can be read. */
export function BestPractice({ film }: { readonly film: ReactNode }): ReactElement {
  const t = useT();
  const { user } = useSession();
  const isDriver = user !== null && hasRole(user, "consumer");
  return (
    <Page
      title={t("legal.practice.title")}
      lead={t("legal.practice.lead")}
      width="normal"
      back={{ href: user ? homeOf(user) : "/app" }}
      help={{ href: helpPath("scans") }}
    >
      {film}
      <Section title={t("legal.practice.examples")}>
        <ul className={css.examples}>
          {examples.map((name) => (
            <li key={name} className={css.example}>
              <ExamplePhoto kind={name} />
              <p>
                <ToneShape tone={name === "good" ? "good" : "now"} size={20} />
                <span>{t(`legal.practice.${name}`)}</span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Tips title={t("legal.practice.before")} names={before} />
      <Tips title={t("legal.practice.photos")} names={photos} />
      <Tips title={t("legal.practice.shots")} names={shots} />
      <Tips title={t("legal.practice.after")} names={after} />
      {!user && (
        <p>
          <ButtonLink kind="main" href="/app/consumer_sign_up">
            {t("legal.practice.signUp")}
          </ButtonLink>
        </p>
      )}
      {isDriver && (
        <p>
          <ButtonLink kind="main" href={pathTo("/app/consumer/{id}/dashboard", { id: user.id })}>
            {t("legal.practice.start")}
          </ButtonLink>
        </p>
      )}
    </Page>
  );
}

function Tips({
  title,
  names,
}: {
  readonly title: string;
  readonly names: readonly (typeof before | typeof photos | typeof shots | typeof after)[number][];
}): ReactElement {
  const t = useT();
  return (
    <Section title={title}>
      <ol className={css.tips}>
        {names.map((name) => (
          <li key={name}>
            <h3>{t(`legal.practice.${name}`)}</h3>
            <p>{t(`legal.practice.${name}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
