import { TextArea } from "../TextField.tsx";
import type { QuestionForm } from "./RecordQuestion.tsx";

interface NoteOptions {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What to say when there is none; without it the note is optional. */
  readonly need?: string | undefined;
}

const longest = 2000;

/** Returns the fields of a question that takes one text: a reason, a note. */
export const noteForm = ({ label, hint, need }: NoteOptions): QuestionForm<{ readonly message: string }> => ({
  initial: { message: "" },
  validate: ({ message }) => ({ message: message.trim() === "" ? need : undefined }),
  fields: (form) => (
    <TextArea
      label={label}
      hint={hint}
      optional={need === undefined}
      rows={4}
      limit={longest}
      {...form.field("message")}
    />
  ),
});
