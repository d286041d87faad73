import { useEffect } from "react";
import { postToEmbedder } from "./embedding.ts";

/** Posts that the page is ready, and its height on every change. */
export function useEmbedding(iframeQuery: string | undefined): void {
  useEffect(() => {
    postToEmbedder("ready", iframeQuery);
    // The page itself is never lower than its frame; what stands in it is.
    const content = document.getElementById("main") ?? document.body;
    const watch = new ResizeObserver(() =>
      postToEmbedder("size", iframeQuery, { height: Math.ceil(content.getBoundingClientRect().height) }),
    );
    watch.observe(content);
    return () => watch.disconnect();
  }, [iframeQuery]);
}
