import { useEffect } from "react";
import { tellEmbedder } from "./embedding.ts";

/** Says that the page is there, and how high it is, whenever that changes. */
export function useEmbedding(iframeQuery: string | undefined): void {
  useEffect(() => {
    tellEmbedder("ready", iframeQuery);
    const watch = new ResizeObserver(() =>
      tellEmbedder("size", iframeQuery, { height: Math.ceil(document.documentElement.getBoundingClientRect().height) }),
    );
    watch.observe(document.documentElement);
    return () => watch.disconnect();
  }, [iframeQuery]);
}
