import { expect, test } from "vitest";
import { headTexts, page, parsePages } from "../fixtures/page.ts";
import { head, readText as read } from "../fixtures/text.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";
import { removeSecrets } from "./remove-secrets.ts";
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

test("holds back labelled facts of a running summary", () => {
  const { resume } = parseResume(
    parseText(
      `${head}PROFILE\n\nCalm and exact nurse. Nationality: Irish. Marital status: widowed. Likes nights.\n\nSKILLS\n\nExcel`,
    ),
  );
  expect(resume.basics?.summary).toBe("Calm and exact nurse. Likes nights.");
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

test("a permit among the contact data is held back, and no place", () => {
  const { resume, withheld } = parseResume(
    parseText(
      "KARI PRØVE TESTDAL\n\nkari@testdal.example\n22 00 00 14\nStamp 4, no work permit needed\n\nEMPLOYMENT\n\n2019 – 2021   Clerk, Test Inn\n",
    ),
  );
  expect(JSON.stringify(resume)).not.toMatch(/Stamp|permit/);
  expect(withheld).toContainEqual(expect.objectContaining({ kind: "nationality" }));
});

test("takes a subject for no nationality", () => {
  const { withheld } = parseResume(parseText(`${head}SKILLS\n\nCitizenship Education\n\nDrama`));
  expect(withheld).toEqual([]);
});

test("keeps the owner's address when recommendations repeat it, and holds these back", () => {
  const { resume, withheld } = parsePages(
    page([
      ...headTexts,
      [40, 130, "Experience", 14],
      [40, 150, "Manager at Prøve Hotel"],
      [40, 162, "March 2014 - Present"],
      [40, 190, "Personal Details", 14],
      [40, 210, "Phone 22 00 00 14 (Home)"],
      [40, 250, "Kari Prøve Testdal", 20],
      [40, 266, "kari.testdal@post.example"],
      [40, 290, "2 people have recommended Kari"],
      [40, 310, "Kari took over at the worst possible moment and stayed calm."],
      [40, 322, "Tone Attest, Asset Manager, Testham Trust, was Kari's client"],
    ]),
  );
  expect(resume.basics).toMatchObject({ email: "kari.testdal@post.example", phone: "22 00 00 14" });
  const { references, ...open } = resume;
  expect(JSON.stringify(references)).toContain("Tone Attest");
  expect(JSON.stringify(withheld)).toContain("Tone Attest");
  expect(JSON.stringify(open)).not.toContain("Attest");
});

test("keeps the owner's address where a referee's text has it too, but not one that the name does not agree with", () => {
  const basics = {
    name: "Kari Prøve Testdal",
    email: "kari.testdal@post.example",
    summary: "Kari Testdal leder lag.",
  };
  const told = (value: string) => [{ kind: "reference" as const, value, lines: [1] }];
  expect(removeSecrets({ basics }, told("Kari Testdal, kari.testdal@post.example")).basics).toEqual(basics);
  const other = { ...basics, email: "tone@post.example" };
  expect(
    removeSecrets({ basics: other }, told("Tone Attest, tone@post.example")).basics?.email,
  ).toBeUndefined();
});

test("removes a referee's name within a text, but not within an employer", () => {
  const work = [
    { name: "Salong Prøve v/ Tone Attest", highlights: ["Klipp og farge.", "Tone Attest, daglig leder"] },
  ];
  const withheld = [{ kind: "reference" as const, value: "tone.attest@post.example", lines: [1] }];
  expect(removeSecrets({ work }, withheld).work).toEqual([
    { name: "Salong Prøve v/ Tone Attest", highlights: ["Klipp og farge."] },
  ]);
});

test("leaves out a job of which only the period is known, unless the visitor says that one begins there", () => {
  const source = parseText(
    `${head}EMPLOYMENT\n\n2019 – 2021   Kokk, Hotell Prøve\n\n2012 – 2015\n\nEDUCATION\n\n2008 – 2011   BSc, Test University`,
  );
  const line = source.lines.findIndex(({ text }) => text === "2012 – 2015");
  expect(parseResume(source).resume.work).toHaveLength(1);
  const corrected = parseResume(source, [{ line, section: "work", startsEntry: true }]).resume;
  expect(corrected.work?.map(({ startDate }) => startDate)).toEqual(["2019", "2012"]);
});

test("holds back a state of origin", () => {
  const { resume, withheld } = parseResume(
    parseText(`${head}PERSONAL DATA\n\nState of Origin: Kogi\n\nSKILLS\n\nExcel`),
  );
  expect(JSON.stringify(resume)).not.toContain("Kogi");
  expect(withheld.map(({ value }) => value)).toContain("Kogi");
});

test("leaves no civil status as a field of its own, but a partner of a firm", () => {
  const withheld = ["Samboer", "Partner"].map((value) => ({
    kind: "civil-status" as const,
    value,
    lines: [],
  }));
  const resume = { volunteer: [{ organization: "Samboer" }], work: [{ position: "Partner" }] };
  expect(removeSecrets(resume, withheld)).toEqual({ work: [{ position: "Partner" }] });
});
