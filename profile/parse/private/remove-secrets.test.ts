import { expect, test } from "vitest";
import { headTexts, page, parsePages } from "../fixtures/page.ts";
import { head, readText as read } from "../fixtures/text.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";
import { hasUnionOrParty } from "./affiliations.ts";
import { findPersonalFact } from "./personal-facts.ts";
import { isSalary } from "./salary.ts";
import { findPrivateSpans } from "./spans.ts";

test("removes family facts and birth dates in sentences", () => {
  const resume = read(
    "ANNET\n\nTrener for gutter 12. Gift og har to døtre. Singel og uten bindinger, kan jobbe kveld.\n\nOM MEG\n\nRolig og nøyaktig. Født 22. mars 1987 i Tønsberg. Liker folk.\n\nINTERESSER\n\nSjakk, samboer, ski",
  );
  expect(JSON.stringify(resume)).not.toMatch(/døtre|1987|samboer|bindinger/);
  expect(resume.basics?.summary).toContain("Liker folk");
});

test("removes family facts from the text of an entry, and a birth date without its label", () => {
  const resume = read(
    "VOLUNTEERING\n\nTrustee, Testdale Trust, 2014 – 2019\nCivil partnership. I row in a veteran eight.\n\nINTERESTS\n\nDate of birth\t30 January 1985. Fell running",
  );
  expect(JSON.stringify(resume)).not.toMatch(/Civil partnership|1985/);
  expect(JSON.stringify(resume)).toContain("veteran eight");
});

test("finds the number of an identity card", () => {
  expect(findPrivateSpans("a citizen of Kenya (National ID No. 23918840)")).toMatchObject([
    { kind: "identity-number", value: "23918840" },
  ]);
});

test("removes registration numbers", () => {
  const resume = read(
    "PROFILE\n\nSocial worker in Cardiff. My registration number is new.\nRegistered, registration number W/0019043. Calm and kind.\n\nINTERESTS\n\nChess",
  );
  expect(resume.basics?.summary).toBe(
    "Social worker in Cardiff. My registration number is new. Calm and kind.",
  );
});

test("does not take a partner's title for a civil status", () => {
  const { resume, withheld } = parseResume(
    parseText("Kari Prøve\nkari@testdal.example\n\nWORK\n\n2019 – 2022\nPartner, Test Law LLP"),
  );
  expect(resume.work?.[0]?.position).toBe("Partner");
  expect(withheld).toEqual([]);
});

test("holds back breaks for the family, insurance numbers and where somebody was born", () => {
  const { resume, withheld } = parseResume(
    parseText(
      "Kari Prøve Testdal\nkari@testdal.example\n\nEMPLOYMENT\n\n2019 – 2021   Barista, Kafé Prøve\n\n2018 – 2019   Maternity leave\n\n2014 – 2018   Waiter, Hotell Prøve\n\n" +
        "INTERESTS\n\nChess, rowing\nI was born in Derry on 14 February 1970. NI number QQ 12 34 56 C",
    ),
  );
  expect(resume.work?.map(({ position }) => position)).toEqual(["Barista", "Waiter"]);
  expect(JSON.stringify(resume)).not.toMatch(/1970|QQ 12|aternity/);
  expect(withheld.map(({ value }) => value)).toEqual(
    expect.arrayContaining([expect.stringContaining("Maternity leave"), "14 February 1970", "QQ 12 34 56 C"]),
  );
});

test("holds back sentences about leave, and leaves the others", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}ARBEIDSERFARING\n\n2012 – 2019   Regnskapsmedarbeider, Prøve AS\nFakturering og purring. Foreldrepermisjon 42 uker i 2017.\n\n` +
        "2004 – 2012   Butikkmedarbeider, Test AS\n- Skrev rutiner for foreldrepermisjon",
    ),
  );
  expect(JSON.stringify(resume.work?.[0])).toContain("Fakturering og purring");
  expect(JSON.stringify(resume.work?.[0])).not.toContain("permisjon");
  expect(withheld.map(({ value }) => value)).toEqual(["Foreldrepermisjon 42 uker i 2017"]);
});

test.each([
  ["Kirkevert, Testdal menighet", "Kirkevert"],
  ["Sunday school teacher, St Test Church", "Sunday school"],
  ["Leiar, Testdal sokneråd", "sokneråd"],
  ["Klubbleder, Norsk Prøvearbeiderforbund", "forbund"],
])("holds back the unpaid post %s", (post, name) => {
  const { resume, withheld } = parseResume(
    parseText(`${head}FRIVILLIG ARBEID\n\n2015 – 2019   ${post}\n\n2012 – 2014   Trener, Testdal IL`),
  );
  expect(resume.volunteer?.map(({ organization }) => organization)).toEqual(["Testdal IL"]);
  expect(JSON.stringify(withheld)).toContain(name);
});

test.each([
  ["Young Greens", "Branch secretary, Young Greens"],
  ["Conservative Association", "President, Testdale Conservative Association"],
  ["moské", "Styremedlem, Testdal moské og kultursenter"],
  ["Arbeiderlag", "Styremedlem, Testdal Arbeiderlag"],
  ["Riding", "Vice-President, Testdale Liberal Riding Association"],
])("holds back a post in %s", (name, post) => {
  const { resume } = parseResume(
    parseText(`${head}VOLUNTEERING\n\n2015 – 2019   ${post}\n\n2012 – 2014   Coach, Testdale Rovers`),
  );
  expect(JSON.stringify(resume)).not.toContain(name);
  expect(JSON.stringify(resume)).toContain("Testdale Rovers");
});

test("holds back a union's post among the jobs, a short birth date, leave and who moves with the owner", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}PROFILE\n\nEngineer with nine years in factories. Planning to relocate to Europe\nwith my partner next year. Works in English.\n\n` +
        "EMPLOYMENT\n\n2019 – 2021   Cook, Test Inn\n- Menus for eighty guests\n- Interrupted by parental leave in 2020\n\n" +
        "2015 – 2019   Plasstillitsvalgt, Test AS\n\n2012 – 2014   Waiter, Hotel Test\n\nINTERESTS\n\nChess, rowing. DOB 14.2.06. Walks with my little girl Evie",
    ),
  );
  expect(resume.work?.map(({ position }) => position)).toEqual(["Cook", "Waiter"]);
  expect(JSON.stringify(resume)).not.toMatch(/partner|parental|14\.2|Evie/);
  expect(withheld.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["union-or-party", "birth-date", "family-leave", "children"]),
  );
});

