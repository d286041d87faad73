import type { UserView } from "#kit/session.ts";

/** A driver as the server answers it, for tests. */
export const someUser: UserView = {
  id: 7,
  email: "anna@example.com",
  first_name: "Anna",
  last_name: "Kovalenko",
  phone: null,
  roles: [{ name: "consumer" }],
  role_code: null,
  disabled: false,
  locale: "en",
  company_default_language: "en",
  member_id: null,
  position: null,
  demo: false,
  email_confirmed: true,
  must_set_up_second_step: false,
  acting: null,
  version: 3,
};
