import type { Collection, OperationNode, TagNode } from "./swagger-types.ts";

/** Returns the tags with the calls that hold every word of a phrase, in any order, in path, name or description. */
export function filterTags(tags: Collection<TagNode>, phrase: string): Collection<TagNode> {
  return tags
    .map((tag, name) =>
      tag.set(
        "operations",
        tag.get("operations").filter((operation) => matchesPhrase(`${name} ${searchableText(operation)}`, phrase)),
      ),
    )
    .filter((tag) => tag.get("operations").size > 0);
}

/** Whether one of the webhooks, by name and meaning, holds every word of what is searched; `phrase` is true while nothing is. */
export const areWebhooksFound = (webhooks: readonly string[], phrase: unknown): boolean =>
  webhooks.some((text) => typeof phrase !== "string" || matchesPhrase(`webhooks ${text}`, phrase));

/** Whether a text holds every word of a phrase. Underscores count as spaces: `get_free_places` is found by "free places". */
export function matchesPhrase(text: string, phrase: string): boolean {
  const searched = withSpaces(text);
  return withSpaces(phrase)
    .split(" ")
    .every((word) => searched.includes(word));
}

const withSpaces = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[_\s]+/g, " ")
    .trim();

const searchableText = (operation: OperationNode): string =>
  [
    operation.get("method"),
    operation.get("path"),
    ...["operationId", "summary", "description"].map((name) => operation.getIn(["operation", name])),
  ].join(" ");