test("keeps jobs, studies and posts that only name leave, a union post or a church", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\n2019 – 2021   Elektriker og tillitsvalgt, Prøve Elektro AS\n- Lagt strøm i tolv bygg\n- Covered for a colleague who was on parental leave\n\n` +
        "2015 – 2019   Parental leave adviser, Test Council\n- Advised three hundred parents\n\n" +
        "VOLUNTEERING\n\n2012 – 2014   Trener, Prøve Idrettslag, Nykirke\n\n2010 – 2012   Guide, Friends of Testdale Cathedral",
    ),
  );
  expect(withheld.map(({ value }) => value)).toEqual(["tillitsvalgt"]);
  expect(resume.work?.map(({ position }) => position)).toEqual(["Elektriker", "Parental leave adviser"]);
  expect(resume.volunteer).toHaveLength(2);
});

test("holds back illness, care, prison and the party among the jobs", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\n2019 – 2021   Town Councillor (Labour), Testdale Town Council\n\n2016 – 2018   Kokk, Hotell Prøve\n- Måtte slutte av helsemessige årsaker\n\n` +
        "2014 – 2016   Ufør 50 %\n\n2012 – 2014   Burnout and recovery\n\n2010 – 2012   Soning, Prøve fengsel\n\n" +
        "2009 – 2010   Pleie av foreldre\n\n2005 – 2009   Rehabilitation assistant, Test Hospital",
    ),
  );
  expect(resume.work?.map(({ position }) => position)).toEqual([
    "Town Councillor",
    "Kokk",
    "Rehabilitation assistant",
  ]);
  expect(JSON.stringify(resume)).not.toMatch(/Labour|helsemessige/);
  expect(withheld.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["union-or-party", "health", "criminal-record", "family-leave"]),
  );
});

test("holds back an elected post among the jobs, but not work for a union", () => {
  const { work } = read(
    "EMPLOYMENT\n\n2019 – 2021   Branch Secretary, UNISON\n\n2016 – 2018   Adviser, Fagforbundet\n\n2012 – 2016   Kokk, Hotell Prøve",
  );
  expect(work?.map(({ position }) => position)).toEqual(["Adviser", "Kokk"]);
});

test("keeps the job of a stand-in for somebody on sick leave", () => {
  const { work } = read(
    "EMPLOYMENT\n\n2019 – 2021   Vikar for sykmeldt lærer, Prøve skole\n\n2016 – 2018   Kokk, Hotell Prøve",
  );
  expect(work?.map(({ position }) => position)).toEqual(["Vikar for sykmeldt lærer", "Kokk"]);
});

test("says that an illness on the line of its period is a break", () => {
  const { withheld } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\n2019 – 2021   Kokk, Hotell Prøve\n\n2016 – 2018   Sykmeldt\n\n2012 – 2016   Renholder, Prøve AS`,
    ),
  );
  expect(withheld.some(({ isBreak }) => isBreak)).toBe(true);
});

test("keeps a title with a bracket that is no party of an office", () => {
  const { work } = read(
    "EMPLOYMENT\n\n2019 – 2021   Economist (Labour), Test Institute\n\n2016 – 2018   Caring for children with disabilities, Test Council",
  );
  expect(work).toHaveLength(2);
  expect(JSON.stringify(work)).toContain("Labour");
});

test("removes what only believers name, and trips with the family, from the interests", () => {
  const { interests } = read("INTERESTS\n\nBible study, camping with the kids, chess");
  expect(interests?.map(({ name }) => name)).toEqual(["chess"]);
});

test("leaves no empty job where its only line is held back", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\n2019 – 2021   Kokk, Hotell Prøve\n\n2016 – 2018\nSykmeldt\n\n2012 – 2016   Renholder, Prøve AS`,
    ),
  );
  expect(resume.work?.map(({ position }) => position)).toEqual(["Kokk", "Renholder"]);
  expect(withheld.filter(({ isBreak }) => isBreak).map(({ value }) => value)).toEqual(["Sykmeldt"]);
});

