import { Call } from "../../page/call.tsx";
import { fieldPath } from "../../page/field-path.ts";
import { PersonName } from "../../page/person-name.tsx";
import type { ThemeProps } from "../../page/theme.ts";
import { Initial } from "./initial.tsx";

/** The title page: name, headline, place and contact. */
export function TitlePage({ profile, messages }: ThemeProps) {
  const { path, name, line, linePath, label, place, picture, contacts } = profile;
  const [nearest] = contacts;
  return (
    <header className="title-page">
      <div className="title">
        {label && label !== line && (
          <p className="series" data-field={fieldPath(path, "label")}>
            {label}
          </p>
        )}
        <h1 data-long={name.length > 28 || undefined} data-field={fieldPath(path, "name")}>
          <PersonName name={name} />
        </h1>
        {line && (
          <p className="line" data-field={linePath}>
            {line}
          </p>
        )}
      </div>
      {picture ? (
        <img src={picture} alt={`${messages.portrait} ${name}`} width="240" height="240" />
      ) : (
        <Initial name={name} />
      )}
      <p className="imprint">
        {place && <span data-field={fieldPath(path, "city")}>{place}</span>}
        {nearest && <Call way={nearest} />}
      </p>
    </header>
  );
}
