import { Fragment, type ReactElement } from "react";
import { unbroken } from "@treadclub/rules/unbroken";

/** A text whose long email addresses break before the @ or after a dot, and web addresses after a slash, if at all; what belongs together never. */
export function Breakable({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {unbroken(text)
        .split(breaks)
        .map((part, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
    </>
  );
}

/** Inside of an address only: a dot elsewhere ends a sentence. */
const breaks = /(?<=\S)(?=@\S)|(?<=\S+@\S*\.|\S\.(?=\S*@))(?=\S)|(?<=(?:[.:]|:\/\/)[^\s/]\S*\/)(?=[^\s/])/;
