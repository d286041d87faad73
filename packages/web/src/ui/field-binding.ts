/** What a form hands to a field: `<TextField label="…" {...form.field("email")} />`. */
export interface FieldBinding<V> {
  readonly id: string;
  readonly name: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly onLeave?: (() => void) | undefined;
  readonly error?: string | undefined;
}

/** What every field says about itself. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Adds "(optional)" to the label; everything else is needed. */
  readonly optional?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}