test("holds back an illness that a summary names, but not that of others", () => {
  const summary = (text: string) =>
    read(`PROFILE\n\nCalm cook. ${text} Likes nights.\n\nSKILLS\n\nExcel`).basics?.summary;
  expect(summary("Lives well with epilepsy.")).toBe("Calm cook. Likes nights.");
  for (const text of [
    "Ten years of nursing people with epilepsy.",
    "Saksbehandler i NAV med ansvar for uføretrygd.",
    "Midwife with a special interest in diabetes.",
    "Solicitor specialising in discrimination, disability and equal pay.",
    "Swim coach who improves stroke and pace.",
    "Rørlegger for skole, kirke, sykehjem.",
    "Elsker å være ute med ungene i barnehagen.",
    "Har jobbet med to barn med ADHD.",
  ])
    expect(summary(text)).toBe(`Calm cook. ${text} Likes nights.`);
});

test("keeps the job whose point has a phone number", () => {
  const { resume } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\nOperations Coordinator, Test Logistics\n2018 – 2022\n- Answered the depot line (+353 1 555 0199)\n- Planned routes`,
    ),
  );
  expect(resume.work?.[0]).toMatchObject({ position: "Operations Coordinator", name: "Test Logistics" });
});

test("holds back labelled facts of a running summary", () => {
  const { resume } = parseResume(
    parseText(
      `${head}PROFILE\n\nCalm and exact nurse. Nationality: Irish. Marital status: widowed. Likes nights.\n\nSKILLS\n\nExcel`,
    ),
  );
  expect(resume.basics?.summary).toBe("Calm and exact nurse. Likes nights.");
});

test("holds back time at home, also beside work as a stand-in", () => {
  const { resume } = parseResume(
    parseText(
      `${head}ARBEIDSERFARING\n\n2012 – 2016   Kokk, Test AS\n\n2009 – 2012   Hjemmeværende med barn, Ringevikar AS`,
    ),
  );
  expect(JSON.stringify(resume)).not.toContain("Hjemmeværende");
});

test("removes a sentence on health of which a date cut the end", () => {
  const { resume } = parseResume(
    parseText(`${head}KURS\n\nTruckførerbevis T1, 2012\nHar hatt en prolaps i ryggen 2014 men er helt bra`),
  );
  expect(JSON.stringify(resume)).not.toContain("prolaps");
});

test("holds back what a job says about the owner's family", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\nShop assistant, Prøve AS, 2021 – 2023\n- Full-time carer for my mother the year before\n- Cared for the plants\n\n` +
        "Waiter, Hotell Prøve, 2014 – 2018\n- Etterpå heime med små barn\n- Serverte lunsj",
    ),
  );
  expect(resume.work?.flatMap(({ summary, highlights }) => highlights ?? summary)).toEqual([
    "Cared for the plants",
    "Serverte lunsj",
  ]);
  expect(withheld.filter(({ kind }) => kind === "family-leave")).toHaveLength(2);
});

test("holds back what the owner earns and the citizenship, but not budgets", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\nShop assistant, Prøve AS, 2021 – 2023\n- $34/hr\n- Budget of £2,000 a year\n\n` +
        "Waiter, Hotell Prøve, 2014 – 2018\n- Lønn: 585 000 kr\n- Served lunch\n\nSKILLS\n\nExcel\nU.S. citizen\n",
    ),
  );
  expect(resume.work?.flatMap(({ summary, highlights }) => highlights ?? summary)).toEqual([
    "Budget of £2,000 a year",
    "Served lunch",
  ]);
  expect(resume.skills).toEqual([{ name: "Excel" }]);
  expect(withheld.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["salary", "salary", "nationality"]),
  );
});

test("keeps the jobs of those who look after children or stand in during a leave", () => {
  const { work } = read(
    "EMPLOYMENT\n\n2021 – 2022   HR officer, Prøve AS\n- Administered maternity leave and sick pay\n- Omsorg for mor og barn på føden\n- Tok vare på mor og barn\n\n2019 – 2021   Nanny caring for two children, Prøve family\n\n2018 – 2019   HR adviser (maternity leave cover), Prøve AS\n\n2014 – 2018   Waiter, Hotell Prøve\n\nINTERESTS\n\nChess",
  );
  expect(work).toHaveLength(4);
  expect(work?.[0]?.highlights).toHaveLength(3);
  expect(JSON.stringify(work)).toContain("sick pay");
});

test("does not take an ISBN for an insurance number, and holds back a month of birth", () => {
  const { resume, withheld } = parseResume(
    parseText(
      "Kari Prøve Testdal\nkari@testdal.example\n\nSUMMARY\n\nBorn in March 1985. Wrote a book, ISBN 978-82-8033-123-4.\n\nINTERESTS\n\nChess",
    ),
  );
  expect(resume.basics?.summary).toContain("978-82-8033-123-4");
  expect(withheld.map(({ value }) => value)).toContain("March 1985");
});

test("holds back illness, but not the work with ill people", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}ERFARING\n\nElektriker, Prøve Elektro AS, 2017 – 2019\nOperert for prolaps i ryggen, sykmeldt. Frisk i dag!\n\nSykepleier, Testdal sykehus, 2012 – 2016\nFulgte opp pasienter operert for brudd`,
    ),
  );
  expect(JSON.stringify(resume)).not.toMatch(/prolaps|sykmeldt/);
  expect(withheld.map(({ kind, lines }) => [kind, lines.length])).toEqual([["health", 1]]);
});

