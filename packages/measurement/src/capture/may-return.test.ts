import { expect, it } from "vitest";
import { mayReturn } from "./may-return.ts";

const live = { origins: ["https://garage.example", "http://intranet.example:8080"], engine: "review" } as const;
const sandbox = { origins: [], engine: "sandbox" } as const;
const own = "https://tread.example";

it.each([
  [["https://garage.example/done?x=1"], live, true],
  [["https://garage.example/done", "https://garage.example/sorry"], live, true],
  [["https://garage.example/done", undefined], live, true],
  [["http://intranet.example:8080/"], live, true],
  [["https://tread.example/app/scan_test/return"], live, true],
  [[undefined, undefined], live, false],
  [["https://garage.example/done", "https://elsewhere.example/"], live, false],
  [["http://garage.example/done"], live, false],
  [["https://garage.example:444/done"], live, false],
  [["https://garage.example.evil.example/"], live, false],
  [["https://garage.example@evil.example/"], live, false],
  [["//garage.example/"], live, false],
  [["/done"], live, false],
  [[""], live, false],
  [["javascript:alert(1)"], live, false],
  [["data:text/html,x"], live, false],
  [["intent://garage.example/"], live, false],
  [["http://localhost:5173/return"], live, false],
  [["http://localhost:5173/return"], sandbox, true],
  [["http://127.0.0.1:8000/"], sandbox, true],
  [["http://[::1]:8000/"], sandbox, true],
  [["http://localhost.evil.example/"], sandbox, false],
  [["https://garage.example/"], sandbox, false],
])("may return to %o: see the table", (addresses, key, answer) => {
  expect(mayReturn(addresses, key, own)).toBe(answer);
});
