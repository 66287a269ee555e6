import { items, type Vocabulary } from "./vocabulary.ts";

export const sv: Vocabulary = {
  firstNames: items(
    "Astrid|Erik|Linnéa|Johan|Elin|Oskar|Ebba|Magnus|Zahra|Gustav|Karin|Emil|Märta|Anton|Sofia|Viktor|Åsa|Henrik|Lovisa|Niklas",
  ),
  surnames: items(
    "Lindström|Bergqvist|Sjöberg|Åkesson|Holmgren|Nyström|Ekdahl|Hallberg|Söderlund|Forsman|Wallin|Björklund|Ahmadi|Rosenqvist|Öberg|Dahlgren|Strandberg|Engström|Lundmark|Palmgren",
  ),
  places: items(
    "Göteborg|Malmö|Umeå|Uppsala|Lund|Karlstad|Luleå|Örebro|Växjö|Kalmar|Borås|Sundsvall|Östersund|Falun|Gävle|Visby|Halmstad|Norrköping|Skövde|Kiruna",
  ),
  phonePrefix: "+46 70 174 0",
  streets: items("Storgatan|Kungsgatan|Skolvägen|Hamngatan|Björkvägen|Kyrkogatan|Parkgatan|Ängsvägen"),
  postalCode: "411 03",
  titles: items(
    "Sjuksköterska|Projektledare|Systemutvecklare|Lärare|Redovisningsekonom|Kock|Rådgivare|Undersköterska|Elektriker|Butikschef|Lagerarbetare|Forskare|Verkställande direktör|Lastbilschaufför|Jurist|Receptionist|Civilingenjör|Fysioterapeut|Servitör|Snickare|Verksamhetschef|Ekonomiassistent|Kranförare|Styrman|Enhetschef|Förskollärare|Utvecklare|Doktorand|Universitetslektor|Marknadschef|Lokalvårdare|Platschef|Kundtjänstmedarbetare|Handläggare|Barnmorska|Frisör|Dataanalytiker|Tandläkare|Produktägare|Behandlingsassistent",
  ),
  titlePrefixes: items("Senior|Biträdande|Tillförordnad|Ledande"),
  employers: items(
    "{brand} AB|{place} kommun|{place} sjukhus|{surname} Bygg AB|{brand} Energi|Region {place}|Restaurang {brand}|{surname} & {surname2}|{brand}|{place}s universitet|{brand} Konsult AB|{place} Bageri|{brand} Logistik|{place}s hamn|{surname}s Rederi|Hotell {brand}|ICA {place}|{brand} Mjukvara|{place} stadsteater|Stiftelsen {brand}|Advokatbyrån {surname}|Förskolan {brand}|Arbetsförmedlingen {place}|{brand} Fastigheter AB",
  ),
  verbs: items(
    "Ledde|Ansvarig för|Införde|Planerade|Ansvarar för|Utvecklade|Minskade|Utbildning av|Uppföljning av|Förhandlade|Skrev|Drift av|Samordnade|Handledde|Byggde|Genomförde|Bidrog till|Rapporterade|Daglig drift av",
  ),
  objects: items(
    "ett team på {n} personer|schemat för tre avdelningar|veckovis inventering|nytt bokningssystem|klagomål från kunder|budget på {n} miljoner kronor|skyddsronder på bygget|flytten till nytt kontor|avtal med leverantörer|rapporter till styrelsen|undervisning i årskurs 7 till 9|leveranser i hela regionen|lanseringen av två produkter|månadsbokslutet|patientjournaler|ett arkiv med {n} 000 ritningar|lärlingsprogrammet|dataflöden i Python och SQL|menyer till fester|pumpar och ventiler",
  ),
  tails: items(
    "|utan olyckor med frånvaro|som sparade {n} timmar i veckan|på fyra orter|i nära dialog med kunderna|och introduktion av nya kollegor|inom tid och budget|från första skiss till överlämning|som höjde nöjdheten från 71 till {n}9 procent|tillsammans med ekonomiavdelningen|för en kedja med {n} butiker, även kvällar och helger när någon blev sjuk|under 201{n}|från 201{n} till 2020|våren 2021",
  ),
  sentences: items(
    "Jag trivs där människor och teknik möts.|Praktisk och lugn, med tio år bakom disken och på kontoret.|Känd för tydligt språk och för att avsluta det jag börjar med.|Söker en tjänst med mer ansvar i ett företag som växer.|Erfaren specialist med bakgrund i både offentlig och privat sektor.|Jag har lett grupper på upp till tjugo personer och gillar att se andra lyckas.|Mina styrkor är planering, ekonomi och lugn i hektiska perioder.|Nyfiken, noggrann och van att arbeta med många nationaliteter.|Har arbetat offshore, på sjukhus och i skolan.|Vill använda data för att göra vardagstjänster bättre.",
  ),
  degrees: items(
    "Kandidatexamen|Masterexamen|Civilingenjörsexamen|Magisterexamen|Doktorsexamen|Högskoleexamen|Yrkeshögskoleexamen|Kandidat|Master|Teknologie doktor|Fil. kand.",
  ),
  degreeJoin: "i",
  areas: items(
    "omvårdnad|datavetenskap|historia|maskinteknik|företagsekonomi|marinbiologi|juridik|redovisning|nordiska språk|livsmedelsvetenskap|arkitektur|statistik|turism|kemi|nationalekonomi|socialt arbete|energi och miljö|pedagogik|elkraft|sociologi|oceanografi|franska och lingvistik|textil, mode och design|musik|fysik, kemi och matematik|farmaci",
  ),
  schoolDegrees: items(
    "Naturvetenskapsprogrammet|Samhällsprogrammet|Gymnasieexamen|El- och energiprogrammet|Vård- och omsorgsprogrammet|Restaurangprogrammet|Studenten",
  ),
  institutions: items(
    "{place}s universitet|Högskolan i {place}|KTH|Chalmers tekniska högskola|Handelshögskolan i {place}|Konsthögskolan i {place}|Yrkeshögskolan {place}|{place} tekniska universitet",
  ),
  schools: items(
    "{place} gymnasium|{surname}ska gymnasiet|{place} katedralskola|{place} folkhögskola|Teknikgymnasiet {place}",
  ),
  skills: items(
    "Excel|Python|Projektledning|Första hjälpen|SAP|Budget|Photoshop|Svetsning|Kundservice|SQL|Schemaläggning|AutoCAD|Livsmedelshygien|JavaScript|Ledarskap|Förhandling|Lagerstyrning|TypeScript|Korrektur|Riskanalys|R|Figma|Truckkörning|Arbetsmiljö|Docker|Bokföring|Fortnox|Avtalsrätt|Google Analytics|Salesforce|Sårvård|Visma|Bokslut|Krankörning|ISO 9001|GDPR|Strategi|Sorgarbete|MIG 135|Momsredovisning|Inköp|Sjösäkerhet (STCW)|Hydraulik|Besiktning|Likviditet|SAP FI/CO|Medling|Rördragning",
  ),
  languageNames: items(
    "Svenska|Engelska|Norska|Tyska|Franska|Spanska|Polska|Finska|Danska|Arabiska|Persiska|Italienska",
  ),
  levels: items(
    "Modersmål|Flytande|Mycket goda kunskaper|Goda kunskaper|Medel|Grundläggande|C1|B2|A2|Mycket god|God",
  ),
  certificates: items(
    "Truckkort A+B|Heta arbeten|B-körkort|PRINCE2 Foundation|Traverskort|Bas-P och Bas-U|STCW grundläggande säkerhet|Legitimerad sjuksköterska|Certifierad Scrum Master|HLR-instruktör|Fallskydd|ITIL Foundation|Ställningskurs|Serveringstillstånd",
  ),
  issuers: items(
    "Brandskyddsföreningen|Axelos|Röda Korset|Socialstyrelsen|{brand} Utbildning|Scrum Alliance|Transportstyrelsen",
  ),
  organizations: items(
    "{place} IF|Röda Korset|{place} scoutkår|{place} manskör|Nattvandrarna {place}|Friluftsfrämjandet|Stadsmissionen|{place} roddklubb|Sjöräddningssällskapet",
  ),
  volunteerRoles: items(
    "Volontär|Kassör|Tränare|Styrelseledamot|Ordförande|Sekreterare|Läxhjälpare|Scoutledare|Ungdomsledare",
  ),
  interests: items(
    "Skidåkning|Körsång|Schack|Vinterbad|Bakning|Foto|Cykling|Keramik|Astronomi|Brädspel|Trädgård|Löpning|Jazzpiano|Fågelskådning",
  ),
  awards: items(
    "Årets medarbetare|Bästa examensarbete|Årets unga ingenjör|Resestipendium|Innovationspriset|Kundservicepriset",
  ),
  papers: items(
    "Tidvattenkraft i trånga sund|Överlämningar på akutavdelningar|Att lära sig läsa till sjöss|Styrkan i återvunnen betong|Fladdermöss i norra dalar|Tillit och handel i små hamnar|Snabb sökning i glesa arkiv|Flyttning och boende i tre städer|Tystnad och tal: turtagning på nattskift|Vem betalar färjkarlen? Kustens kontrakt|Salt, sten, timmer: att bygga vid havet|Små data, stora anspråk|Varför sjunger broar? Dämpning i lätta konstruktioner|Efter kvarnen: arbete, minne och å",
  ),
  journals: items(
    "Tidskrift för kustforskning|Vårdfokus|{brand} förlag|Nordiskt Symposium, {place}|Historisk tidskrift",
  ),
  projects: items(
    "Öppen tidtabell|Sensorer i hamnen|Receptarkivet|Solceller på skoltaket|Översvämningskarta för {place}",
  ),
  headings: {
    contact: items("Kontakt|Kontaktuppgifter|Kontaktinformation|Så når du mig"),
    personal: items("Personuppgifter|Personliga uppgifter|Personlig information"),
    summary: items("Profil|Sammanfattning|Om mig|Kort om mig|Presentation|Inledning|Vem är jag"),
    work: items(
      "Arbetslivserfarenhet|Yrkeserfarenhet|Erfarenhet|Arbetserfarenhet|Anställningar|Tidigare anställningar|Karriär|Jobb|Arbetsliv|Här har jag arbetat|Praktik och arbete|Tjänster",
    ),
    education: items(
      "Utbildning|Utbildningar|Studier|Akademisk bakgrund|Utbildning och studier|Skolgång|Examina",
    ),
    skills: items(
      "Kompetenser|Färdigheter|Kunskaper|Kompetens|IT-kunskaper|Datakunskaper|Nyckelkompetenser|Det här kan jag|Verktyg|Styrkor",
    ),
    languages: items("Språk|Språkkunskaper|Språkfärdigheter"),
    certificates: items(
      "Kurser|Certifikat|Kurser och certifikat|Certifieringar|Körkort och certifikat|Fortbildning|Övrig utbildning",
    ),
    projects: items("Projekt|Utvalda projekt|Egna projekt"),
    publications: items("Publikationer|Utvalda publikationer|Artiklar|Vetenskapliga arbeten"),
    volunteer: items(
      "Ideellt arbete|Förtroendeuppdrag|Ideellt engagemang|Uppdrag|Föreningsliv|Engagemang|Volontärarbete",
    ),
    awards: items("Utmärkelser|Priser|Stipendier|Priser och utmärkelser"),
    interests: items("Intressen|Fritidsintressen|Fritid|Hobbyer"),
    references: items("Referenser|Referenspersoner"),
  },
  documentTitles: items("Curriculum Vitae|CV|Meritförteckning"),
  months: items("januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december"),
  now: items("nu|pågående|idag|nuvarande|tillsvidare|"),
  since: "Sedan",
  seasons: items("Vintern|Våren|Sommaren|Hösten"),
  at: "på",
  until: "till",
  civilStatus: items("Gift|Sambo|Ogift"),
  labels: {
    dates: items("Period|Datum|Tid|Tidsperiod"),
    title: items("Befattning|Yrke eller befattning|Roll|Titel|Tjänst"),
    employer: items("Arbetsgivare|Arbetsgivarens namn|Företag|Arbetsplats"),
    tasks: items("Arbetsuppgifter|Huvudsakliga arbetsuppgifter|Uppgifter|Ansvarsområden"),
    place: items("Ort|Plats|Stad"),
    degree: items("Examen|Kvalifikation|Inriktning|Program"),
    institution: items("Skola|Lärosäte|Utbildningsanordnare|Universitet"),
    name: items("Namn|Förnamn / Efternamn"),
    phone: items("Telefon|Tel|Mobil|Mobiltelefon"),
    email: items("E-post|Epost|Mejl|E-postadress"),
    address: items("Adress|Bostadsadress|Bostadsort"),
    born: items("Född|Födelsedatum"),
    status: items("Civilstånd"),
    nationality: items("Nationalitet|Medborgarskap"),
    page: items("Sida {n} av {m}|{n}/{m}|Sida {n}"),
    grade: items("Betyg|Snittbetyg"),
    countryLabel: items("Land"),
    highlights: items("Resultat|Höjdpunkter|Ansvar"),
    duration: items("år|månader"),
    country: items("Sverige|Sweden"),
    issued: items("Utfärdat|Utfärdad"),
    onRequest: items("Lämnas på begäran|Referenser lämnas på begäran"),
  },
};