test("holds back what a sentence says about the owner's children and year of birth", () => {
  const { resume } = parseResume(
    parseText(
      `${head}OM MEG\n\nFødt i Testvik i 1986. Jeg liker å lage mat. Bor i Testdal med mann og tre barn.\n\nERFARING\n\nBarnehageassistent, Prøve barnehage, 2012 – 2016\nAnsvar for gruppe med tre barn`,
    ),
  );
  expect(resume.basics?.summary).not.toMatch(/1986|tre barn/);
  expect(resume.basics?.summary).toContain("lage mat");
  expect(JSON.stringify(resume.work)).toContain("tre barn");
});

test("holds back the owner's age, but not another age", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}OM MEG\n\nJeg er 34 år gammel. Kom til Norge som 13-åring. Glad i barn på 3 år.\n\nERFARING\n\nBarnehageassistent, Prøve barnehage, 2012 – 2016`,
    ),
  );
  expect(resume.basics?.summary).not.toContain("34");
  expect(resume.basics?.summary).toMatch(/13-åring.*3 år/s);
  expect(withheld.map(({ kind }) => kind)).toContain("age");
});

test("holds back posts in unions and parties, but not those with similar names", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}VERV\n\n2020 – 2022   Plasstillitsvalgt, Fagforbundet Testdal\n2018 – 2020   Styremedlem, Testdal idrettslag\n2016 – 2018   Elevtillitsvalgt, Testdal videregående skole\n2014 – 2016   Vararepresentant for Senterpartiet, Testdal kommunestyre\n2012 – 2014   Verneombud, Brygga AS`,
    ),
  );
  expect(resume.volunteer?.map(({ organization }) => organization)).toEqual([
    "Testdal idrettslag",
    "Testdal videregående skole",
    "Brygga AS",
  ]);
  expect(withheld.map(({ kind }) => kind)).toContain("union-or-party");
});

test.each([
  ["Shop steward, Prøve Foods", true],
  ["UNISON branch secretary", true],
  ["Tillitsvalgt, NITO", true],
  ["Member, University and College Union", true],
  ["Kommunestyremedlem for Høyre", true],
  ["Styremedlem, Oslo Arbeiderparti", true],
  ["Kommunestyrerepresentant, Høyre", true],
  ["Representative of PCS", true],
  ["Leader, Christian Union", false],
  ["Treasurer, Leeds University Union", false],
  ["Youth coach, SV Eintracht Berlin", false],
  ["Tillitsvalgt, Bergen videregående skole", false],
  ["Director, Testdal Credit Union", false],
  ["President, Students’ Union", false],
  ["Tillitsvalgt for klassen", false],
  ["Verneombud", false],
  ["Instruktør, venstre og høyre ving", false],
])("decides whether %s names a union or party", (name, expected) => {
  expect(hasUnionOrParty(name)).toBe(expected);
});

