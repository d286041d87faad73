interface SnippetOf {
  /** The origin of this service. */
  readonly service: string;
  /** A website that the key names; null for a key of servers alone. */
  readonly origin: string | null;
}

/** A command that begins a scan with the key in TREAD_KEY, as the key's own website would. */
export function createSessionCommand({ service, origin }: SnippetOf): string {
  return [
    `curl -s "${service}/measurement/v1/instant-apps/sessions/create?positions=fl"`,
    `  -H "Authorization: Bearer $(printf %s "$TREAD_KEY" | base64 | tr -d '\\n')"`,
    ...(origin === null ? [] : [`  -H "Origin: ${origin}"`]),
  ].join(" \\\n");
}
