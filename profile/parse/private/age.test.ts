import { expect, test } from "vitest";
import { head } from "../fixtures/text.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";

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
