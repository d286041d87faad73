import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactElement,
  type Ref,
} from "react";

export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** What renders a link. The application puts its router's link here; alone, it is a plain `<a>`. */
export const LinkContext = createContext<ComponentType<UiLinkProps> | "a">("a");

/** Every link of `ui/`: knows an address, not the router. */
export const UiLink = (props: UiLinkProps): ReactElement => createElement(useContext(LinkContext), props);