test("holds back what labels say of pay, health and passports, and posts among a job's points", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}ERFARING\n\n2019 – 2021   Kokk, Brygga AS\n- Forhandlet med tillitsvalgte i Fagforbundet\n- Tillitsvalgt for Fellesforbundet 2018-2020\n- Budsjett 4 000 000 kr\n\nANNET\n\nLønnskrav: 850 000 + bonus\nPassport: EH 4417820\nHelsetilstand: God (astma)\n\nINTERESSER\n\nSjakk, barnebarn, Member of UNISON`,
    ),
  );
  expect(resume.work?.[0]?.highlights).toEqual([
    "Forhandlet med tillitsvalgte i Fagforbundet",
    "Budsjett 4 000 000 kr",
  ]);
  expect(withheld.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["salary", "identity-number", "health", "union-or-party"]),
  );
  expect(JSON.stringify(resume)).not.toMatch(/850 000|4417820|astma|UNISON|barnebarn/);
});

test("keeps the rest of a sentence from which a part between commas is held back", () => {
  const { resume } = parseResume(
    parseText(
      `${head}OM MEG\n\nSykepleier, 34 år, med 34 års erfaring på kirurgisk avdeling. Polsk statsborger, kan begynne i mai. Gift, med to barn.\n\nERFARING\n\nSykepleier, Testdal sykehus, 2012 – 2016`,
    ),
  );
  expect(resume.basics?.summary).toBe(
    "Sykepleier, med 34 års erfaring på kirurgisk avdeling. Kan begynne i mai.",
  );
});

test.each([
  "Managed salary budget 4 000 000",
  "Package 4000 boxes a day",
  "Pay 1200 invoices a month",
  "Lønn 2023 avstemt",
  "Rehabilitation after a hip replacement",
  "Treated an injured knee",
  "Erfaring på 20 år innen salg",
  "Safety Passport 03/2024",
  "Rolled out Chip and PIN in 12000 shops",
  "Disabilities: autism and ADHD",
  "Medlem av forhandlingsutvalg overfor fagforeningene",
  "Member of PCS 7 migration team",
])("keeps '%s' among the points of a job", (point) => {
  const { work } = read(
    `EMPLOYMENT\n\n2019 – 2021   Assistant, Prøve AS\n- ${point}\n- Served lunch to eighty guests\n\n2014 – 2018   Waiter, Hotell Prøve\n- Served dinner\n\nINTERESTS\n\nChess`,
  );
  expect(JSON.stringify(work)).toContain(point);
});

test("keeps years of experience in the summary and the skills", () => {
  const { resume } = parseResume(
    parseText(
      `${head}OM MEG\n\nErfaring på 20 år innen salg. Au pair with two boys in Leeds.\n\nERFARING\n\nKokk, Prøve AS, 2012 – 2016\n\nFERDIGHETER\n\nTruckkjøring, 20 år\n\nVERV\n\n2018 – 2020   Tillitsvalgt, Testdal borettslag`,
    ),
  );
  expect(resume.basics?.summary).toMatch(/20 år.*two boys/s);
  expect(JSON.stringify(resume.skills)).toContain("20 år");
  expect(resume.volunteer?.[0]?.organization).toBe("Testdal borettslag");
});

test("keeps a phone number and figures with the digits of a labelled age", () => {
  const { resume } = parseResume(
    parseText(
      "Kari Prøve Testdal\nkari@testdal.example\n22 34 00 14\nAge: 34\n\nEMPLOYMENT\n\n2019 – 2021   Manager, Prøve AS\n- Led 34 employees\n\n2014 – 2018   Waiter, Hotell Prøve\n- Served dinner",
    ),
  );
  expect(resume.basics?.phone).toBe("22 34 00 14");
  expect(JSON.stringify(resume.work)).toContain("Led 34 employees");
});

test("keeps the sentences around an age as they are written", () => {
  const { resume } = parseResume(
    parseText(
      `${head}ABOUT ME\n\niOS developer, 34 years old, from Leeds. Experienced with a 30-year-old family business, 31 years old. Kokk med over 25 år i faget, 25 år.\n\nEXPERIENCE\n\nDeveloper, Prøve AS, 2012 – 2016`,
    ),
  );
  expect(resume.basics?.summary).toBe(
    "iOS developer, from Leeds. Experienced with a 30-year-old family business. Kokk med over 25 år i faget.",
  );
});

test("takes an amount for pay only when it stands alone", () => {
  expect(findPersonalFact("£250,000 per year", "work")).toBeUndefined();
  expect(isSalary("£25,000 per year")).toBe(true);
  expect(findPersonalFact("Expected salary: 650 000", "work")).toBe("salary");
});

test("removes an age from a sentence without a subject", () => {
  const { resume } = parseResume(
    parseText(
      `${head}OM MEG\n\nBlid og ryddig kundebehandler på 29 år med erfaring fra filial.\n\nINTERESSER\n\nSjakk`,
    ),
  );
  expect(resume.basics?.summary).toBe("Blid og ryddig kundebehandler med erfaring fra filial.");
});

test("removes an age from a sentence that says more, and habits", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}OM MEG\n\nJeg er en rolig sykepleier på 34 år med åtte års erfaring. Røyker ikke. Liker folk.\n\nINTERESSER\n\nSjakk`,
    ),
  );
  expect(resume.basics?.summary).toBe("Jeg er en rolig sykepleier med åtte års erfaring. Liker folk.");
  expect(withheld).toContainEqual(expect.objectContaining({ kind: "age", value: "på 34 år" }));
});

test.each([
  ["Jeg er en blid servitør på 27 som liker folk.", "Jeg er en blid servitør som liker folk."],
  ["Snikkar, 38 år og gift, med eige verkty.", "Snikkar, med eige verkty."],
  ["Strukturert frisør på 27. Jobber med musikk.", "Strukturert frisør. Jobber med musikk."],
  [
    "Jeg er ei blid og arbeidsom jente på 21 år som liker folk.",
    "Jeg er ei blid og arbeidsom jente som liker folk.",
  ],
  [
    "Likar folk. Eg er 37 år, sambuar og har ei dotter på 9. Har hatt kneplager, men er frisk no.",
    "Likar folk.",
  ],
  ["Gift, kone og datter bor i Lublin. Liker folk.", "Liker folk."],
  ["Ledet et team på 27. Jobber med musikk.", "Ledet et team på 27. Jobber med musikk."],
  ["Liker folk. Jeg er 38 år, samboer og har to jenter.", "Liker folk."],
  ["Liker folk. Er 38 år, gift og bor på gård med sau.", "Liker folk."],
  ["Bor i Bodø med samboer og to jenter.", undefined],
  ["Jeg er en leder på 30 ansatte.", "Jeg er en leder på 30 ansatte."],
])("reads %s as %s", (sentence, expected) => {
  const { resume } = parseResume(parseText(`${head}OM MEG\n\n${sentence}\n\nINTERESSER\n\nSjakk`));
  expect(resume.basics?.summary).toBe(expected);
});

