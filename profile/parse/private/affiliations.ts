/** Trade unions whose names do not contain "union" or "fagforening". */
const unions = `
  Fagforbundet, Fellesforbundet, NITO, Tekna, NTL, NNN, Parat, Negotia, Unio, Akademikerne, Lederne,
  El og IT Forbundet, EL og IT Forbundet, EL og IT-forbundet, Industri Energi, Handel og Kontor, Utdanningsforbundet, Lektorforbundet, Norsk Lektorlag, Norsk Lærerlag, Norsk Lærarlag, Lærerforbundet, Lærarforbundet,
  Skolenes landsforbund, Norsk Sykepleierforbund, Sykepleierforbundet, Fellesorganisasjonen, Legeforeningen,
  Den norske legeforening, Overlegeforeningen, Yngre legers forening, Juristforbundet, Samfunnsviterne, Forskerforbundet, Finansforbundet,
  Psykologforeningen, Transportarbeiderforbundet, Norsk Arbeidsmandsforbund, Politiets Fellesforbund,
  Norsk Fysioterapeutforbund, Norsk Ergoterapeutforbund, Bibliotekarforbundet, Norsk Journalistlag,
  Musikernes fellesorganisasjon, Norsk Sjøoffisersforbund, Norsk Sjømannsforbund, Sjømannsforbundet, Det norske maskinistforbund,
  Maskinistforbundet, Norsk Flygerforbund, Norsk Kabinforening, Norsk Tjenestemannslag, Norsk Fengselsforbund, Fagforbundet Teater og Scene, Dramatikerforbundet, Skuespillerforbund, Norsk Lokomotivmannsforbund, Norsk Jernbaneforbund, Postkom,
  Skolelederforbundet, Den norske tannlegeforening, Tannlegeforeningen, Norges Farmaceutiske Forening, Presteforeningen, Norsk Radiografforbund,
  Befalets Fellesorganisasjon, Norges Offisersforbund, Radiografforbundet,
  Norwegian Medical Association, Norwegian Nurses Organisation, UNISON, Unison, Unite the Union, University and College Union, Federation of University Teachers, GMB, NASUWT, UCU, ASLEF, CWU, Usdaw, SIPTU, Fórsa, Teamsters, SEIU, AFSCME, IBEW
`;

/** Political parties. "Høyre" and "Venstre" are words too, so they count behind "for" or alone. */
const parties = `
  Arbeiderpartiet, Senterpartiet, Sosialistisk Venstreparti, Arbeiderparti, Senterparti, Rødt, KrF, Kristelig Folkeparti, FrP,
  Fremskrittspartiet, MDG, Miljøpartiet De Grønne, Unge Høyre, Unge Venstre, Rød Ungdom, Sosialistisk Ungdom, Grønn Ungdom, Senterungdommen, AUF, FpU, Bygdelista,
  Labour Party, Conservative Party, Young Conservatives, Liberal Democrats, Scottish National Party, Plaid Cymru,
  Green Party, Young Greens, Young Labour, Young Liberals, Labour International, Democrats Abroad, Republicans Abroad,
  Conservative Association, Liberal Association, Liberal Riding Association, Conservative Riding Association, Liberal Party, Democratic Party, Republican Party, Fine Gael, Fianna Fáil, Sinn Féin
`;

/** Acronyms with other meanings, so they count only at the end or beside a post. */
const acronyms =
  "SV, SNP, LO, FO, YS, NSF, PCS, RMT, NEU, NUT, NAHT, ASCL, NUJ, FBU, POA, EIS, INTO, TUI, ASTI, INMO, UAW, NEA, AFT, UFCW, IATSE, CUPE, IUOE, LIUNA, AMWU, NZEI";
/** "NEU workplace rep", "IBEW Local 45" */
const post =
  "(?:.{0,25} )?(?:rep|representative|steward|convenor|delegate|member|[Bb]ranch|medlem|tillitsval[gd]t|Local \\d+)";

