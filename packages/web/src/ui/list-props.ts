import type { ListAddress } from "#kit/list-address.ts";
import { problemText } from "./problem-text.ts";

interface ListQuery<T> {
  readonly data:
    | { readonly list: readonly T[]; readonly total_count: number; readonly total_is_more?: boolean | undefined }
    | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/** What a ListPage takes from a list call and from the address: `<ListPage {...listProps(query, address, { perPage, searchLabel })} … />`. */
export function listProps<T>(
  query: ListQuery<T>,
  address: ListAddress,
  { perPage, searchLabel }: { readonly perPage: number; readonly searchLabel: string },
) {
  const { data, error } = query;
  return {
    items: data?.list,
    failed: error && !data ? { onRetry: () => void query.refetch(), text: problemText(error) } : null,
    total: data?.total_count,
    totalIsMore: data?.total_is_more,
    page: address.page,
    perPage,
    onPage: (page: number) => address.set({ page }),
    search: { value: address.search, onChange: (search: string) => address.set({ search }), label: searchLabel },
  };
}
