import type { Translate } from "@treadclub/texts";
import { Gauge } from "lucide-react";
import type { ClubView } from "#entities/club/queries.ts";
import { formAction, type RecordAction } from "#ui/record/record-action.tsx";
import { budgetProblems } from "./budget-draft.ts";
import { BudgetFields } from "./BudgetFields.tsx";

/** Sets what a club may give out, for its owner and for administrators. */
export const budgetAction = ({ id, version, budget, can }: ClubView, t: Translate): RecordAction =>
  formAction("setClubBudget", {
    name: "budget",
    can: can.set_budget,
    icon: <Gauge aria-hidden="true" />,
    label: t("office.budget.edit"),
    ask: { title: t("office.budget.askTitle"), text: t("office.budget.askText") },
    form: {
      initial: { ...budget },
      validate: (values) => budgetProblems(values, t),
      fields: (form) => <BudgetFields budget={form} />,
    },
    input: (values) => ({ params: { id: String(id) }, body: { ...values, version } }),
    done: t("office.budget.saved"),
  });