const alternatives = (list: string) => list.trim().split(/,\s+/).join("|");
const named = new RegExp(
  `(?<![\\p{L}-])(?:${alternatives(unions)}|${alternatives(parties)}|(?<=for |i |, |^|\\p{Lu}\\p{L}+ )(?:Høyre|Venstre|Høgre|Raudt)(?:$|(?= \\p{Lu}\\p{L}+ (?:local )?(?:branch|lokallag)))|(?:${alternatives(acronyms)})(?:\\)?$|(?= ${post}(?!\\p{L}))))(?![\\p{L}-])`,
  "u",
);
const unionWords =
  /(?<!\p{L})(?:(?:trade|labou?r) union|(?:union|shop|site) (?:(?:safety|learning|health and safety|equality) )?(?:rep(?:resentative)?|steward)s?|fagforening(?:en)?|(?:(?:plass|hoved|foretaks|konsern|lokal|område|fylkes)?tillitsvalgt|(?:plass|hovud|føretaks)?tillitsvald))(?!\p{L})/iu;
/** "Norsk Transportarbeiderforbund" */
const unionEnding =
  /\p{L}arbeid(?:er|ar)forbund(?:et)?(?!\p{L})|(?<!\p{L})[Aa]rbeid(?:er|ar)lag(?:et)?(?=$|[,(])|(?<!\p{L})for the union(?! of|\p{L})/u;
const unionName = /(?<!\p{L})Union(?:$| (?:branch|of|rep))/u;
/** Other things with the same words: "Credit Union", "Tillitsvalgt i klassen". */
const otherMeaning =
  /(?<!\p{L})(?:credit|christian|oxford|cambridge|univers\p{L}*|liberties|\p{L}*skol[ea]|vgs|students?['’]?|rugby|mothers['’]|european|african|western|cricket|reunion|elev\p{L}*|student\p{L}*|klasse\p{L}*|class|borettslag\p{L}*|sameie\p{L}*|idrettslag\p{L}*|turlag\p{L}*|\p{L}*korps|ungdom|hv-\d+|soldat\p{L}*|geophysical|astronomical|mathematical|geological|physiological|speaking)(?!\p{L})/iu;

/** Whether the name of a post or membership says to which union or party its owner belongs. */
export function hasUnionOrParty(post: string): boolean {
  if (post.length >= 120) return false;
  const name = post.replace(/[\s,(]*(?:19|20)\d\d.*$/, "");
  return (
    named.test(name) ||
    unionEnding.test(name) ||
    ((unionWords.test(name) || unionName.test(name)) && !otherMeaning.test(name))
  );
}

const ownPost =
  /^(?:(?:I |[Jj]eg |[Ee]g )?(?:(?:volunteer|campaign|canvass)(?:ed|ing)? (?:for|with)|(?:sitter|sit|sat|satt|har sittet|har sete) i (?:\p{L}+(?:styret|tinget) for|styret i \p{L}+klubben (?:til|i))|[Aa]ktiv i|[Aa]ctive in|[Oo]rganisert i|[Vv]aramedlem i \p{L}+ for|[Ss]at on the union \p{L}+ committee of|stil(?:ler|te|t) til valg for) |(?:and )?(?:am |er )?(?:an? )?(?:active |board )?member (?:of|in) |(?:precinct captain|chair(?:man|woman|person)?|treasurer|secretary|candidate|councill?or|volunteer|vararepresentant|representant|kandidat|leder|leiar|styreleder|kasserer|kasserar|sekretær) (?:for|of|in|i) |medlem |\p{L}*tillitsval[gd]t? |(?:lokallags|klubb)le(?:der|iar) |shop steward|union rep|council member for |styremedlem i |(?:kommunestyre|fylkesting|bystyre)(?:medlem|representant) )/iu;

/** Before a post: "Elected shop steward", "Hovedverneombud og tillitsvalgt". */
const beforePost =
  /^(?:(?:I (?:was|am|have been)(?: also)?(?: an?| the| elected| our)?|Elected|Acting|Valgt|Vald|Som|As an?) |\p{L}*verneombud og |(?:Employee|Employees['’]) representative \((?=tillits))/iu;
/** "UNISON rep for the depot" */
const unionAndPost = /^\p{Lu}[\p{L}&]+ (?:rep|representative|(?:shop |site )?steward)(?= (?:for|at|in) )/u;

/** Short names that are parties behind an office only. */
const shortPartyNames =
  "Conservative, Conservatives, Labour, Liberal Democrat, Lib Dem, LibDem, Green, Greens, SNP, Ap, Høyre, Høgre, Sp, SV, Raudt, Frp, Venstre";
const partyNames = new Set([...parties.split(","), ...shortPartyNames.split(",")].map((name) => name.trim()));
const office =
  /councill?or|representa(?:tive|nt)|mayor|ordfører|politi(?:cian|ker)|kommunestyre|bystyre|fylkesting|member of parliament/i;

/** Whether the bracket behind a public office names a party: "Town councillor (Labour)". */
export function isPartyOfOffice(name: string, bracket: string): boolean {
  return office.test(name) && partyNames.has(bracket);
}

const unionPost = "(?:\\p{L}*tillitsval[gd]t?|(?:shop|union) (?:steward|rep\\p{L}*))";
const onlyUnionPost = new RegExp(`^${unionPost}$|\\(${unionPost}\\)$`, "iu");
const jobAndUnionPost = new RegExp(`^(.{3,60}?) (?:og|and|/) (${unionPost})$`, "iu");

/** Whether the title of a job is a post in a union: "Tillitsvalgt", "School representative (tillitsvalgt)". */
export function isUnionPost(title: string): boolean {
  return onlyUnionPost.test(title) && hasUnionOrParty(title);
}

/** The parts of a title that names a job and a post in a union: "Elektriker og tillitsvalgt". */
export function splitUnionPost(title: string): { job: string; post: string } | undefined {
  const [, job, post] = jobAndUnionPost.exec(title) ?? [];
  return job && post ? { job, post } : undefined;
}

/** Whether a part of a sentence is the owner's post or membership in a union or party: "Member of UNISON", "UNISON member". */
export function isOwnUnionOrParty(given: string): boolean {
  const text = given
    .replace(
      / (?:since|from|siden|sidan|fra|frå) (?:19|20)\d\d$|,? \(?(?:19|20)\d\d ?[–-] ?(?:(?:19|20)\d\d)?\)?$/,
      "",
    )
    .replace(beforePost, "");
  if (
    /^grievance officer(?:,|$)|^(?:union member|trade unionist|fagorganisert(?: i \p{L}+)?)$|^lifelong \p{L}+ voter(?!\p{L})/iu.test(
      text,
    )
  )
    return true;
  // Only the post of "Nurse and union rep" is held back.
  if (splitUnionPost(text)) return false;
  return (
    (ownPost.test(text) ||
      unionAndPost.test(text) ||
      /^(?!.*legal )(?:\p{L}+ ){0,5}(?:rep|representative|medlem) (?:for|av|of) (?:the )?\p{Lu}[\p{L} ]{2,30}(?<! members)$/u.test(
        text,
      ) ||
      /\p{L} (?:member|medlem|rep|representative|steward|tillitsval[gd]t)$/u.test(text)) &&
    hasUnionOrParty(text)
  );
}

const elected =
  /^(?:branch (?:secretary|chair|treasurer|officer)|(?:kommunestyre|bystyre|fylkesting)(?:representant|medlem)|vara(?:representant|medlem)|(?:local )?councillor)/iu;

/** Whether a row among the jobs is an elected post of a union or party: "Branch secretary, GMB". */
export function isElectedPost(title: string, organization: string): boolean {
  return elected.test(title) && hasUnionOrParty(organization);
}
