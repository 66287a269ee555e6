import type { Problem } from "../format/problem.ts";
import type { ArticleText } from "./article-text.ts";

/** Words of this site's subject that are one word in Norwegian. The bar shows where an English-reading eye would split them. */
const compounds = [
  "ansettelses|avtale arbeids|giver arbeids|innvandring arbeids|kontrakt arbeids|liv arbeids|marked arbeids|miljø arbeids|oppgave",
  "arbeids|plass arbeids|prøve arbeids|søker arbeids|taker arbeids|tid bakgrunns|sjekk data|maskin fag|felt fag|folk fag|miljø",
  "fag|person fag|språk fag|stemme fast|lege fjern|arbeid forside|bilde første|inntrykk hjemme|kontor hjemme|side hode|jeger",
  "hoved|side informasjons|kapsel innboks|regel innholds|produksjon jobb|annonse jobb|bytte jobb|intervju jobb|marked jobb|nettsted",
  "jobb|portal jobb|søk jobb|søker jobb|søknad jobb|tilbud jobb|tittel karriere|bytte karriere|rådgiver karriere|rådgivning",
  "karriere|utvikling karriere|vei karriere|veiledning kunde|historie kunde|omtale kunde|uttalelse kontakt|informasjon kontakt|notat",
  "kontakt|skjema kontakt|person kurs|bevis landings|side leder|stilling leverings|tid lese|tid lønns|forhandling lønns|krav",
  "lønns|samtale mellom|leder merke|vare merkevare|bygging motivasjons|brev mål|gruppe nett|side nett|sted nett|verk nett|søk",
  "nettside|pakke nettverks|bygging nyhets|brev nøkkel|kvalifikasjon nøkkel|ord oppholds|tillatelse oppstarts|bedrift opp|tid",
  "person|vern personvern|erklæring portrett|bilde pris|liste pris|side pris|tilbud privat|liv prosjekt|leder prøve|tid",
  "profil|bilde profil|tekst referanse|person rekrutterings|prosess rekrutterings|byrå revisjons|runde sammen|drag selv|tillit",
  "sikkerhets|kopi skjerm|bilde språk|krav språk|kurs språk|nivå språk|prøve stillings|annonse stillings|tittel stillings|beskrivelse",
  "søke|felt søke|motor søke|ord søke|resultat søke|treff søkemotor|optimalisering søknads|brev søknads|frist søknads|skjema",
  "tilbake|melding timer|lønn time|pris time|lønn toppleder|stilling utdannings|nivå utvikler|portefølje vare|merke varsle|ordning",
  "video|klipp video|møte video|opptak virke|dag virk|somhet yrkes|erfaring yrkes|liv yrkes|tittel øye|blikk års|lønn måneds|lønn",
]
  .join(" ")
  .split(" ");

/** First parts that keep a hyphen before whatever follows: CV-analyse, LinkedIn-profil. */
const hyphenated =
  "CV|LinkedIn|SEO|KI|NAV|HR|IT|PDF|EU|EØS|GitHub|Google|Instagram|Facebook|YouTube|Finn|SMS|UX|B2B";
const seconds =
  "analyse|annonse|arbeid|avdeling|bilde|borger|fil|innlegg|konto|mal|melding|modell|oppføring|profil|prosjekt|råd|side|søk|tekst|tekster|treff|verktøy|versjon";
const endings = "(e|en|et|er|a|ene|s|n|r|ne|rne)?";

const split = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${[...new Set(compounds)].map((word) => word.replace("|", " ")).join("|")})${endings}(?![\\p{L}-])`,
  "giu",
);
const bare = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${hyphenated}) (?:${seconds})${endings}(?![\\p{L}-])|(?<![\\d.,])\\d+ (?:minutters|dagers|timers|siders|ukers|måneders|års|sekunders)(?= (?:samtale|video|levering|CV|plan|møte|klipp|tekst))`,
  "gu",
);

/** Norwegian compounds that have been split: the error that Norwegian readers notice first. */
export function compoundProblems({ file, language, passages }: ArticleText): Problem[] {
  if (language !== "no") return [];
  return passages.flatMap(({ line, text }) =>
    [...text.matchAll(split), ...text.matchAll(bare)].map(([found]) => ({
      file,
      line,
      message: `'${found}' is one word in Norwegian: '${joined(found)}'`,
    })),
  );
}

/** `karriere rådgivning` → `karriererådgivning`, `CV analyse` → `CV-analyse`. */
function joined(found: string): string {
  return found.replace(
    " ",
    /^(\d|\p{Lu}\p{L}*\p{Lu}|Finn|Google|Instagram|Facebook)/u.test(found) ? "-" : "",
  );
}
