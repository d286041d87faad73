import type { CSSProperties } from "react";

const font = '"Segoe UI", Roboto, Helvetica, Arial, "PingFang SC", "Microsoft YaHei", sans-serif';
const [ink, soft, line, paper] = ["#1b1a17", "#4e493f", "#ddd6c7", "#faf7f0"];

/** Inline, since many readers drop style sheets; sizes hold at 320 px. */
export const styles = {
  body: { backgroundColor: paper, margin: 0, padding: "16px 8px", fontFamily: font },
  container: { maxWidth: 560, width: "100%", margin: "0 auto" },
  mark: { fontSize: 20, fontWeight: 800, color: ink, margin: "0 0 12px", padding: "0 12px", fontFamily: font },
  card: {
    backgroundColor: "#ffffff",
    border: `1px solid ${line}`,
    borderTop: "4px solid #ffd20a",
    borderRadius: 6,
    padding: "20px 16px",
    fontFamily: font,
  },
  title: {
    fontSize: 22,
    lineHeight: "28px",
    fontWeight: 700,
    color: ink,
    margin: "0 0 16px",
    overflowWrap: "anywhere",
  },
  whole: { whiteSpace: "nowrap" },
  text: { fontSize: 16, lineHeight: "24px", color: ink, margin: "0 0 12px", overflowWrap: "anywhere" },
  facts: { borderCollapse: "collapse", margin: "4px 0 20px", width: "100%", tableLayout: "fixed" },
  label: {
    width: "34%",
    textAlign: "left",
    verticalAlign: "top",
    fontSize: 14,
    lineHeight: "22px",
    fontWeight: 400,
    color: soft,
    padding: "8px 8px 8px 0",
    borderBottom: `1px solid ${line}`,
    overflowWrap: "anywhere",
  },
  value: {
    fontSize: 16,
    lineHeight: "22px",
    fontWeight: 600,
    color: ink,
    padding: "8px 0",
    verticalAlign: "top",
    borderBottom: `1px solid ${line}`,
    overflowWrap: "anywhere",
  },
  button: {
    backgroundColor: "#ffd20a",
    color: ink,
    border: `2px solid ${ink}`,
    borderRadius: 6,
    fontSize: 17,
    fontWeight: 700,
    lineHeight: "24px",
    padding: "12px 20px",
    margin: "4px 0 16px",
    textDecoration: "none",
    fontFamily: font,
  },
  link: { color: ink, textDecoration: "underline", overflowWrap: "anywhere" },
  line: { borderColor: line, margin: "20px 12px 12px", width: "auto" },
  small: { fontSize: 13, lineHeight: "20px", color: soft, margin: 0, padding: "0 12px 16px", fontFamily: font },
  smallLink: { color: soft, textDecoration: "underline" },
} as const satisfies Readonly<Record<string, CSSProperties>>;

/** Where the reader knows dark colours it gets ours; elsewhere the light ones survive being inverted. */
export const darkStyles = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #151412 !important; }
  .card { background-color: #201e1b !important; border-color: #3b3730 !important; border-top-color: #ffd20a !important; }
  .ink { color: #f6f2e9 !important; }
  .soft { color: #c8c1b3 !important; }
  .line { border-color: #3b3730 !important; }
}`;