test("removes family and citizenship from a sentence that begins with an age", () => {
  const { resume } = parseResume(
    parseText(
      `${head}SUMMARY\n\n44 years old, citizen of Ukraine, divorced, one son, used to work in rotations. Calm and kind.\n\nINTERESTS\n\nChess`,
    ),
  );
  expect(resume.basics?.summary).toBe("Used to work in rotations. Calm and kind.");
});

test("holds back the line of a salary with everything that belongs to it", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}SKILLS\n\nExcel, SAP\nPresent salary EUR 7,150 gross per month, 13th month and lease car\n\nINTERESTS\n\nChess`,
    ),
  );
  expect(JSON.stringify(resume)).not.toMatch(/150|lease car/);
  expect(withheld).toContainEqual(expect.objectContaining({ kind: "salary" }));
});

test("ignores a declaration at the end with its place, date and name", () => {
  const { resume } = parseResume(
    parseText(
      `${head}SKILLS\n\nExcel, SAP\n\nDECLARATION\n\nI hereby declare that the above is true to the best of my knowledge.\n\nPlace: Coimbatore\nDate:\nKari Prøve Testdal`,
    ),
  );
  expect(resume.basics?.location).toBeUndefined();
  expect(JSON.stringify(resume)).not.toContain("hereby");
});

test.each([
  ["INTERESTS\n\nChess\n\nReferees\nOla Test, manager, Test AS"],
  ["INTERESSER\n\nSjakk\n\nReferanse: Ola Test, daglig leder, Test AS"],
])("does not show a referee below a heading of another style: %s", (text) => {
  const resume = read(
    `WORK\n\nNurse, Testdal Hospital, 2015 – 2019\n\nCarer, Brygga Home, 2010 – 2015\n\n${text}\n`,
  );
  expect(JSON.stringify({ ...resume, references: [] })).not.toContain("Ola Test");
});

test("holds back a referee with a number before 'on request'", () => {
  const { withheld } = parseResume(
    parseText(
      `${head}SKILLS\n\nExcel, SAP\n\nREFERENCES\n\nMarian Test, Matron, Prøve Hospital, 07700 900455. Second referee\navailable on request.`,
    ),
  );
  expect(withheld).toEqual([
    expect.objectContaining({ kind: "reference", value: expect.stringContaining("Marian Test") }),
  ]);
});

test("keeps the number of a standard in a certificate", () => {
  const { certificates } = read("CERTIFICATES\n\nEN ISO 9606-1 141 T BW FM5\n\nHot work, 2021");
  expect(certificates).toMatchObject([{ name: "EN ISO 9606-1 141 T BW FM5" }, { name: "Hot work" }]);
});

test("reads what stands below a declaration", () => {
  const { work, interests } = read(
    "I hereby declare that all information is correct.\n\nWORK EXPERIENCE\n\nNurse, Testdal Hospital, 2015 – 2019\n\nINTERESTS\n\nChess",
  );
  expect(work).toHaveLength(1);
  expect(interests).toHaveLength(1);
});

test.each([
  ["Jeg er punktlig, aldri syk, og liker travle kvelder.", "Jeg er punktlig, og liker travle kvelder."],
  ["Blid 22-åring med fagbrev. Liker folk.", "Liker folk."],
  ["Født og oppvokst i Bodø. Liker folk.", "Liker folk."],
  ["I am married and in good health. Liker folk.", "Liker folk."],
  ["I’m 19 and on a gap year. Liker folk.", "On a gap year. Liker folk."],
  ["I’m 19 minutes away. Liker folk.", "I’m 19 minutes away. Liker folk."],
  ["Safe driver, no health problems and no points. Liker folk.", "Safe driver. Liker folk."],
  ["Trener for 16-åringer i håndball. Liker folk.", "Trener for 16-åringer i håndball. Liker folk."],
])("shows of %s only %s", (sentence, expected) => {
  const { resume } = parseResume(parseText(`${head}OM MEG\n\n${sentence}\n\nINTERESSER\n\nSjakk`));
  expect(resume.basics?.summary).toBe(expected);
});

test.each([
  ["OM MEG\n\nFødt og oppvokst i Bodø. Liker folk.", "Født og oppvokst i Bodø"],
  ["PERSONLIG\n\nFødested Bodø\nSivilstand: Gift", "Bodø"],
  ["PERSONAL DETAILS\n\nPlace of birth: Moncton\nGender: Female", "Moncton"],
])("names a place of birth as such: %s", (text, value) => {
  const { resume, withheld } = parseResume(parseText(`${head}${text}\n\nINTERESSER\n\nSjakk`));
  expect(JSON.stringify(resume)).not.toContain(value);
  expect(withheld).toContainEqual(expect.objectContaining({ kind: "birthplace", value }));
});

test.each([
  ["Calm colleague. Aged 52. I like people.", "Calm colleague. I like people."],
  ["I am 20 and live with my mom. I like people.", "I like people."],
  ["Fulgte opp pasienter. Noen var operert for brokk.", "Fulgte opp pasienter. Noen var operert for brokk."],
  ["Snekker i Bodø. Sykmeldt. Liker folk.", "Snekker i Bodø. Liker folk."],
  ["Behandler kunder med ryggplager.", "Behandler kunder med ryggplager."],
  ["Jeg er 45 og har jobbet som kokk i 20 år.", "Har jobbet som kokk i 20 år."],
  ["Jeg er 38 år og liker travle vakter.", "Liker travle vakter."],
  ["Jeg er en støttekontakt for en gutt på 17 år.", "Jeg er en støttekontakt for en gutt på 17 år."],
  ["Worked with husband and children in crisis.", "Worked with husband and children in crisis."],
  ["I have epilepsy, controlled by medication. I like people.", "I like people."],
  ["Safe driver, dyslexic, good with people.", "Safe driver, good with people."],
  ["Rolig. Fagorganisert i NITO. Jeg liker folk.", "Rolig. Jeg liker folk."],
])("holds back what owners tell of themselves: %s", (sentence, expected) => {
  const { resume } = parseResume(parseText(`${head}OM MEG\n\n${sentence}\n\nINTERESSER\n\nSjakk`));
  expect(resume.basics?.summary).toBe(expected);
});

test("holds back a sentence that continues on the next line, once", () => {
  const { resume, withheld } = parsePages(
    page([
      ...headTexts,
      [40, 130, "Profil", 14],
      [
        40,
        150,
        "Jeg har jobbet med salg og service i mange år og er vant til travle dager. Jeg har epilepsi,",
      ],
      [40, 162, "men det går fint. Jeg liker folk og tar gjerne kveldsvakter og helger her."],
      [40, 190, "Språk", 14],
      [40, 210, "Norsk: Morsmål"],
    ]),
  );
  expect(resume.basics?.summary).not.toContain("epilepsi");
  expect(withheld.map(({ value }) => value)).toEqual(["Jeg har epilepsi, men det går fint"]);
  expect(resume.basics?.summary).toContain("Jeg liker folk");
});

test.each(["KURS", "FERDIGHETER", "ANNET"])("holds back family, health and fitness below %s", (heading) => {
  const { resume } = parseResume(
    parseText(
      `${head}ARBEIDSERFARING\n\n2018 – 2021   Kokk, Hotell Prøve\n\n${heading}\n\nFørerkort: B. Gift, tre barn\nGod helse, snuser men røyker ikke.\nMilitærtjeneste: Tjenestedyktig, kl. 9`,
    ),
  );
  expect(JSON.stringify(resume)).not.toMatch(/gift|barn|helse|røyker|dyktig/i);
});

test("removes private items of a list and keeps those beside them", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}SKILLS\n\n- Excel\n- I have epilepsy, but it is under control\n\nINTERESTS\n\n- Ski, tur og barnebarn\n- Non-smoker, running\n- Har to barn og hund\n- Deaf awareness, deaf`,
    ),
  );
  expect(resume.skills?.map(({ name }) => name)).toEqual(["Excel"]);
  expect(resume.interests?.map(({ name }) => name)).toEqual([
    "Ski",
    "tur",
    "running",
    "hund",
    "Deaf awareness",
  ]);
  expect(withheld.map(({ value }) => value)).toEqual(
    expect.arrayContaining(["I have epilepsy", "barnebarn", "Non-smoker", "Har to barn"]),
  );
});

