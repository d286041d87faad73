import { useEffect } from "react";
import { tellEmbedder } from "./embedding.ts";

/** Says that the page is there, and how high it is, whenever that changes. */
export function useEmbedding(iframeQuery: string | undefined): void {
  useEffect(() => {
    tellEmbedder("ready", iframeQuery);
    // The page itself is never lower than its frame; what stands in it is.
    const content = document.getElementById("main") ?? document.body;
    const watch = new ResizeObserver(() =>
      tellEmbedder("size", iframeQuery, { height: Math.ceil(content.getBoundingClientRect().height) }),
    );
    watch.observe(content);
    return () => watch.disconnect();
  }, [iframeQuery]);
}
