import { expect, test } from "vitest";
import { head, readText as read } from "./fixtures/text.ts";
import { hasUnionOrParty } from "./head/affiliations.ts";
import { findPersonalFact, isSalary } from "./head/private-facts.ts";
import { parseResume } from "./parse-resume.ts";
import { parseText } from "./plain/parse-text.ts";

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
    "EMPLOYMENT\n\n2021 – 2022   HR officer, Prøve AS\n- Administered maternity leave and sick pay\n\n2019 – 2021   Nanny caring for two children, Prøve family\n\n2018 – 2019   HR adviser (maternity leave cover), Prøve AS\n\n2014 – 2018   Waiter, Hotell Prøve\n\nINTERESTS\n\nChess",
  );
  expect(work).toHaveLength(4);
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
