import { useQuery } from "@tanstack/react-query";
import type { Catalog, ReplyOf } from "@treadclub/contract";
import { api } from "./api.ts";

export type PublicConfig = ReplyOf<Catalog["getConfig"]>;

export const configQuery = { queryKey: ["getConfig"], queryFn: () => api.call("getConfig", { query: {} }), staleTime: Infinity } as const;

/** The public settings; empty until they have come. */
export const useConfig = (): PublicConfig => useQuery(configQuery).data ?? {};
