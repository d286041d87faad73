/** Where a file stands in the house. */
export type Place = {
  /** Folder below packages/, empty for what lies outside. */
  package: string;
  /** False for fixtures, testing, bench and configuration beside `src`. */
  inSource: boolean;
  /** Folder directly below src, empty for files in src itself. */
  room: string;
  /** Folder below the room: the module, the adapter's need, the thing, the feature. Empty for files in the room itself. */
  inner: string;
  /** What is left of the path. */
  rest: string;
  test: boolean;
};

export function placeOf(path: string): Place {
  const [packages = "", name = "", area = "", ...parts] = path.split("/");
  const inPackage = packages === "packages";
  const inSource = inPackage && area === "src";
  const folders = inSource ? parts.slice(0, -1) : [];
  const rest = parts.slice(Math.min(2, folders.length)).join("/");
  const test = /\.test\.tsx?$/.test(path);
  return { package: inPackage ? name : "", inSource, room: folders[0] ?? "", inner: folders[1] ?? "", rest, test };
}