test("keeps what only begins like a private fact", () => {
  const { resume } = parseResume(
    parseText(
      `${head}WORK EXPERIENCE\n\n2018 – 2021   Officer, Prøve AS\n- Engaged with local schools\n\n2014 – 2018   Barn- og ungdomsarbeider, Testdal kommune`,
    ),
  );
  expect(JSON.stringify(resume.work)).toMatch(/Engaged with local schools.*Barn- og ungdomsarbeider/);
});

test("holds back illness below a job, but not that of patients", () => {
  const { resume } = parseResume(
    parseText(
      `${head}WORK EXPERIENCE\n\nNurse, Prøve AS, 2018 – 2021\n- I am 50 % deaf\n- Cared for patients with epilepsy\n- Left because of my back problems`,
    ),
  );
  expect(resume.work?.[0]?.highlights ?? [resume.work?.[0]?.summary]).toEqual([
    "Cared for patients with epilepsy",
  ]);
});

test("holds back what only the model finds in a summary, a job, an interest and a row among the jobs", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}PROFILE\n\nCalm cook. My graduate visa runs out in May. Likes nights.\n\nEMPLOYMENT\n\n2021 – 2023   Waiter, Hotell Prøve\n- Served lunch\n- Moved north when my husband got work offshore\n\n` +
        "2019 – 2021   Home with a newborn, then a toddler\n\n2014 – 2018   Cook, Prøve AS\n\nINTERESTS\n\nStopped drinking in 2016 and have stayed sober\nSkiing",
    ),
  );
  expect(resume.basics?.summary).toBe("Calm cook. Likes nights.");
  expect(resume.work?.map(({ name, position }) => `${position}, ${name}`)).toEqual([
    "Waiter, Hotell Prøve",
    "Cook, Prøve AS",
  ]);
  expect(resume.work?.[0]).toMatchObject({ highlights: ["Served lunch"] });
  expect(resume.interests).toEqual([{ name: "Skiing" }]);
  expect(withheld.map(({ kind, isBreak = false }) => [kind, isBreak])).toEqual(
    expect.arrayContaining([
      ["personal", false],
      ["personal", true],
    ]),
  );
  expect(withheld).toHaveLength(4);
});

test("holds back the one private item that only the model finds in a line of skills", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\n2014 – 2018   Cook, Prøve AS\n\nSKILLS\n\nBricklaying, baking as therapy after my divorce, scaffolding\nExcel`,
    ),
  );
  expect(resume.skills?.map(({ name }) => name)).toEqual(["Bricklaying", "scaffolding", "Excel"]);
  expect(withheld.map(({ kind, value }) => [kind, value])).toEqual([
    ["personal", "baking as therapy after my divorce"],
  ]);
});

