import { expect, test } from "vitest";
import { readText as read } from "../fixtures/text.ts";

const publications = (...lines: string[]) =>
  read(`PUBLICATIONS\n\n${lines.join("\n\n")}\n\nINTERESTS\n\nChess, rowing`).publications?.map(
    ({ name, publisher, releaseDate }) => [name, publisher, releaseDate],
  );

test("finds the title in quotation marks, whatever stands before it", () => {
  expect(
    publications(
      "Prøve T. B., Wander A. “Bounded staleness in regional ledgers”. Symposium on Data, 2021",
      "2018, with P. Testvik, ‘Vowel loss at the edge’. Transactions of Prøvik 116, 55–81.",
    ),
  ).toEqual([
    ["Bounded staleness in regional ledgers", "Symposium on Data", "2021"],
    ["Vowel loss at the edge", "Transactions of Prøvik", "2018"],
  ]);
});

test("leaves out authors, volumes and pages", () => {
  expect(
    publications(
      "Testdal, K., Haug, T. & Lie, P. (2023). Storm beds in the north: a review. Sedimentology 70, 12–30.",
      "Testdal K, Lie P. Home monitoring after surgery. Heart. 2021;107:812-819.",
      "T. Okwuosa, P. Lindeman and S. Testdal. Cold starts with hard negatives. RecRetail Workshop, 2022.",
      "Kari Testdal: Garn og tau (Kvam forlag, 2016)",
      "The long winter (novel). Prøve Press, 2014.",
    ),
  ).toEqual([
    ["Storm beds in the north: a review", "Sedimentology", "2023"],
    ["Home monitoring after surgery", "Heart", "2021"],
    ["Cold starts with hard negatives", "RecRetail Workshop", "2022"],
    ["Garn og tau", "Kvam forlag", "2016"],
    ["The long winter", "Prøve Press", "2014"],
  ]);
});

test("keeps a quoted word within a title, and the address", () => {
  expect(
    publications(
      'Testdal, A. (2020). The "lost generation" of nurses. Nursing 12, 3–9.',
      "Testdal A. Home monitoring after surgery. Heart. 2021;107. https://doi.example/10.1",
    )?.map(([name]) => name),
  ).toEqual(['The "lost generation" of nurses', "Home monitoring after surgery"]);
});

test("joins the lines of numbered references", () => {
  expect(
    publications(
      "1. Testdal, K. (2019). A wandering bog: peat, water\nand people. Annals of Peat 4, 1–9.\n2. Testdal, K. (2012). Otters and nets. Annals of Peat 1, 2–8.",
    ),
  ).toEqual([
    ["A wandering bog: peat, water and people", "Annals of Peat", "2019"],
    ["Otters and nets", "Annals of Peat", "2012"],
  ]);
});

test("reads references with the year in the margin", () => {
  expect(
    publications(
      "2025\tTestdal EN, Lie H, Moe B. Sea urchin removal and kelp recovery. Journal of Northern Coasts 41, 112–129.",
      "2023\tTestdal EN. Warm winters in the north: what divers saw. Polar Biology 29, 301–315.",
    ),
  ).toEqual([
    ["Sea urchin removal and kelp recovery", "Journal of Northern Coasts", "2025"],
    ["Warm winters in the north: what divers saw", "Polar Biology", "2023"],
  ]);
});

test("finds references between groups, with pages that look like phone numbers", () => {
  expect(
    publications(
      "Peer-reviewed articles",
      "Testdal EM*, Prøve J* & Haug P (2024). Repeated adaptation to low salinity. Molecular Ecology 33: e17288.",
      "Haug P, Testdal EM, Lie L et al. (2021). Gene flow across a steep gradient. Evolution 75: 2210–2226.",
      "Preprints, book chapters and thesis",
      "Testdal, K. & Lie, A. M. (red.) (2018). Dikt i klasserommet. Testforlaget.",
      "Testdal EM (2018). Connectivity of rocky shores. PhD thesis, University of Testdal.",
      "*Equal contribution. Citations in October 2026: 412",
    )?.map(([name]) => name),
  ).toEqual([
    "Repeated adaptation to low salinity",
    "Gene flow across a steep gradient",
    "Dikt i klasserommet",
    "Connectivity of rocky shores",
  ]);
});

