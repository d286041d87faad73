import type { ListState } from "#kit/use-list.ts";
import { problemText } from "./problem-text.ts";

interface ListQuery<T> {
  readonly data:
    | { readonly list: readonly T[]; readonly total_count: number; readonly total_is_more?: boolean | undefined }
    | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What a ListPage takes from a list call and from `useList`: `<ListPage {...listProps(query, list)} … />`. */
export function listProps<T>(query: ListQuery<T>, list: Omit<ListState<unknown, unknown>, "value">) {
  const { data, error } = query;
  const { address, perPage, searchLabel } = list;
  return {
    items: data?.list,
    failed: error && !data ? { onRetry: () => void query.refetch(), text: problemText(error) } : null,
    total: data?.total_count,
    totalIsMore: data?.total_is_more,
    waiting: query.isPlaceholderData,
    page: address.page,
    perPage,
    onPage: (page: number) => address.set({ page }),
    search: { value: address.search, onChange: (search: string) => address.set({ search }), label: searchLabel },
    filtering: list,
    closedHref: address.href({ open_field: null, open_field_type: null, new: null, edit: null }),
  };
}
