import { ContactLink } from "../../page/contact.tsx";
import { fieldPath } from "../../page/field-path.ts";
import { PersonName } from "../../page/person-name.tsx";
import type { ThemeProps } from "../../page/theme.ts";
import { Initial } from "./initial.tsx";

/** The title page: name, headline, place and contact. */
export function TitlePage({ profile, messages }: ThemeProps) {
  const { path, name, initials, headline, headlinePath, label, place, picture, contacts } = profile;
  const [mainContact] = contacts;
  return (
    <header className="title-page">
      <div className="title">
        {label && label !== headline && (
          <p className="series" data-field={fieldPath(path, "label")}>
            {label}
          </p>
        )}
        <h1 data-long={name.length > 28 || undefined} data-field={fieldPath(path, "name")}>
          <PersonName name={name} />
        </h1>
        {headline && (
          <p className="headline" data-field={headlinePath}>
            {headline}
          </p>
        )}
      </div>
      {picture ? (
        <img src={picture} alt={`${messages.portrait} ${name}`} width="240" height="240" />
      ) : (
        <Initial name={name} initials={initials} />
      )}
      <p className="imprint">
        {place && <span data-field={fieldPath(path, "city")}>{place}</span>}
        {mainContact && <ContactLink contact={mainContact} />}
      </p>
    </header>
  );
}
