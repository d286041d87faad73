import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useAction, useCall } from "#kit/queries.ts";

export type UserRow = ReplyOf<Catalog["getUsersList"]>["list"][number];
export type AdminUser = ReplyOf<Catalog["getUserById"]>;
export type UserListBody = InputOf<Catalog["getUsersList"]>["body"];

export const useUsers = (body: UserListBody) => useCall("getUsersList", { body }, { keepPrevious: true });
export const useAdminUser = (id: number) => useCall("getUserById", { params: { id: String(id) } });

export const useInviteUser = () => useAction("inviteUser");
