import type { Resume } from "../../profile/resume.ts";

/** An invented person, as a CV tells of them. Nobody here exists; addresses end in `.example`. */
export interface Person {
  id: string;
  language: "no" | "en";
  resume: Resume;
  /** What stands in the file and has no place in public: birth date, civil status, and the referees' names and numbers. */
  born?: string;
  status?: string;
}

const no = (id: string, resume: Resume, born?: string, status?: string): Person => ({
  id,
  language: "no",
  resume,
  ...(born ? { born } : {}),
  ...(status ? { status } : {}),
});
const en = (id: string, resume: Resume, born?: string, status?: string): Person => ({
  id,
  language: "en",
  resume,
  ...(born ? { born } : {}),
  ...(status ? { status } : {}),
});

export const people: Person[] = [
  no(
    "vera",
    {
      basics: {
        name: "Vera Løvstad Krogh",
        label: "Prosjektleder innen fornybar energi",
        email: "vera.krogh@vindpost.example",
        phone: "+47 400 00 123",
        url: "https://verakrogh.example",
        summary:
          "Prosjektleder med tolv års erfaring fra vindkraft og nett. Har ledet utbygginger fra konsesjon til drift, og trives best der teknikk og mennesker møtes.",
        location: { address: "Fjellveien 14B", postalCode: "5019", city: "Bergen" },
        profiles: [
          { network: "LinkedIn", username: "vera-krogh", url: "https://www.linkedin.com/in/vera-krogh" },
        ],
      },
      work: [
        {
          name: "Nordhav Vind AS",
          position: "Prosjektleder",
          location: "Bergen",
          startDate: "2019-04",
          highlights: [
            "Leder utbyggingen av en vindpark på 84 MW",
            "Ansvarlig for budsjett på 640 millioner kroner og elleve leverandører",
            "Kuttet byggetiden med fire måneder ved å samle anleggsarbeidet",
          ],
        },
        {
          name: "Vestkraft Nett",
          position: "Seniorrådgiver",
          location: "Voss",
          startDate: "2014-08",
          endDate: "2019-03",
          highlights: [
            "Utredet nettilknytning for småkraft i tre kommuner",
            "Faglig leder for fem rådgivere",
          ],
        },
        {
          name: "Vestkraft Nett",
          position: "Rådgiver",
          location: "Voss",
          startDate: "2011-01",
          endDate: "2014-07",
          highlights: ["Skrev konsesjonssøknader til NVE"],
        },
      ],
      education: [
        {
          institution: "Norges teknisk-naturvitenskapelige universitet",
          studyType: "Master",
          area: "energi og miljø",
          startDate: "2005-08",
          endDate: "2010-06",
        },
        {
          institution: "Bergen katedralskole",
          area: "Studiespesialisering",
          startDate: "2002-08",
          endDate: "2005-06",
        },
      ],
      certificates: [{ name: "PRINCE2 Practitioner", issuer: "Axelos", date: "2016-03" }],
      skills: [
        { name: "Prosjektstyring" },
        { name: "MS Project" },
        { name: "Kontraktsrett" },
        { name: "HMS" },
        { name: "QGIS" },
      ],
      languages: [
        { language: "Norsk", fluency: "Morsmål" },
        { language: "Engelsk", fluency: "Flytende" },
        { language: "Tysk", fluency: "Grunnleggende" },
      ],
      volunteer: [
        { organization: "Bergen Turlag", position: "Styremedlem", startDate: "2017", endDate: "2020" },
      ],
      interests: [{ name: "Fjellski" }, { name: "Korsang" }],
      references: [{ name: "Tormod Eikeland", reference: "Direktør, Nordhav Vind AS, 400 00 987" }],
    },
    "14.02.1986",
    "Gift",
  ),
  no(
    "amir",
    {
      basics: {
        name: "Amir Hosseini",
        label: "Sykepleier",
        email: "amir.hosseini@helsepost.example",
        phone: "928 00 456",
        summary:
          "Sykepleier med erfaring fra akuttmottak og hjemmetjeneste. Rolig når det haster, og opptatt av at pasienten forstår hva som skjer.",
        location: { address: "Storgata 31", postalCode: "2815", city: "Gjøvik" },
      },
      work: [
        {
          name: "Sykehuset Innlandet HF",
          position: "Sykepleier",
          location: "Gjøvik",
          startDate: "2020-08",
          highlights: ["Akuttmottak i turnus, med triage etter RETTS", "Veileder for studenter i praksis"],
        },
        {
          name: "Østre Toten kommune",
          position: "Sykepleier i hjemmetjenesten",
          location: "Lena",
          startDate: "2017-07",
          endDate: "2020-07",
          highlights: ["Primærkontakt for fjorten brukere", "Innførte digital medisinliste i sonen"],
        },
        {
          name: "Labo sykehjem",
          position: "Pleieassistent",
          location: "Østre Toten",
          startDate: "2014-06",
          endDate: "2017-06",
        },
      ],
      education: [
        {
          institution: "Høgskolen i Gjøvik",
          studyType: "Bachelor",
          area: "sykepleie",
          startDate: "2014-08",
          endDate: "2017-06",
        },
        {
          institution: "Gjøvik videregående skole",
          area: "Helse- og sosialfag",
          startDate: "2011-08",
          endDate: "2014-06",
        },
      ],
      certificates: [
        { name: "AHLR-instruktør", issuer: "Norsk Resuscitasjonsråd", date: "2022-05" },
        { name: "Førerkort klasse B" },
      ],
      skills: [
        { name: "Triage" },
        { name: "Sårstell" },
        { name: "Dips" },
        { name: "Gerica" },
        { name: "Veiledning" },
      ],
      languages: [
        { language: "Persisk", fluency: "Morsmål" },
        { language: "Norsk", fluency: "Flytende" },
        { language: "Engelsk", fluency: "God" },
      ],
      references: [
        {
          name: "Bente Nygård",
          reference: "Avdelingsleder, Sykehuset Innlandet HF, 928 00 777, bente.nygard@sykehus.example",
        },
      ],
    },
    "03.11.1993",
    "Samboer",
  ),
  no("ingrid", {
    basics: {
      name: "Ingrid-Marie Solberg",
      label: "Systemutvikler",
      email: "ingrid@solbergkode.example",
      phone: "+47 22 00 03 11",
      url: "https://solbergkode.example",
      summary:
        "Systemutvikler som liker å rydde. Ni år med betalingsløsninger og offentlige tjenester, de siste årene mest TypeScript og Kotlin.",
      location: { postalCode: "0465", city: "Oslo" },
      profiles: [{ network: "GitHub", username: "imsolberg", url: "https://github.com/imsolberg" }],
    },
    work: [
      {
        name: "Digitaliseringsbyrået",
        position: "Seniorutvikler",
        location: "Oslo",
        startDate: "2021-02",
        highlights: [
          "Bygget om innloggingen til 40 tjenester uten nedetid",
          "Satte opp overvåking som halverte tiden til feil ble funnet",
        ],
      },
      {
        name: "Kassaflyt AS",
        position: "Backend-utvikler",
        location: "Oslo",
        startDate: "2016-09",
        endDate: "2021-01",
        highlights: [
          "Skrev avstemming av 3 millioner transaksjoner i døgnet i Kotlin",
          "Flyttet 22 tjenester til Kubernetes",
        ],
      },
    ],
    education: [
      {
        institution: "Universitetet i Oslo",
        studyType: "Master",
        area: "informatikk",
        startDate: "2011-08",
        endDate: "2016-06",
      },
    ],
    skills: [
      { name: "TypeScript" },
      { name: "Kotlin" },
      { name: "PostgreSQL" },
      { name: "Kubernetes" },
      { name: "Universell utforming" },
      { name: "CI/CD" },
    ],
    languages: [
      { language: "Norsk", fluency: "Morsmål" },
      { language: "Engelsk", fluency: "Flytende" },
    ],
    projects: [
      { name: "Togtavla", description: "Åpen kildekode: avgangstavle for lesebrett.", startDate: "2020" },
    ],
    volunteer: [
      { organization: "Lær Kidsa Koding Oslo", position: "Veileder", startDate: "2018", endDate: "2021" },
    ],
    awards: [{ title: "Årets utvikler", awarder: "Kodeprisen", date: "2022" }],
  }),
  no(
    "odd",
    {
      basics: {
        name: "Odd Arne Tveiten",
        label: "Tømrermester",
        email: "post@tveitenbygg.example",
        phone: "+47 951 00 222",
        summary:
          "Tømrermester fra Telemark med tjuefem år i faget. Restaurering av eldre trehus er spesialfeltet.",
        location: { address: "Lienvegen 8", postalCode: "3800", city: "Bø" },
      },
      work: [
        {
          name: "Tveiten Bygg",
          position: "Daglig leder",
          location: "Bø",
          startDate: "2008",
          highlights: [
            "Driver eget firma med seks ansatte",
            "Restaurerte 14 fredede bygninger for Riksantikvaren",
            "Lærebedrift, ni lærlinger til fagbrev",
          ],
        },
        {
          name: "Telemark Entreprenør AS",
          position: "Bas",
          location: "Skien",
          startDate: "2001",
          endDate: "2008",
          highlights: ["Ledet lag på åtte tømrere i boligfelt"],
        },
        {
          name: "Telemark Entreprenør AS",
          position: "Tømrer",
          location: "Skien",
          startDate: "1998",
          endDate: "2001",
        },
      ],
      education: [
        {
          institution: "Fagskolen Telemark",
          studyType: "Mesterbrev",
          area: "tømrerfaget",
          startDate: "2005",
          endDate: "2007",
        },
        {
          institution: "Bø vidaregåande skule",
          studyType: "Fagbrev",
          area: "tømrerfaget",
          startDate: "1994",
          endDate: "1998",
        },
      ],
      certificates: [
        { name: "Varme arbeider", date: "2023" },
        { name: "Stillasbygger 2-5 m", date: "2021" },
      ],
      skills: [
        { name: "Restaurering" },
        { name: "Lafting" },
        { name: "Kalkulasjon" },
        { name: "Byggeledelse" },
      ],
      languages: [
        { language: "Norsk", fluency: "Morsmål" },
        { language: "Engelsk", fluency: "Middels" },
      ],
      interests: [{ name: "Jakt" }, { name: "Felespill" }],
      references: [{ name: "Gunhild Rui", reference: "Byantikvar, Skien kommune, 951 00 888" }],
    },
    "27.07.1976",
    "Skilt",
  ),
  en("priya", {
    basics: {
      name: "Priya Raman",
      label: "Product Manager",
      email: "priya.raman@pmmail.example",
      phone: "+44 7700 900321",
      url: "https://priyaraman.example",
      summary:
        "Product manager with nine years in payments and public transport. Turns messy problems into small releases that people notice.",
      location: { postalCode: "M1 1AE", city: "Manchester" },
      profiles: [
        { network: "LinkedIn", username: "priya-raman", url: "https://www.linkedin.com/in/priya-raman" },
        { network: "GitHub", username: "priyaraman", url: "https://github.com/priyaraman" },
      ],
    },
    work: [
      {
        name: "Northline Transport Ltd",
        position: "Senior Product Manager",
        location: "Manchester",
        startDate: "2020-06",
        highlights: [
          "Launched contactless fares on 420 buses in seven months",
          "Cut ticket machine complaints by 38%",
          "Leads a team of eight across design and engineering",
        ],
      },
      {
        name: "Paywise",
        position: "Product Manager",
        location: "Leeds",
        startDate: "2016-03",
        endDate: "2020-05",
        highlights: ["Owned the onboarding of 1,200 small merchants", "Ran 60 customer interviews a year"],
      },
      {
        name: "Paywise",
        position: "Business Analyst",
        location: "Leeds",
        startDate: "2014-09",
        endDate: "2016-02",
      },
    ],
    education: [
      {
        institution: "University of Leeds",
        studyType: "BSc",
        area: "Economics",
        startDate: "2011-09",
        endDate: "2014-06",
      },
    ],
    certificates: [{ name: "Certified Scrum Product Owner", issuer: "Scrum Alliance", date: "2018-11" }],
    skills: [
      { name: "Roadmapping" },
      { name: "SQL" },
      { name: "User research" },
      { name: "Figma" },
      { name: "A/B testing" },
    ],
    languages: [
      { language: "English", fluency: "Native" },
      { language: "Tamil", fluency: "Fluent" },
      { language: "French", fluency: "Basic" },
    ],
    volunteer: [
      { organization: "Code Club Salford", position: "Mentor", startDate: "2019", endDate: "2022" },
    ],
    interests: [{ name: "Bouldering" }, { name: "Baking" }],
  }),
  en(
    "gareth",
    {
      basics: {
        name: "Gareth Pryce-Jones",
        label: "Head Chef",
        email: "g.prycejones@kitchenmail.example",
        phone: "07700 900654",
        summary:
          "Head chef who trained in Cardiff and cooked in Lyon and Oslo. Seasonal food, calm kitchens and honest margins.",
        location: { address: "4 Harbour Row", postalCode: "CF10 4PA", city: "Cardiff" },
      },
      work: [
        {
          name: "The Tide House",
          position: "Head Chef",
          location: "Cardiff",
          startDate: "2019-05",
          highlights: [
            "Runs a kitchen of twelve serving 900 covers a week",
            "Brought food cost down from 34% to 28%",
          ],
        },
        {
          name: "Fjordkanten Restaurant",
          position: "Sous Chef",
          location: "Oslo, Norway",
          startDate: "2015-02",
          endDate: "2019-04",
          highlights: ["Menu planning and supplier contracts", "Trained six apprentices"],
        },
        {
          name: "Brasserie Perrache",
          position: "Commis Chef",
          location: "Lyon, France",
          startDate: "2012-10",
          endDate: "2015-01",
        },
      ],
      education: [
        {
          institution: "Cardiff and Vale College",
          studyType: "Diploma",
          area: "Professional Cookery",
          startDate: "2010-09",
          endDate: "2012-07",
        },
      ],
      certificates: [{ name: "Level 3 Food Safety", issuer: "Highfield", date: "2021-02" }],
      skills: [
        { name: "Menu design" },
        { name: "Stock control" },
        { name: "Butchery" },
        { name: "Staff rotas" },
      ],
      languages: [
        { language: "English", fluency: "Native" },
        { language: "Welsh", fluency: "Fluent" },
        { language: "Norwegian", fluency: "Intermediate" },
      ],
      awards: [{ title: "Young Chef of the Year, runner-up", awarder: "Wales Food Awards", date: "2014" }],
      references: [
        {
          name: "Helen Cadwallader",
          reference: "Owner, The Tide House, 029 2018 0777, helen@tidehouse.example",
        },
      ],
    },
    "1990-04-19",
    "Married",
  ),
  en("yuki", {
    basics: {
      name: "Yuki Tanaka Berg",
      label: "Research Scientist, Marine Biology",
      email: "yuki.berg@seascience.example",
      phone: "+47 936 00 210",
      summary:
        "Marine biologist working on kelp forests and warming seas. Ten years of field work in Norway and Japan, and a habit of publishing open data.",
      location: { city: "Tromsø" },
      profiles: [
        { network: "ORCID", username: "0000-0002-1825-0097", url: "https://orcid.org/0000-0002-1825-0097" },
      ],
    },
    work: [
      {
        name: "Norwegian Polar Research Centre",
        position: "Research Scientist",
        location: "Tromsø, Norway",
        startDate: "2019-09",
        highlights: [
          "Principal investigator of a four-year kelp survey, NOK 12 million",
          "Supervises two PhD students",
        ],
      },
      {
        name: "University of Bergen",
        position: "Postdoctoral Fellow",
        location: "Bergen, Norway",
        startDate: "2016-01",
        endDate: "2019-08",
        highlights: ["Built an open database of 18,000 dives"],
      },
    ],
    education: [
      {
        institution: "Hokkaido University",
        studyType: "PhD",
        area: "Marine Ecology",
        startDate: "2011-04",
        endDate: "2015-09",
      },
      {
        institution: "Hokkaido University",
        studyType: "MSc",
        area: "Fisheries Science",
        startDate: "2009-04",
        endDate: "2011-03",
      },
    ],
    skills: [{ name: "R" }, { name: "Python" }, { name: "Scientific diving" }, { name: "Grant writing" }],
    languages: [
      { language: "Japanese", fluency: "Native" },
      { language: "English", fluency: "Fluent" },
      { language: "Norwegian", fluency: "Professional working proficiency" },
    ],
    publications: [
      { name: "Kelp recovery after warm winters", publisher: "Journal of Cold Seas", releaseDate: "2022" },
      { name: "Counting urchins from above", publisher: "Marine Methods", releaseDate: "2019" },
    ],
    awards: [{ title: "Young Investigator Grant", awarder: "Arctic Science Fund", date: "2020" }],
  }),
  en(
    "sam",
    {
      basics: {
        name: "Samuel Okoye",
        label: "Electrician",
        email: "sam.okoye@sparkmail.example",
        phone: "020 7946 0321",
        summary:
          "Approved electrician with experience from hospitals, housing and events. Safe, tidy and on time.",
        location: { address: "Flat 7, 18 Mill Lane", postalCode: "BS1 5TR", city: "Bristol" },
      },
      work: [
        {
          name: "Avon Electrical Services Ltd",
          position: "Approved Electrician",
          location: "Bristol",
          startDate: "2018-01",
          highlights: [
            "Rewired three hospital wards while they stayed open",
            "First-aider and apprentice supervisor",
          ],
        },
        {
          name: "Festival Power Group",
          position: "Event Electrician",
          location: "Bath",
          startDate: "2015-04",
          endDate: "2017-12",
          highlights: ["Generator sets and distribution for crowds of up to 30,000"],
        },
        {
          name: "Avon Electrical Services Ltd",
          position: "Apprentice Electrician",
          location: "Bristol",
          startDate: "2011-09",
          endDate: "2015-03",
        },
      ],
      education: [
        {
          institution: "City of Bristol College",
          studyType: "NVQ Level 3",
          area: "Electrical Installation",
          startDate: "2011-09",
          endDate: "2014-06",
        },
      ],
      certificates: [
        { name: "18th Edition Wiring Regulations", issuer: "City & Guilds", date: "2019-06" },
        { name: "ECS Gold Card", date: "2020" },
      ],
      skills: [
        { name: "Testing and inspection" },
        { name: "Fire alarms" },
        { name: "Three-phase systems" },
        { name: "AutoCAD" },
      ],
      languages: [
        { language: "English", fluency: "Native" },
        { language: "Igbo", fluency: "Conversational" },
      ],
      interests: [{ name: "Five-a-side football" }, { name: "Restoring radios" }],
      references: [
        {
          name: "Dawn Whitlock",
          reference: "Operations Manager, Avon Electrical Services Ltd, 0117 496 0555",
        },
      ],
    },
    "12 May 1992",
    "Single",
  ),
];
