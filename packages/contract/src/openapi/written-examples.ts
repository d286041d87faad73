import type { Examples } from "./examples.ts";

const done = { done: true };
const id = { id: "7" };
const upload = { id: "71a1d16f-27e3-4224-ab31-ddcb0a1b8472" };
const tus = { "Tus-Resumable": "1.0.0" };
const recoveryCodes = ["4f7k-2mqp", "9xdn-w3ht"];
const passkey = { id: "AaTVQa8HyRed", type: "public-key", response: { clientDataJSON: "eyJ0eXBlIjoi" } };
const token = "example-token";
const continues = { continue_token: token };

const uploads = (name: "Upload" | "ScanUpload", verb: string) =>
  ({
    [`create${name}`]: { headers: { ...tus, "Upload-Length": "1048576" } },
    [`continue${name}`]: {
      params: upload,
      headers: { ...tus, "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream" },
    },
    [`giveUp${name}`]: { params: upload, headers: tus },
    [verb]: { params: upload, headers: tus },
  }) satisfies Examples;

const image = { params: upload, query: { expires: "1764000000", signature: "example" } };

/** Calls that tests cannot record in one request: they need a second step, a mail, a provider or a socket. */
export const writtenPlatformExamples = (signedIn: { readonly reply: { readonly user: object } }): Examples => ({
  ...signInExamples(signedIn),
  ...accountExamples,
});

const signInExamples = ({ reply }: { readonly reply: { readonly user: object } }): Examples => ({
  refreshToken: { body: {}, reply: { token, user: reply.user } },
  reopenAccount: { body: continues, reply },
  secondFactor: { body: { ...continues, method: "totp", code: "123456" }, reply },
  googleCallback: {
    body: { code: "4/0AbUR2VM", state: "b1946ac92492" },
    reply: {
      ...reply,
      profile: null,
      journey: { next_url: "/app/consumer/7/dashboard", code: null, code_type: null, iframe_query: null },
      intent: "sign_in",
    },
  },
  googleSignUp: {
    body: { ...continues, first_name: "Anna", last_name: "Khan", terms_accepted: true },
    reply: { ...reply, joined_club: null },
  },
  googleLink: { body: { ...continues, password: "correct horse battery" }, reply },
  googleLinkConfirm: { body: { token }, reply },
  passkeySignIn: { body: { ...continues, passkey }, reply },
  storageContinue: {
    body: { short_code: "JJ3HMQWJ" },
    reply: { ...reply, path: "/app/consumer/make_scan/1", state: null },
  },
  enterRabbitHole: { body: { token }, reply: { token, user: reply.user, ends_at: "2026-11-22T15:26:29.540Z" } },
});

const accountExamples: Examples = {
  confirmEmail: { body: { token }, reply: { email: "anna.khan@example.com" } },
  forgotPasswordCallback: { params: { token }, body: { password: "correct horse battery" }, reply: done },
  resendConfirmation: { body: {}, reply: done },
  googleStart: {
    body: { next_url: "/app/consumer/7/dashboard" },
    reply: { url: "https://accounts.google.com/o/oauth2" },
  },
  googleLinkByMail: { body: continues, reply: done },
  addPasskey: {
    body: { ...continues, passkey, name: "My phone" },
    reply: { recovery_codes: recoveryCodes, token: null },
  },
  confirmTotp: { body: { code: "123456" }, reply: { recovery_codes: recoveryCodes, token: null } },
  newRecoveryCodes: { body: {}, reply: { recovery_codes: recoveryCodes } },
  removePasskey: { params: id, reply: done },
  removeTotp: { body: {}, reply: done },
  changePassword: { body: { password: "correct horse battery" }, reply: { ended: 1 } },
  endOtherSessions: { body: {}, reply: { ended: 1 } },
  endSession: { params: id, reply: done },
  storageRestore: {
    query: { short_code: "JJ3HMQWJ" },
    reply: { first_name: "Anna", path: "/app/consumer/make_scan/1", expires_at: "2026-11-22T14:56:29.540Z" },
  },
  storageState: { params: id, reply: { state: "waiting" } },
  leaveRabbitHole: { body: {}, reply: done },
  closeAccount: { body: {}, reply: { erased_at: "2026-12-22T14:56:29.540Z" } },
  confirmEmailChange: { body: { token }, reply: { side: "new", done: false, email: "anna.khan@example.com" } },
  eraseAccount: { body: { confirm: "erase" }, reply: done },
  leaveMember: { body: {}, reply: done },
  live: {},
  getFile: image,
  getSharedScanReport: { params: { id: "1" }, query: image.query },
  ...uploads("Upload", "uploadState"),
};

export const writtenMeasurementExamples: Examples = {
  getScanImage: image,
  ...uploads("ScanUpload", "scanUploadState"),
};
