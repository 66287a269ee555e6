import { items, type Vocabulary } from "./vocabulary.ts";

export const no: Vocabulary = {
  firstNames: items(
    "Ingrid|Lars|Sunniva|Håkon|Maria|Eirik|Fatima|Bjørn|Solveig|Jonas|Åse|Mohammed|Kristin|Sindre|Randi|Terje|Marte|Øyvind|Anja|Torstein|Live|Gunnar|Nora|Aleksander",
  ),
  surnames: items(
    "Haugland|Bråten|Ødegård|Tveit|Solberg|Nygård|Hassan|Kvamme|Rønning|Aasen|Myhre|Strand|Bakken|Fjellheim|Lunde|Sætre|Vik|Torsvik|Engebretsen|Grønli|Hegg|Iversby|Jølstad|Kleppe",
  ),
  places: items(
    "Bergen|Trondheim|Bodø|Molde|Hamar|Lillehammer|Tønsberg|Narvik|Haugesund|Kongsberg|Drammen|Levanger|Ålesund|Førde|Mosjøen|Gjøvik|Stavanger|Volda|Kirkenes|Tromsø|Harstad|Egersund|Røros|Oslo",
  ),
  phonePrefix: "+47 400 0",
  streets: items("Storgata|Fjellveien|Havnegata|Kirkeveien|Skolegata|Parkveien|Strandgata|Bjørkeveien"),
  postalCode: "5003",
  titles: items(
    "Sykepleier|Prosjektleder|Utvikler|Lærer|Regnskapsfører|Kokk|Rådgiver|Helsefagarbeider|Elektriker|Butikksjef|Lagermedarbeider|Forsker|Daglig leder|Lastebilsjåfør|Advokat|Resepsjonist|Sivilingeniør|Fysioterapeut|Kelner|Tømrer|Vernepleier|Økonomikonsulent|Kranfører|Overstyrmann|Avdelingsleder|Barnehagelærer|Systemutvikler|Stipendiat|Førsteamanuensis|Markedssjef|Renholder|Anleggsleder|Kundebehandler|Saksbehandler|Jordmor|Frisør|Dataanalytiker|Tannlege|Produkteier|Miljøterapeut|Matros|HR-partner|Veterinær|Innkjøper, ferskvare|Vekter|Teknisk tegner|Studieveileder|Seksjonsleder for drift|Bioingeniør|Sosionom",
  ),
  titlePrefixes: items("Senior|Assisterende|Fungerende|Ledende"),
  employers: items(
    "{brand} AS|{place} kommune|{place} sykehus|{surname} Bygg AS|{brand} Energi|{place} videregående skole|Restaurant {brand}|{surname} & {surname2}|{brand} ASA|{place} Sjømat|Universitetet i {place}|Helse {place} HF|{brand} Consulting|{place} Bakeri|{brand} Logistikk AS|{place} havn|{brand}|{surname} Rederi|Hotell {brand}|Kiwi {place}|{brand} Programvare|{place} teater|Stiftelsen {brand}|Advokatfirmaet {surname} DA|{place} barnehage|NAV {place}|{brand} Eiendom|Ingeniørfirmaet {surname}",
  ),
  verbs: items(
    "Ledet|Ansvarlig for|Innførte|Planla|Har ansvar for|Utviklet|Reduserte|Opplæring av|Oppfølging av|Forhandlet|Skrev|Drift av|Koordinerte|Veiledet|Bygget|Gjennomførte|Bidro til|Rapporterte|Etablerte|Daglig drift av",
  ),
  objects: items(
    "et team på {n} personer|turnus for tre avdelinger|ukentlig varetelling|nytt bookingsystem|klager fra kunder|budsjett på {n} millioner kroner|vernerunder på byggeplassen|flyttingen til nytt kontor|avtaler med leverandører|rapporter til styret|undervisning på 8. til 10. trinn|leveranser i hele regionen|lansering av to produkter|månedsregnskapet|pasientjournaler|et arkiv med {n} 000 tegninger|lærlingordningen|dataflyt i Python og SQL|menyer til selskaper|pumper og ventiler",
  ),
  tails: items(
    "|uten fraværsskader|som sparte {n} timer i uken|på fire steder|i tett dialog med kundene|og opplæring av nye kolleger|innenfor tid og budsjett|fra første skisse til overlevering|som økte tilfredsheten fra 71 til {n}9 prosent|sammen med økonomiavdelingen|for en kjede med {n} butikker, også kveld og helg når noen ble syke|i 201{n}|i perioden 201{n} til 2020|våren 2021, med budsjett på {n}00 000 kroner",
  ),
  sentences: items(
    "Jeg trives der mennesker og teknologi møtes.|Praktisk og rolig, med ti år bak disken og på kontoret.|Kjent for klart språk og for å fullføre det jeg begynner på.|Ser etter en stilling med mer ansvar i en bedrift som vokser.|Erfaren fagperson med bakgrunn fra både offentlig og privat sektor.|Jeg har ledet grupper på opptil tjue personer og liker å se andre lykkes.|Styrkene mine er planlegging, økonomi og ro i travle perioder.|Nysgjerrig, nøyaktig og vant til å arbeide med mange nasjonaliteter.|Har jobbet offshore, på sykehus og i skolen, og tar med lærdom fra alle tre.|Vil bruke data til å gjøre hverdagstjenester bedre for dem som trenger dem.",
  ),
  degrees: items(
    "Bachelor|Master|Bachelorgrad|Mastergrad|Ph.d.|Årsstudium|Siv.ing.|Høgskolekandidat|Fagskole|Doktorgrad|Cand.mag.|Grunnfag",
  ),
  degreeJoin: "i",
  areas: items(
    "sykepleie|informatikk|historie|maskinteknikk|økonomi og administrasjon|marinbiologi|rettsvitenskap|regnskap og revisjon|nordisk språk|matvitenskap|arkitektur|statistikk|reiseliv og ledelse|kjemi|samfunnsøkonomi|sosialt arbeid|energi og miljø|pedagogikk|elkraft|sosiologi og politikk|oseanografi|fransk og lingvistikk|datavitenskap|tekstil, mote og design|veterinærmedisin|musikk|fysikk, kjemi og matte|internasjonale forhold|byplanlegging|farmasi|teatervitenskap|filosofi, politikk og økonomi|intensivsykepleie|geologi",
  ),
  schoolDegrees: items(
    "Studiespesialisering|Fagbrev som elektriker|Helse- og oppvekstfag|Yrkesfag, byggfag|Allmennfag|Svennebrev, tømrer|Restaurant- og matfag|Påbygging til generell studiekompetanse",
  ),
  institutions: items(
    "Universitetet i {place}|Høgskolen i {place}|NTNU|OsloMet|Handelshøyskolen i {place}|Kunsthøgskolen i {place}|Fagskolen i {place}|Universitetet på {place}|Norges {brand}høgskole|{brand} fagskole|Høgskulen på {place}|VID vitenskapelige høgskole|Politihøgskolen|NHH|BI {place}|Oslo {brand} voksenopplæring",
  ),
  schools: items(
    "{place} videregående skole|{place} katedralskole|{surname} yrkesskole|{place} gymnas|{place} folkehøgskole",
  ),
  skills: items(
    "Excel|Python|Prosjektstyring|Førstehjelp|SAP|Budsjett|Photoshop|Sveising|Kundeservice|SQL|Turnusplanlegging|AutoCAD|Mattrygghet|Formidling|JavaScript|Teamledelse|Forhandling|Lagerstyring|TypeScript|Korrektur|Risikovurdering|R|Figma|Truckkjøring|HMS|Docker|Bokføring|Pasientsikkerhet|Kontraktsrett|Google Analytics|Visma|Salesforce|Sårstell|Tripletex|Arrangement|Veiledning|Regnskapsanalyse|Krankjøring|ISO 9001|GDPR|Strategi|Sorgarbeid|MIG 135|MVA-oppgaver|Innkjøp|Sikkerhet (STCW)|Hydraulikk|Befaring|Oppsøkende salg|SAP FI/CO|Likviditetsstyring|Rørlegging|Søknadsskriving|Ultralyd|CNC|Oracle NetSuite|Vibrasjonsanalyse|Kaffe og servering|Tiltaksplaner|Barnevern og skole|Megling|Power Automate|Endringsledelse|Xledger|CRM|Kateterstell|Skadeoppgjør|Dykkeplanlegging|Statistisk modellering|Kredittkontroll|Markedsanalyse|Tegningslesing",
  ),
  languageNames: items(
    "Norsk|Engelsk|Tysk|Fransk|Spansk|Polsk|Svensk|Dansk|Arabisk|Italiensk|Nordsamisk|Somali|Litauisk|Urdu",
  ),
  levels: items(
    "Morsmål|Flytende|Svært god|God|Middels|Grunnleggende|C1|B2|A2|Meget god|Noe kjennskap|Flytende muntlig og skriftlig",
  ),
  certificates: items(
    "Truckførerbevis T1–T4|Varme arbeider|Førerkort klasse B|PRINCE2 Foundation|Kranførerbevis G4|HMS-kurs for ledere|STCW grunnleggende sikkerhetskurs|Autorisasjon som sykepleier|Sertifisert Scrum Master|Førstehjelpskurs|Fallsikring|ITIL Foundation|Skjenkebevis|Stillasbyggerkurs|AHLR-instruktør|Etablererprøven",
  ),
  issuers: items(
    "Norges brannskole|Axelos|Røde Kors|Helsedirektoratet|{brand} Kurs|{place} kommune|Scrum Alliance|DNV|Teknologisk Institutt|Arbeidstilsynet",
  ),
  organizations: items(
    "{place} Turlag|Røde Kors|{place} idrettslag|{place} mannskor|Natteravnene {place}|{place} skolekorps|Kirkens Bymisjon|{place} Speidergruppe|Redningsselskapet|Elevorganisasjonen",
  ),
  volunteerRoles: items(
    "Frivillig|Kasserer|Trener|Styremedlem|Styreleder|Sekretær|Leksehjelper|Turleder|Speiderleder|Materialforvalter",
  ),
  interests: items(
    "Fjellski|Korsang|Sjakk|Isbading|Baking|Foto|Sykling|Keramikk|Astronomi|Brettspill|Hagearbeid|Terrengløp|Jazzpiano|Fugletitting",
  ),
  awards: items(
    "Årets medarbeider|Dekanens pris|Beste masteroppgave|Årets unge ingeniør|Kundeserviceprisen|Reisestipend|Innovasjonsprisen|Kongens fortjenstmedalje",
  ),
  papers: items(
    "Tidevannskraft i trange sund|Overleveringsnotater på akuttposter|Å lære å lese til sjøs|Styrken i resirkulert betong|Flaggermus i nordlige daler|Tillit og handel i små havner|Raske søk i tynne arkiv|Flytting og bolig i tre byer|Karbon i jord etter skogbrann|Unnskyldningens grammatikk|Stillhet og tale: turtaking på nattevakt|Hvem betaler fergemannen? Kystens kontrakter|Salt, stein, tømmer: å bygge ved sjøen|Å lese tidevannet – en håndbok|Merknader til flertallet|Hvorfor synger bruer? Demping i lette konstruksjoner|Oter, sild og garn: et næringsnett i endring|Små data, store påstander|Varsling av skred: erfaringer fra seks daler|Etter møllen: arbeid, minne og elv",
  ),
  journals: items(
    "Tidsskrift for kystforskning|Sykepleien Forskning|{brand} forlag|Nordisk Symposium, {place}|Norsk Materialteknikk|Historisk tidsskrift",
  ),
  projects: items(
    "Åpen rutetabell|Sensorer i havna|Oppskriftsarkivet|Solceller på skoletaket|Skolehagen|Flomkart for {place}",
  ),
  headings: {
    contact: items("Kontakt|Kontaktinformasjon|Kontaktinfo|Kontaktdetaljer|Ta kontakt|Slik når du meg"),
    personal: items("Personalia|Personlige opplysninger|Personopplysninger|Om personen"),
    summary: items(
      "Profil|Sammendrag|Om meg|Kort om meg|Nøkkelkvalifikasjoner|Oppsummering|Hvem er jeg|Introduksjon",
    ),
    work: items(
      "Arbeidserfaring|Yrkeserfaring|Erfaring|Jobberfaring|Ansettelser|Praksis|Relevant erfaring|Stillinger|Arbeidspraksis|Her har jeg jobbet|Karriere|Tidligere stillinger|Jobber|Yrkesliv|Erfaring fra arbeidslivet|Profesjonell erfaring",
    ),
    education: items(
      "Utdanning|Utdannelse|Utdanning og studier|Skolegang|Studier|Formell utdanning|Akademisk bakgrunn|Skoler og grader|Mine studier",
    ),
    skills: items(
      "Ferdigheter|Kompetanse|Nøkkelkompetanse|Datakunnskaper|Fagkunnskaper|Dette kan jeg|Kunnskaper|Styrker|Verktøy|IT-kunnskaper",
    ),
    languages: items("Språk|Språkkunnskaper|Språkferdigheter|Språk jeg snakker"),
    certificates: items(
      "Kurs|Sertifikater|Kurs og sertifikater|Sertifiseringer|Kurs og sertifiseringer|Etterutdanning|Bevis og kurs|Annen opplæring",
    ),
    projects: items("Prosjekter|Utvalgte prosjekter|Egne prosjekter|Prosjekterfaring"),
    publications: items(
      "Publikasjoner|Utvalgte publikasjoner|Artikler|Vitenskapelige arbeider|Forskning og artikler",
    ),
    volunteer: items(
      "Verv|Frivillig arbeid|Tillitsverv|Frivillighet|Verv og frivillig arbeid|Engasjement|Ved siden av jobben",
    ),
    awards: items("Priser|Utmerkelser|Priser og utmerkelser|Stipend|Hederstegn"),
    interests: items("Interesser|Fritidsinteresser|Hobbyer|Fritid|Når jeg har fri"),
    references: items("Referanser|Referansepersoner"),
  },
  documentTitles: items("Curriculum Vitae|CV|CV – oversikt"),
  months: items("januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember"),
  now: items("nå|d.d.|i dag|dags dato|nåværende|pågår|"),
  since: "Siden",
  seasons: items("Vinteren|Våren|Sommeren|Høsten"),
  at: "hos",
  until: "til",
  civilStatus: items("Gift|Samboer|Ugift"),
  labels: {
    dates: items("Periode|Datoer|Dato|Tidsrom|Fra – til"),
    title: items("Stilling|Yrke eller stilling|Rolle|Tittel|Stillingstittel"),
    employer: items("Arbeidsgiver|Navn på arbeidsgiver|Bedrift|Arbeidssted|Firma"),
    tasks: items("Arbeidsoppgaver|Viktigste oppgaver og ansvar|Oppgaver|Ansvarsområder|Hovedoppgaver"),
    place: items("Sted|By|Lokasjon"),
    degree: items("Grad|Kvalifikasjon|Linje|Studieretning|Tittel på kvalifikasjon"),
    institution: items("Skole|Lærested|Institusjon|Studiested|Utdanningsinstitusjon"),
    name: items("Navn|Fullt navn|Etternavn / fornavn"),
    phone: items("Telefon|Tlf|Mobil|Tlf.|M"),
    email: items("E-post|Epost|E|Mail"),
    address: items("Adresse|Bosted|Privatadresse"),
    born: items("Født|Fødselsdato|F."),
    status: items("Sivilstatus|Sivilstand"),
    nationality: items("Nasjonalitet|Statsborgerskap"),
    page: items("Side {n} av {m}|{n}/{m}|Side {n}"),
    grade: items("Karakter|Snitt|Karaktersnitt"),
    countryLabel: items("Land"),
    highlights: items("Høydepunkter|Resultater|Ansvar"),
    duration: items("år|måneder"),
    country: items("Norge|Norway"),
    issued: items("Utstedt|Utstedt dato"),
    onRequest: items("Oppgis på forespørsel|Referanser oppgis ved forespørsel|Oppgis ved ønske"),
  },
};
