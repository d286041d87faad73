import { readErrors, readSamples, readWebhooks, type CodeSample, type ErrorEntry } from "./extensions.ts";
import { resolvePart } from "./resolve.ts";
import { areWebhooksFound, filterTags } from "./search.ts";
import type { Plugin, React } from "./swagger-types.ts";

/** What we add to Swagger UI, and the parts of it that we replace. */
export const referencePlugin: Plugin = {
  wrapComponents: {
    /** A link inside the button of a call would be one control in another; the button opens the call and sets the address. */
    DeepLink:
      (_, { React }) =>
      ({ text = "" }) =>
        React.createElement("span", null, text),
    /** The only server is the one that this page comes from. */
    ServersContainer: () => () => null,
    /** Copies the path alone; too small to be hit on a phone. */
    CopyToClipboardBtn: () => () => null,
    parameters:
      (Original, { React }) =>
      (props) =>
        React.createElement(
          React.Fragment,
          null,
          samplesSection(React, readSamples(props.operation?.get("x-codeSamples"))),
          React.createElement(Original, props),
        ),
    operations:
      (Original, { React, specSelectors }) =>
      (props) =>
        React.createElement(
          React.Fragment,
          null,
          React.createElement(Original, props),
          errorsSection(React, readErrors(specSelectors.specJson())),
        ),
    /** The search looks through calls alone; webhooks are shown together, or not at all. */
    Webhooks:
      (Original, { React, specSelectors, layoutSelectors }) =>
      (props) =>
        areWebhooksFound(readWebhooks(specSelectors.specJson()), layoutSelectors.currentFilter())
          ? React.createElement(Original, props)
          : null,
  },
  fn: {
    opsFilter: filterTags,
    resolveSubtree: async (description, path) => ({ spec: resolvePart(description, path), errors: [] }),
  },
  statePlugins: {
    spec: {
      wrapActions: {
        /** Ours is JSON; the usual parser is one of YAML. */
        parseToJson:
          (_, { specActions }) =>
          (text) =>
            void specActions.updateJsonSpec(JSON.parse(text)),
      },
    },
  },
};

function samplesSection({ createElement: make }: React, samples: readonly CodeSample[]): object | null {
  if (samples.length === 0) return null;
  const parts = samples.map(({ label, source }) =>
    make("details", { key: label, className: "code-sample", open: label === "curl" }, [
      make("summary", { key: "label" }, label),
      make("pre", { key: "source", tabIndex: 0, "aria-label": `${label} example` }, make("code", null, source)),
    ]),
  );
  return make("section", { className: "code-samples", "aria-label": "Code examples" }, parts);
}

/** Text in which backticks set names apart. */
const withCode = (make: React["createElement"], text: string): readonly unknown[] =>
  text.split("`").map((part, index) => (index % 2 === 1 ? make("code", { key: index }, part) : part));

function errorsSection({ createElement: make }: React, entries: readonly ErrorEntry[]): object | null {
  if (entries.length === 0) return null;
  const rows = entries.map(({ code, status, meaning, action }) =>
    make("tr", { key: code, id: `error-${code}` }, [
      make("th", { key: "code", scope: "row" }, [make("code", { key: "code" }, code), ` ${status}`]),
      make("td", { key: "meaning" }, meaning),
      make("td", { key: "action" }, withCode(make, action)),
    ]),
  );
  const head = ["Code and status", "Message", "What to do"].map((text) =>
    make("th", { key: text, scope: "col" }, text),
  );
  return make("section", { className: "error-catalogue", "aria-labelledby": "errors" }, [
    make("h3", { key: "title", id: "errors" }, "Errors"),
    make("table", { key: "table" }, [
      make("thead", { key: "head" }, make("tr", null, head)),
      make("tbody", { key: "body" }, rows),
    ]),
  ]);
}