test.each([
  ["I have a criminal record.", "criminal-record"],
  ["I have two previous convictions.", "criminal-record"],
  ["In recovery", "health"],
  ["Friskmeldt", "health"],
  ["My health is good.", "health"],
  ["Helsa er bra", "health"],
  ["Migrene, men under kontroll", "health"],
  ["Kids aged 4 and 7", "children"],
  ["Barn på 4 og 7 år", "children"],
])("holds back '%s' as %s", (sentence, kind) => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}PROFILE\n\nCalm cook with ten years in hotels. ${sentence}\n\nEMPLOYMENT\n\n2014 – 2018   Cook, Prøve AS`,
    ),
  );
  expect(JSON.stringify(resume)).not.toContain(sentence);
  expect(withheld.map((one) => one.kind)).toContain(kind);
});

test("a number below the header of the referees' column is not the owner's", () => {
  const { resume } = parseResume(
    parseText(
      "KARI PRØVE TESTDAL\n\nPERSONAL DETAILS\n\nCell: 082 555 0143\nE-mail: kari@testdal.example\n\nEMPLOYMENT\n\n2019 – 2021   Clerk, Test Inn\n\nREFERENCES\n\nMr Bob Testdal, Manager, Prøve Timber\n\nCONTACT\n\n033 555 0178\n",
    ),
  );
  expect(resume.basics?.phone).toBe("082 555 0143");
  expect(JSON.stringify(resume.basics)).not.toContain("033 555 0178");
});

test("a time of rehabilitation is no job", () => {
  const { resume } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\n2021 – 2024   Analyst, Test Inn\n\n2020 – 2021   Rehabilitation and job orientation\n\n2015 – 2020   Nurse, Prøve Hospital\n`,
    ),
  );
  expect(resume.work).toHaveLength(2);
  expect(JSON.stringify(resume)).not.toContain("Rehabilitation");
});

test("a permit among the contact data is held back, and no place", () => {
  const { resume, withheld } = parseResume(
    parseText(
      "KARI PRØVE TESTDAL\n\nkari@testdal.example\n22 00 00 14\nStamp 4, no work permit needed\n\nEMPLOYMENT\n\n2019 – 2021   Clerk, Test Inn\n",
    ),
  );
  expect(JSON.stringify(resume)).not.toMatch(/Stamp|permit/);
  expect(withheld).toContainEqual(expect.objectContaining({ kind: "nationality" }));
});

test("a break for an operation and a post in a union stay off the page", () => {
  const { resume } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\n2021 – 2024   Driver, Test Freight\n- INTO staff rep 2016 – 2020\n- Nights and weekends\n\n2020 – 2021   Off work, back operation and recovery\n\n2015 – 2020   Driver, Prøve Haulage\n`,
    ),
  );
  expect(resume.work).toHaveLength(2);
  expect(JSON.stringify(resume)).not.toMatch(/INTO|operation/);
});

test("an illness in a long paragraph is left out, also when the paragraph names patients", () => {
  const { resume } = parseResume(
    parseText(
      `${head}PROFIL\n\nJeg er en rolig og blid sykepleier som har jobbet med pasienter på sengepost og i hjemmetjenesten i mange år, og kolleger sier at jeg holder hodet kaldt når det er travelt på kvelden. I 2016 fikk jeg prolaps i ryggen og var sykmeldt resten av året. Jeg liker å lære opp nye kolleger og har hatt ansvar for studenter på avdelingen.\n\nARBEID\n\n2019 – 2021   Sykepleier, Prøve sykehus\n`,
    ),
  );
  expect(JSON.stringify(resume)).not.toMatch(/prolaps|sykmeldt/);
  expect(resume.basics?.summary).toContain("rolig og blid");
});

test("takes a subject for no nationality", () => {
  const { withheld } = parseResume(parseText(`${head}SKILLS\n\nCitizenship Education\n\nDrama`));
  expect(withheld).toEqual([]);
});
