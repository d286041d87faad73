import { expect, it } from "vitest";
import { frameSnippet } from "./snippet.ts";

it("is one frame, whatever the club is called", () => {
  const html = frameSnippet("https://treadclub.example/app/iframe_by_code/FORGE1?a=1&b=2", 'Join "<Best> & Co"');
  expect(html).toContain('title="Join &quot;&lt;Best&gt; &amp; Co&quot;"');
  expect(html).toContain("FORGE1?a=1&amp;b=2");
  expect(html.match(/</g)).toHaveLength(2);
});
