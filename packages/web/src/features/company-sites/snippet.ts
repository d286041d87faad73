/** What a company puts into its page: the frame of a club. */
export function frameSnippet(url: string, title: string): string {
  return `<iframe src="${escaped(url)}" title="${escaped(title)}" width="100%" height="720" style="border:0;max-width:480px" loading="lazy" allow="clipboard-write"></iframe>`;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
