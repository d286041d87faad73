import { unique } from "./factories/people.ts";
import type { Samples } from "./sample-types.ts";
import { fixturePassword } from "./fixtures-people.ts";

const idOf = (id: number) => ({ params: { id: String(id) } });
const address = (kind: string): string => `${kind}-${unique()}@example.com`;

export const teamSamples = {
  allMemberships: () => ({}),
  createMember: () => ({
    body: {
      company_name: "Mill Lane Tyres",
      company_phone: "01632 960123",
      address_line_1: "4 Mill Lane",
      city: "Leeds",
      postcode: "LS1 4AP",
      membership: "independent",
      first_name: "Olu",
      last_name: "Reed",
      email: address("owner"),
      password: fixturePassword,
      terms_accepted: true,
    },
  }),
  getMemberUsers: ({ fitter }) => idOf(fitter.id),
  inviteMemberUser: ({ fitter }) => ({ body: { member_id: fitter.id, email: address("staff"), position: "staff" } }),
  revokeInvitation: ({ ids }) => idOf(ids.invitation),
  getInvitation: ({ ids }) => ({ query: { token: ids.invitationToken } }),
  acceptInvitation: ({ ids }) => ({
    body: {
      token: ids.openInvitationToken,
      first_name: "Sam",
      last_name: "Reed",
      password: fixturePassword,
      terms_accepted: true,
    },
  }),
  setMemberUserPosition: ({ staff }) => ({ ...idOf(staff.id), body: { position: "owner" } }),
  removeMemberUser: ({ staff }) => idOf(staff.id),
  leaveMember: () => ({ body: {} }),
  getMemberSites: ({ fitter }) => idOf(fitter.id),
  setMemberSites: ({ fitter }) => ({ ...idOf(fitter.id), body: { sites: ["https://forgelane.co.uk"], version: 0 } }),
  getFrame: ({ ids }) => ({ params: { code: ids.clubCode } }),
  getUsersList: () => ({ body: {} }),
  getUserById: ({ anna }) => idOf(anna.id),
  setUserDisabled: ({ anna }) => ({ ...idOf(anna.id), body: { disabled: true, version: 0 } }),
  endUserSessions: ({ anna }) => ({ ...idOf(anna.id), body: {} }),
  resetSecondStep: ({ ids }) => ({ ...idOf(ids.secured), body: {} }),
  setUserRoles: ({ supplier }) => ({ ...idOf(supplier.id), body: { roles: ["admin"], version: 0 } }),
  inviteUser: () => ({
    body: { email: address("office"), first_name: "Kim", last_name: "Ford", role: "admin" },
  }),
  setFirstPassword: ({ ids }) => ({
    body: { token: ids.firstPasswordToken, password: fixturePassword, terms_accepted: true },
  }),
  createDataComplaint: () => ({
    body: { name: "Anna Khan", email: address("sender"), about: "erasure", text: "My photos are still there." },
  }),
  getDataComplaints: () => ({ body: {} }),
  getDataComplaint: ({ ids }) => idOf(ids.complaint),
  acknowledgeDataComplaint: ({ ids }) => ({ ...idOf(ids.complaint), body: { version: 0 } }),
  answerDataComplaint: ({ ids }) => ({
    ...idOf(ids.complaint),
    body: { text: "Your data went out today, with our apology.", version: 0 },
  }),
} satisfies Partial<Samples>;
