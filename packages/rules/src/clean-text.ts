/**
 * Returns one line as it is stored and shown: NFC, trimmed, each run of spaces and line breaks a single space, without
 * controls, bidi marks and other invisible characters. They are removed, not refused: nobody can find what cannot be seen.
 */
export const cleanLine = (text: string): string =>
  visible(text)
    .replaceAll(/[\s\u2800]+/g, " ")
    .trim();

/** Returns multi-line text cleaned like `cleanLine`, with its line breaks as "\n" and its spacing kept. */
export const cleanText = (text: string): string => visible(text).replaceAll("\t", " ").trim();

function visible(given: string): string {
  const text = given.replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, "\n");
  return text
    .replaceAll(invisible, (mark: string, at: number) => (isNeeded(mark, text, at) ? mark : ""))
    .normalize("NFC");
}

/** Controls except tab and line feed, lone surrogates, and what Unicode lets a font draw as nothing. */
const invisible = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Whether a mark shapes the visible character before it, as some scripts and emoji need. */
function isNeeded(mark: string, text: string, at: number): boolean {
  const before = /.$/su.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? "";
  if (/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u.test(mark)) return isBase.test(before);
  if (mark === "\u200c" || mark === "\u200d") {
    const isInEmoji = isEmoji.test(before) && startsWithEmoji.test(text.slice(at + 1, at + 3));
    return isJoining.test(before) || (isInEmoji && mark === "\u200d");
  }
  // The flags of England, Scotland and Wales are a black flag with the region spelled in tags.
  return isTag.test(mark) && openFlag.test(text.slice(Math.max(0, at - 14), at));
}

/** Of punctuation only what is an emoji with a selector: "#️⃣", "‼️". */
const isBase = /[\p{L}\p{N}\p{S}\p{Emoji}]/u;
const isJoining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const isEmoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;
const startsWithEmoji = /^\p{Extended_Pictographic}/u;
const isTag = /[\u{e0020}-\u{e007f}]/u;
const openFlag = /\u{1f3f4}[\u{e0020}-\u{e007e}]{0,6}$/u;
