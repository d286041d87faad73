import type { ReactElement } from "react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { Button } from "./Button.tsx";
import css from "./Pagination.module.css";

interface PaginationProps {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Turns the pages of a list; nothing when there is only one. */
export function Pagination({ page, perPage, total, onPage }: PaginationProps): ReactElement | null {
  const t = useT();
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (pages === 1 && page === 1) return null;
  return (
    <nav className={css.pages} aria-label={t("ui.list.pages")}>
      <Button small disabled={page <= 1} icon={<ChevronLeft aria-hidden="true" />} onClick={() => onPage(page - 1)}>
        {t("ui.list.previous")}
      </Button>
      <p>{t("ui.list.page", { page, pages })}</p>
      <Button
        small
        className={css.next}
        disabled={page >= pages}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onPage(page + 1)}
      >
        {t("ui.list.next")}
      </Button>
    </nav>
  );
}
