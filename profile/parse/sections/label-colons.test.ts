import { expect, test } from "vitest";
import { head } from "../fixtures/text.ts";
import { parseCv } from "../parse-cv.ts";

test.each([":", ":-", "-", "–"])("reads the value behind a %s in a column of its own", async (sign) => {
  const rows = [
    ["Full name", "Kari Prøve Testdal"],
    ["Address", "12 Test Road, Pune - 411045"],
    ["Languages known", "English, Tamil"],
  ].map(([label, value]) => `${label}\t${sign}\t${value}`);
  const text = `${head}WORK EXPERIENCE\n\nNurse, Testdal Hospital, 2015 – 2019\n\nPERSONAL DETAILS\n\n${rows.join("\n")}\n`;
  const { resume } = await parseCv(new TextEncoder().encode(text));
  expect(resume.basics).toMatchObject({
    name: "Kari Prøve Testdal",
    location: { city: "Pune", postalCode: "411045" },
  });
  expect(resume.languages?.map(({ language }) => language)).toEqual(["English", "Tamil"]);
});

test("leaves times, and dashes of other tables, alone", async () => {
  const text = `${head}WORK EXPERIENCE\n\n2015 – 2019\tNurse\t–\tTestdal Hospital\nOn call from 18:00 : two nights a week\nHours\t09:00\t:\t17:00\n`;
  const { lines } = await parseCv(new TextEncoder().encode(text));
  expect(lines).toContain("2015 – 2019\tNurse\t–\tTestdal Hospital");
  expect(lines).toContain("Hours\t09:00\t:\t17:00");
  expect(lines).toContain("On call from 18:00 : two nights a week");
});
