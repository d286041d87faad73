import { formatPlate } from "@treadclub/rules/plate";
import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { idOf } from "#kit/list-address.ts";
import { select } from "#kit/list-filters.ts";
import { pathTo } from "#kit/paths.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { Row } from "#ui/DataList.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { useReviews, type ReviewListBody, type ReviewRow } from "./queries.ts";
import { ReviewBadge } from "./ReviewBadge.tsx";
import { WelcomeReviewRecord } from "./WelcomeReviewRecord.tsx";

const reviewFilters = listFilters<ReviewListBody>()({
  perPage: 25,
  search: (t) => t("fraud.welcome.search"),
  filters: {
    state: select({
      label: (t) => t("fraud.welcome.state"),
      queries: {
        all: {},
        checking: { filters: { state: "checking" } },
        appealed: { filters: { state: "appealed" } },
        refused: { filters: { state: "refused" } },
        upheld: { filters: { state: "upheld" } },
        given: { filters: { state: "given" } },
        granted: { filters: { state: "granted" } },
        withdrawn: { filters: { state: "withdrawn" } },
      },
      name: (state, t) => (state === "all" ? t("fraud.welcome.stateAll") : t(`base.state.welcomeReview.${state}`)),
    }),
    strength: select({
      label: (t) => t("fraud.welcome.strength"),
      queries: { all: {}, strong: { filters: { strength: "strong" } }, weak: { filters: { strength: "weak" } } },
      name: (strength, t) => (strength === "all" ? t("fraud.welcome.strengthAll") : t(`fraud.strength.${strength}`)),
    }),
  },
});

/** Welcome vouchers on hold; what is due first stands on top. */
export function WelcomeReviewsPage({ adminId }: { readonly adminId: number }): ReactElement {
  const t = useT();
  const list = useList(reviewFilters);
  const { address } = list;
  const query = useReviews(list.body);
  const openKey = idOf(address.values["open_field"]);
  return (
    <ListPage
      title={t("fraud.welcome.title")}
      lead={t("fraud.welcome.lead")}
      back={{ href: pathTo("/app/admin/{admin_id}/dashboard", { admin_id: adminId }) }}
      help={{ href: helpPath("welcome") }}
      {...listProps(query, list)}
      empty={<Empty picture="ticket" title={t("fraud.welcome.none")} text={t("fraud.welcome.noneText")} />}
      keyOf={(review) => review.id}
      nameOf={(review) => review.consumer.name}
      row={(review) => <ReviewLine review={review} />}
      onOpen={(review) => address.set({ open_field: review.id })}
      openKey={openKey}
      detailLabel={t("fraud.welcome.title")}
      detail={
        openKey === null ? null : <WelcomeReviewRecord key={openKey} beside adminId={adminId} reviewId={openKey} />
      }
    />
  );
}

function ReviewLine({ review }: { readonly review: ReviewRow }): ReactElement {
  const t = useT();
  const format = useFormat();
  const isOpen = review.state === "checking" || review.state === "appealed";
  return (
    <Row
      title={review.consumer.name || t("fraud.welcome.nobody")}
      badge={<ReviewBadge state={review.state} />}
      meta={
        <>
          {format.facts(formatPlate(review.plate), t(`fraud.strength.${review.strength}`))}
          {isOpen && (
            <>
              <br />
              {t("fraud.welcome.due", { when: format.dayTime(review.answer_by, "short") })}
            </>
          )}
        </>
      }
    />
  );
}
