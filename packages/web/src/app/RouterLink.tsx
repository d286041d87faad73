import { useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactElement } from "react";
import type { UiLinkProps } from "#ui/UiLink.tsx";
import { isBehind } from "#kit/trail.ts";

/** A link of `ui/` that changes the screen without loading the page again; other addresses stay ordinary links. */
export function RouterLink({ href, onClick, target, ...rest }: UiLinkProps): ReactElement {
  const router = useRouter();
  const isScreen = /^\/app(\/|\?|#|$)/.test(href) && target === undefined && rest.download === undefined;
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (
      !isScreen ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    const { back } = event.currentTarget.dataset;
    const { history } = router;
    if (back && isBehind(history.location.state.__TSR_index, href, back === "named")) history.back();
    else void router.navigate({ href });
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the properties
  return <a href={href} target={target} onClick={follow} {...rest} />;
}