test("finds books and reviews between the groups of a numbered list", () => {
  expect(
    read(
      `PUBLICATIONS

Monograph
[1] Small Debts: Credit and Neighbourhood, 1590–1700 (Manchester: Prøve Academic Press, 2022). 264 pp.
Edited volume
[2] Edited with Kari Testdal, Reckonings: Keeping Household Accounts (Leiden: Brill & Test, 2024).
Book reviews
[3] Review of M. Prøve, The Price of a Promise, Rural Past, 33:1 (2022), 118–120.
Forthcoming
[4] ‘Debt and the Deserving Poor’, accepted by Rural Past.

INTERESTS

Chess, rowing`,
    ).publications?.map(({ name, publisher }) => [name, publisher]),
  ).toEqual([
    ["Small Debts: Credit and Neighbourhood, 1590–1700", "Prøve Academic Press"],
    ["Reckonings: Keeping Household Accounts", "Brill & Test"],
    ["Review of M. Prøve, The Price of a Promise", "Rural Past"],
    ["Debt and the Deserving Poor", "accepted by Rural Past"],
  ]);
});

test("joins the rows of a reference with a number in brackets, below headings of groups", () => {
  expect(
    publications(
      "[1] A. Testdal and R. Lie. Reducing idler noise on overland conveyors. Prøve\nBulk Review, 19(4):42–45, 2014.",
    ),
  ).toEqual([["Reducing idler noise on overland conveyors", "Prøve Bulk Review", "2014"]]);
  expect(
    publications(
      "[1] Testdal, K. (2021). Kelp forests of the strait. In: Cold Water Tests, pp. 88–117.\n[2] Lie, P., Testdal, K. (2019). A low-cost logger for subtidal work. Methods in Prøve, 9, 301–310.",
    ),
  ).toEqual([
    ["Kelp forests of the strait", "Cold Water Tests", "2021"],
    ["A low-cost logger for subtidal work", "Methods in Prøve", "2019"],
  ]);
  expect(
    publications(
      "3. Testdal, K. (2019). Legd og lov. Fattigstellet i bygde-Norge. Oslo: Prøveforlaget.\n2. Testdal, K. (2022, 4. mai). «Fosterhjem er ikke noe nytt». Prøve Tidende.\n1. Testdal, K. (2021). «Who paid? Contracts in Western Norway». In: Lie, M. (ed.), Local Tests, pp. 91–114.",
    ),
  ).toEqual([
    ["Legd og lov. Fattigstellet i bygde-Norge", "Prøveforlaget", "2019"],
    ["Fosterhjem er ikke noe nytt", "Prøve Tidende", "2022"],
    ["Who paid? Contracts in Western Norway", "Local Tests", "2021"],
  ]);
});

test("joins the rows of a reference below a bullet", () => {
  expect(
    publications(
      "- Testdal, K. and Lie, H. (2023). “Shorter courses in\n  three surgeries: an audit”. In: Journal of\n  Prøve 12.3, pp. 41–44.\n- Testdal, K. (2020). “Flu jabs in the valley”.\n  In: Community Tests 8.1, pp. 10–12.",
    ),
  ).toEqual([
    ["Shorter courses in three surgeries: an audit", "Journal of Prøve 12.3", "2023"],
    ["Flu jabs in the valley", "Community Tests 8.1", "2020"],
  ]);
});

test("separates numbered publications", () => {
  const { publications } = read(
    "PUBLICATIONS\n\n[1] Testdal, K. (2014). Tidal power in fjords. Journal of Coasts.\n[2] Testdal, K. (2018). Salt and stone. Journal of Coasts.",
  );
  expect(publications?.map(({ name, releaseDate }) => [name, releaseDate])).toEqual([
    ["Tidal power in fjords", "2014"],
    ["Salt and stone", "2018"],
  ]);
});

test("finds titles behind a question mark, before a journal alone, in a text to come and behind a quoted word", () => {
  expect(
    publications(
      "2021 N. Testdal. What do we owe the spring? Protection on a shoestring. Proceedings of the Conference, Tullamore.",
      "2015 N. Testdal, S. Ó Prøve and D. Lie. Seasonal flooding and nitrate in springs. Irish Groundwater Review 8.",
      "2015 River bed clogging along the Gaula. Journal of Cold Region Hydrology 31",
      "Oduya, B. & Testdal, L. (submitted). Syllable rate as an early marker.",
      "Testdal, R. (2019). «Kjerringa» på sjøkartet. Namn og bygd 107, 63–88.",
    )?.map(([name]) => name),
  ).toEqual([
    "What do we owe the spring? Protection on a shoestring",
    "Seasonal flooding and nitrate in springs",
    "River bed clogging along the Gaula",
    "Syllable rate as an early marker",
    "«Kjerringa» på sjøkartet",
  ]);
});
