/** Where a file lies in the project. */
export type SourceLocation = {
  /** Folder below packages/, empty for what lies outside. */
  package: string;
  /** False for fixtures, testing, bench and configuration beside `src`. */
  inSource: boolean;
  /** Folder directly below src, empty for files in src itself. */
  folder: string;
  /** Folder below that one: the module, the adapter's kind, the entity, the feature. Empty for files in the folder itself. */
  inner: string;
  /** What is left of the path. */
  rest: string;
  test: boolean;
};

export function locationOf(path: string): SourceLocation {
  const [packages = "", name = "", area = "", ...parts] = path.split("/");
  const inPackage = packages === "packages";
  const inSource = inPackage && area === "src";
  const folders = inSource ? parts.slice(0, -1) : [];
  const rest = parts.slice(Math.min(2, folders.length)).join("/");
  const test = /\.test\.tsx?$/.test(path);
  return { package: inPackage ? name : "", inSource, folder: folders[0] ?? "", inner: folders[1] ?? "", rest, test };
}
