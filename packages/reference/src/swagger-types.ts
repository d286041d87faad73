/** An immutable.js list or map, as far as we read it. */
export interface Collection<V> {
  readonly size: number;
  filter(keep: (value: V) => boolean): Collection<V>;
  map<W>(change: (value: V, key: string) => W): Collection<W>;
}

interface Node {
  get(name: string): unknown;
  getIn(path: readonly string[]): unknown;
}

/** A call in the list: `path`, `method`, and its `operation`. */
export type OperationNode = Node;

export interface TagNode {
  get(name: "operations"): Collection<OperationNode>;
  set(name: "operations", value: Collection<OperationNode>): TagNode;
}

/** An element or component of React; Swagger UI brings React along. */
type Component = ((props: Props) => object | null) | string | symbol;
export interface React {
  createElement(type: Component, props: object | null, ...children: readonly unknown[]): object;
  readonly Fragment: symbol;
}

export interface Props {
  readonly text?: string;
  readonly operation?: Node;
}

export interface System {
  readonly React: React;
  readonly specSelectors: { readonly specJson: () => unknown };
  readonly layoutSelectors: { readonly currentFilter: () => unknown };
  readonly specActions: { readonly updateJsonSpec: (description: unknown) => unknown };
}

export interface Plugin {
  readonly wrapComponents: Readonly<
    Record<string, (original: Component, system: System) => (props: Props) => object | null>
  >;
  readonly fn: {
    readonly opsFilter: (tags: Collection<TagNode>, phrase: string) => Collection<TagNode>;
    readonly resolveSubtree: (
      description: unknown,
      path: readonly string[],
    ) => Promise<{ readonly spec: unknown; readonly errors: readonly unknown[] }>;
  };
  readonly statePlugins: {
    readonly spec: {
      readonly wrapActions: Readonly<Record<string, (original: unknown, system: System) => (text: string) => void>>;
    };
  };
}

export interface SwaggerOptions {
  readonly url: string;
  readonly domNode: Element | null;
  readonly plugins: readonly Plugin[];
  readonly filter: boolean;
  readonly deepLinking: boolean;
  readonly docExpansion: "list";
  readonly defaultModelExpandDepth: number;
  readonly defaultModelsExpandDepth: number;
  readonly displayRequestDuration: boolean;
  readonly persistAuthorization: boolean;
  readonly syntaxHighlight: { readonly activated: boolean };
  readonly validatorUrl: null;
  readonly requestInterceptor: (request: OutgoingRequest) => OutgoingRequest;
}

interface OutgoingRequest {
  url: string;
  headers: Record<string, string>;
}
