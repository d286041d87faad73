import type { Area } from "../../types.ts";

export const entryGoogle = {
  "entry.google.working": "Signing in",
  "entry.google.workingText": "One moment while we check with {provider}.",
  "entry.google.stoppedTitle": "You’re not signed in",
  "entry.google.stopped": "You cancelled at {provider}. Nothing has changed. Try again, or sign in another way.",
  "entry.google.wrong": "This sign-in with {provider} started in another browser or took too long. Start again here.",
  "entry.google.taken": "This {provider} account is already linked to another TreadClub account.",
  "entry.google.down": "{provider} isn’t responding. Try again in a minute, or sign in another way.",
  "entry.google.again": "Back to sign in",
  "entry.google.toAccount": "Back to my account",
  "entry.google.linkTitle": "You already have an account",
  "entry.google.linkLead":
    "You sign in as {email} with a password. Enter it once, and next time {provider} is all you need.",
  "entry.google.linkGo": "Link and sign in",
  "entry.google.mailText": "Don’t have your password to hand?",
  "entry.google.mailGo": "Email me a link instead",
  "entry.google.mailSentTitle": "Check your email",
  "entry.google.mailSent":
    "We’ve sent a link to {email}. It links {provider} and signs you in. It works once, for 1 hour.",
  "entry.google.expired": "That took too long. Continue with {provider} again.",
  "entry.google.confirmTitle": "Link {provider} to your account",
  "entry.google.confirmText":
    "You asked for this on this or another device. If it wasn’t you, close this page and nothing will change.",
} as const satisfies Area;
