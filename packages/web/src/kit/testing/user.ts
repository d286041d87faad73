import type { UserView } from "../stored-session.ts";

/** A driver who is signed in. */
export const user: UserView = {
  id: 7,
  email: "anna@example.com",
  first_name: "Anna",
  last_name: "Reed",
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
  version: 0,
};
