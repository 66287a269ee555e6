import { each } from "./each.ts";

interface Part {
  text: string | undefined;
  field: string | undefined;
}

/** Values separated by commas, each marked with its field. */
export function Joined({ parts }: { parts: readonly Part[] }) {
  return each(
    parts.filter(({ text }) => text),
    ({ text, field }, index) => (
      <>
        {index > 0 && ", "}
        <span data-field={field}>{text}</span>
      </>
    ),
  );
}
