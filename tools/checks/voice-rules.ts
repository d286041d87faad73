/** A pattern that no text of a language may contain, and what to write instead. */
export interface VoiceRule {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Keys whose words the product's specification or a law fixes. */
  readonly except?: readonly string[];
}

const rule = (pattern: RegExp, instead: string, except: readonly string[] = []): VoiceRule => ({
  pattern,
  instead,
  except,
});

/** First sentences that the specification quotes (docs/decisions/026): their words are not ours. */
const quoted = [
  "base.error.EMAIL_EXISTS",
  "base.error.NO_ASSOCIATED_USER",
  "base.error.INVALID_LOGIN_OR_PASSWORD",
  "base.error.UNKNOWN_ERROR",
  "base.error.ACCOUNT_DISABLED",
  "base.error.CODE_INVALID",
  "base.field.email",
  "base.field.email_taken",
  "entry.continue.refused.disabled",
  "entry.signUp.emailTaken",
  "capture.trouble.insecure",
  "capture.trouble.unsupported",
  "capture.trouble.failed",
];

const everywhere: readonly VoiceRule[] = [
  rule(/^\s|\s$|\S {2,}\S/, "single spaces, none at the ends", ["mail.my_data.readme"]),
  rule(/\.{3}/, "an ellipsis: …"),
  rule(/e-mail/i, "email", quoted),
];

const english: readonly VoiceRule[] = [
  rule(/['"]/, "curly quotes: ’ “ ”"),
  rule(/\bmails\b|\b(a|an|the|this|that|our|your|each|every|no|same|new|old|by|in|of) mail\b/i, "email"),
  rule(/\b(go|goes|going|went) on\b/i, "continue, happen or carry on"),
  rule(/\bby (itself|themselves)\b/i, "automatically"),
  rule(/\bhand(s|ed|ing)? (it |them )?in\b/i, "send"),
  rule(/\bstands? (on|here|there|below|above)\b|\bhow it stands\b/i, "is shown on, is named on"),
  rule(/\bsecond steps?\b/i, "two-step verification"),
  rule(/\bshall\b/i, "will, should or must"),
  rule(/\bwhom\b/i, "who"),
  rule(/\bcosts? nothing\b/i, "free"),
  rule(/\b(is|are|be|were|was|been) told\b/i, "we’ll email you, we’ve let them know"),
  rule(/\bwish(ed|es)?\b/i, "preferred"),
  rule(/\bsomebody\b/i, "someone"),
  rule(/\bprice requests?\b/i, "quote request"),
  rule(/\bran out\b/i, "has expired"),
  rule(/\bways? in\b/i, "sign-in method"),
  rule(/\blead(s)? nowhere\b/i, "doesn’t work"),
  rule(/\bchief administrators?\b/i, "super administrator"),
  rule(/\b(tyres?|scans?|left|right|result|photos?) (is|are) read\b/i, "the result is ready"),
  rule(/\b(take|takes|taken|taking) back\b/i, "withdraw or undo"),
  rule(/\btake \w+ (off|out)\b/i, "remove"),
  rule(/\bcannot\b|\b(do|does|did|will) not\b/i, "a contraction: can’t, don’t", quoted),
  rule(/\b(we|you|they) will\b/i, "a contraction: we’ll, you’ll"),
  rule(/\b(sorry|oops|invalid)\b/i, "what is wrong, and what to do"),
  rule(/\bplease\b/i, "the verb alone", quoted),
  rule(/\b(log|logged|logging)[ -]?(in|out|on)\b/i, "sign in, sign out"),
  rule(/\btires?\b/i, "tyre"),
  rule(/\bset used\b/i, "marked as used"),
];

const chinese: readonly VoiceRule[] = [
  rule(/\p{Script=Han}[,.:;!?()]/u, "full-width punctuation: ，。：；！？（）"),
  rule(/["']/, "curly quotes: “ ”"),
  rule(/[「」『』]/, "the quotes of the mainland: “ ”"),
  rule(/\p{Script=Han} \p{Script=Han}/u, "no space between characters"),
  rule(/你/u, "您"),
  rule(/登陆/u, "登录"),
  rule(/帐号|帐户/u, "账户"),
  rule(/电邮|电子邮件地址/u, "邮箱 or 邮件"),
  rule(/预定/u, "预约"),
  rule(/花纹深度/u, "胎纹深度"),
];

const ukrainian: readonly VoiceRule[] = [
  rule(/['"]/, "’ and « »"),
  rule(/“|”|„/, "« »"),
  rule(
    /(?<![\p{L}’])(слідуюч|діюч|бувш|любий(?! )|получ|відмінити замовлення|прийма(є|ють) участь)/iu,
    "a Ukrainian word",
  ),
  rule(/(?<![\p{L}’])(нажм|нажат|виключіть|включіть|включит)/iu, "натисніть, увімкніть, вимкніть"),
  rule(/(?<![\p{L}’])(на протязі|по емейлу|по пошті|по телефону|по електронній)/iu, "протягом, поштою, телефоном"),
  rule(/(?<![\p{L}’])(являється|являються|співпада|вірн(ий|а|о)(?!\p{L})|невірн)/iu, "є, збігається, правильний"),
  rule(/(?<![\p{L}’])(на рахунок|згідно з вибором|в якості|у якості|в залежності)/iu, "щодо, як, залежно"),
  rule(/(?<![\p{L}’])(даний|дана|дане|дані) момент/iu, "зараз"),
  rule(/(?<![\p{L}’])(скидк|шин(о)?монтажка|запчаст)/iu, "знижка, шиномонтаж"),
  rule(/(?<![\p{L}’])(будь ласка|вибачте|перепрошуємо)/iu, "the verb alone"),
  rule(/[ыъэё]/iu, "Ukrainian letters"),
];

export const voiceRules = {
  en: [...everywhere, ...english],
  cn: [...everywhere, ...chinese],
  uk: [...everywhere, ...ukrainian],
} as const;
