import { renderToStaticMarkup } from "react-dom/server";
import { homeProfile } from "../../../content-loader/profiles.ts";
import { profileMessages } from "../../../profile/page/messages.ts";
import { createProfile, type Profile } from "../../../profile/page/profile.ts";
import type { LanguageCode } from "../../i18n/languages.ts";
import { exampleResume } from "../examples/examples.server.ts";

/** Maximum points of a job: limited by the frame and by the size of the first response. */
const maxPoints = 2;

/**
 * The CV of the compared example, as static HTML from the same data as its website.
 */
export function renderComparedCv(language: LanguageCode): string {
  return renderToStaticMarkup(
    <Cv profile={createProfile(exampleResume(homeProfile, language), language, new Date())} />,
  );
}

function Cv({ profile }: { profile: Profile }) {
  const { name, headline, place, contacts, work, education, languages, language } = profile;
  const messages = profileMessages[language];
  return (
    <>
      <p className="cv-name">{name}</p>
      <p>{[place, ...contacts.slice(0, 2).map(({ text }) => text)].filter(Boolean).join(" · ")}</p>
      <p className="mt-[1em]">{headline}</p>
      <p className="cv-heading">{messages.work}</p>
      {work.flatMap((experience) =>
        experience.roles.map(({ title, years, highlights }) => (
          <div key={`${title} ${years}`}>
            <p>
              <b>{title}</b>, {experience.name}, {years}
            </p>
            <ul>
              {highlights.slice(0, maxPoints).map(({ figure, text }) => (
                <li key={text}>{[figure, text].filter(Boolean).join(" ")}</li>
              ))}
            </ul>
          </div>
        )),
      )}
      <p className="cv-heading">{messages.education}</p>
      {education.map(({ title, name: school, years }) => (
        <p key={`${title} ${school}`}>{[title, school, years].filter(Boolean).join(", ")}</p>
      ))}
      <p className="cv-heading">{messages.languages}</p>
      <p>
        {languages.map(({ name: spoken, level }) => [spoken, level].filter(Boolean).join(": ")).join("; ")}
      </p>
    </>
  );
}
