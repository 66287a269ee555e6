import { items, type Vocabulary } from "./vocabulary.ts";

export const da: Vocabulary = {
  firstNames: items(
    "Mette|Søren|Freja|Rasmus|Signe|Mikkel|Kirsten|Anders|Yasmin|Jens|Louise|Kasper|Birgitte|Nikolaj|Camilla|Frederik|Ida|Torben|Maja|Emil",
  ),
  surnames: items(
    "Kjærgaard|Mikkelsen|Holst|Overgaard|Bruun|Nørgaard|Thygesen|Dalsgaard|Skovgaard|Villadsen|Frandsen|Lauridsen|Ahmed|Westergaard|Krogh|Østergaard|Bonde|Juhl|Poulsen|Riis",
  ),
  places: items(
    "Aarhus|Odense|Aalborg|Esbjerg|Vejle|Randers|Kolding|Horsens|Roskilde|Silkeborg|Herning|Svendborg|Viborg|Holstebro|Næstved|Hillerød|Ribe|Thisted|København|Sønderborg",
  ),
  phonePrefix: "+45 20 00 0",
  streets: items("Hovedgaden|Skolevej|Havnegade|Kirkevej|Østergade|Birkevej|Parkvej|Engvej"),
  postalCode: "8000",
  titles: items(
    "Sygeplejerske|Projektleder|Softwareudvikler|Lærer|Bogholder|Kok|Rådgiver|Social- og sundhedsassistent|Elektriker|Butikschef|Lagermedarbejder|Forsker|Direktør|Lastbilchauffør|Advokat|Receptionist|Ingeniør|Fysioterapeut|Tjener|Tømrer|Afdelingsleder|Økonomikonsulent|Kranfører|Styrmand|Teamleder|Pædagog|Udvikler|Ph.d.-studerende|Lektor|Marketingchef|Rengøringsassistent|Byggeleder|Kundeservicemedarbejder|Sagsbehandler|Jordemoder|Frisør|Dataanalytiker|Tandlæge|Produktejer|Pædagogmedhjælper",
  ),
  titlePrefixes: items("Senior|Assisterende|Konstitueret|Ledende"),
  employers: items(
    "{brand} A/S|{place} Kommune|{place} Sygehus|{surname} Byg ApS|{brand} Energi|Region {place}|Restaurant {brand}|{surname} & {surname2}|{brand}|{place} Universitet|{brand} Konsulenter|{place} Bageri|{brand} Logistik A/S|{place} Havn|Rederiet {surname}|Hotel {brand}|Netto {place}|{brand} Software ApS|{place} Teater|Fonden {brand}|Advokatfirmaet {surname}|Børnehaven {brand}|Jobcenter {place}|{brand} Ejendomme",
  ),
  verbs: items(
    "Ledede|Ansvarlig for|Indførte|Planlagde|Har ansvar for|Udviklede|Reducerede|Oplæring af|Opfølgning på|Forhandlede|Skrev|Drift af|Koordinerede|Vejledte|Byggede|Gennemførte|Bidrog til|Rapporterede|Daglig drift af",
  ),
  objects: items(
    "et team på {n} personer|vagtplanen for tre afdelinger|ugentlig optælling af varer|et nyt bookingsystem|klager fra kunder|budgetter på {n} millioner kroner|sikkerhedsrunder på byggepladsen|flytningen til nyt kontor|aftaler med leverandører|rapporter til bestyrelsen|undervisning i 7. til 9. klasse|leverancer i hele regionen|lanceringen af to produkter|månedsregnskabet|patientjournaler|et arkiv med {n}.000 tegninger|lærlingeordningen|dataflow i Python og SQL|menuer til selskaber|pumper og ventiler",
  ),
  tails: items(
    "|uden ulykker med fravær|som sparede {n} timer om ugen|på fire steder|i tæt dialog med kunderne|og oplæring af nye kolleger|inden for tid og budget|fra første skitse til overlevering|som hævede tilfredsheden fra 71 til {n}9 procent|sammen med økonomiafdelingen|for en kæde med {n} butikker, også aften og weekend når nogen blev syge|i 201{n}|fra 201{n} til 2020|i foråret 2021",
  ),
  sentences: items(
    "Jeg trives der, hvor mennesker og teknologi mødes.|Praktisk og rolig, med ti år bag disken og på kontoret.|Kendt for et klart sprog og for at gøre færdigt, hvad jeg begynder på.|Søger en stilling med mere ansvar i en virksomhed, der vokser.|Erfaren specialist med baggrund i både offentlig og privat sektor.|Jeg har ledet grupper på op til tyve personer og kan lide at se andre lykkes.|Mine styrker er planlægning, økonomi og ro i travle perioder.|Nysgerrig, grundig og vant til at arbejde med mange nationaliteter.|Har arbejdet offshore, på sygehus og i skolen.|Vil bruge data til at gøre hverdagens tjenester bedre.",
  ),
  degrees: items(
    "Bachelor|Kandidat|Master|Cand.merc.|Cand.scient.|Professionsbachelor|Ph.d.|Diplom|HD|Kandidatgrad|Akademiuddannelse",
  ),
  degreeJoin: "i",
  areas: items(
    "sygepleje|datalogi|historie|maskinteknik|erhvervsøkonomi|marinbiologi|jura|regnskab og revision|nordiske sprog|fødevarevidenskab|arkitektur|statistik|turisme og ledelse|kemi|økonomi|socialt arbejde|energi og miljø|pædagogik|elkraft|sociologi|oceanografi|fransk og lingvistik|tekstil, mode og design|musik|fysik, kemi og matematik|farmaci",
  ),
  schoolDegrees: items(
    "Studentereksamen|HF|HHX|HTX|Svendebrev, elektriker|Matematisk student|Faglært kok|Handelseksamen",
  ),
  institutions: items(
    "{place} Universitet|Syddansk Universitet|Professionshøjskolen i {place}|DTU|Copenhagen Business School|Erhvervsakademi {place}|Kunstakademiet i {place}|VIA University College",
  ),
  schools: items(
    "{place} Gymnasium|{place} Katedralskole|{place} Handelsskole|{place} Tekniske Skole|{place} Højskole",
  ),
  skills: items(
    "Excel|Python|Projektledelse|Førstehjælp|SAP|Budget|Photoshop|Svejsning|Kundeservice|SQL|Vagtplanlægning|AutoCAD|Fødevarehygiejne|JavaScript|Ledelse|Forhandling|Lagerstyring|TypeScript|Korrektur|Risikovurdering|R|Figma|Truckkørsel|Arbejdsmiljø|Docker|Bogføring|e-conomic|Kontraktret|Google Analytics|Salesforce|Sårpleje|Navision|Årsregnskab|Krankørsel|ISO 9001|GDPR|Strategi|Sorgarbejde|MIG 135|Momsregnskab|Indkøb|Søsikkerhed (STCW)|Hydraulik|Syn og skøn|Likviditet|SAP FI/CO|Mægling|Rørlægning",
  ),
  languageNames: items(
    "Dansk|Engelsk|Norsk|Tysk|Fransk|Spansk|Polsk|Svensk|Arabisk|Tyrkisk|Italiensk|Færøsk",
  ),
  levels: items("Modersmål|Flydende|Meget god|God|Mellem|Grundlæggende|C1|B2|A2|Forhandlingsniveau|Begynder"),
  certificates: items(
    "Truckcertifikat B|Varmt arbejde|Kørekort B|PRINCE2 Foundation|Krancertifikat|Arbejdsmiljøuddannelsen|STCW grundlæggende sikkerhed|Autorisation som sygeplejerske|Certificeret Scrum Master|Førstehjælpskursus|Faldsikring|ITIL Foundation|Stilladskursus|Hygiejnebevis",
  ),
  issuers: items(
    "Dansk Brandteknisk Institut|Axelos|Røde Kors|Sundhedsstyrelsen|{brand} Kurser|Scrum Alliance|AMU {place}",
  ),
  organizations: items(
    "{place} Idrætsforening|Røde Kors|{place} Spejderne|{place} Mandskor|Natteravnene {place}|Ungdommens Røde Kors|Kirkens Korshær|{place} Roklub|Dansk Flygtningehjælp",
  ),
  volunteerRoles: items(
    "Frivillig|Kasserer|Træner|Bestyrelsesmedlem|Formand|Sekretær|Lektiehjælper|Spejderleder|Mentor",
  ),
  interests: items(
    "Skiløb|Korsang|Skak|Vinterbadning|Bagning|Foto|Cykling|Keramik|Astronomi|Brætspil|Have|Løb|Jazzklaver|Fuglekiggeri",
  ),
  awards: items(
    "Årets medarbejder|Bedste speciale|Årets unge ingeniør|Rejselegat|Innovationsprisen|Kundeserviceprisen",
  ),
  papers: items(
    "Tidevandskraft i smalle sunde|Overleveringsnotater på akutafsnit|At lære at læse til søs|Styrken i genbrugsbeton|Flagermus i nordlige dale|Tillid og handel i små havne|Hurtig søgning i tynde arkiver|Flytning og bolig i tre byer|Stilhed og tale: turtagning på nattevagt|Hvem betaler færgemanden? Kystens kontrakter|Salt, sten, tømmer: at bygge ved havet|Små data, store påstande|Hvorfor synger broer? Dæmpning i lette konstruktioner|Efter møllen: arbejde, minde og å",
  ),
  journals: items(
    "Tidsskrift for kystforskning|Sygeplejersken|{brand} forlag|Nordisk Symposium, {place}|Historisk Tidsskrift",
  ),
  projects: items(
    "Åben køreplan|Sensorer i havnen|Opskriftsarkivet|Solceller på skoletaget|Oversvømmelseskort for {place}",
  ),
  headings: {
    contact: items("Kontakt|Kontaktoplysninger|Kontaktinformation|Kontakt mig"),
    personal: items("Personlige oplysninger|Personlige data|Personoplysninger"),
    summary: items("Profil|Resumé|Om mig|Kort om mig|Profiltekst|Introduktion|Hvem er jeg"),
    work: items(
      "Erhvervserfaring|Arbejdserfaring|Erfaring|Joberfaring|Ansættelser|Tidligere ansættelser|Karriere|Jobs|Arbejdsliv|Her har jeg arbejdet|Praktik og arbejde|Professionel erfaring",
    ),
    education: items("Uddannelse|Uddannelser|Uddannelsesbaggrund|Studier|Akademisk baggrund|Skolegang"),
    skills: items(
      "Kompetencer|Færdigheder|IT-kompetencer|Kvalifikationer|Nøglekompetencer|Faglige kompetencer|IT-kundskaber|Det kan jeg|Værktøjer|Styrker",
    ),
    languages: items("Sprog|Sprogkundskaber|Sprogfærdigheder"),
    certificates: items(
      "Kurser|Certifikater|Kurser og certifikater|Certificeringer|Kurser og efteruddannelse|Efteruddannelse",
    ),
    projects: items("Projekter|Udvalgte projekter|Egne projekter"),
    publications: items("Publikationer|Udvalgte publikationer|Artikler|Videnskabelige arbejder"),
    volunteer: items(
      "Frivilligt arbejde|Tillidshverv|Frivillighed|Bestyrelsesarbejde|Foreningsarbejde|Engagement",
    ),
    awards: items("Priser|Udmærkelser|Legater|Priser og udmærkelser|Hædersbevisninger"),
    interests: items("Interesser|Fritidsinteresser|Fritid|Hobbyer"),
    references: items("Referencer|Referencepersoner"),
  },
  documentTitles: items("Curriculum Vitae|CV"),
  months: items("januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december"),
  now: items("nu|i dag|d.d.|nuværende|igangværende|"),
  since: "Siden",
  seasons: items("Vinteren|Foråret|Sommeren|Efteråret"),
  at: "hos",
  until: "til",
  civilStatus: items("Gift|Samlevende|Ugift"),
  labels: {
    dates: items("Periode|Dato|Datoer|Tidsrum"),
    title: items("Stilling|Erhverv eller stilling|Rolle|Titel|Stillingsbetegnelse"),
    employer: items("Arbejdsgiver|Arbejdsgivers navn|Virksomhed|Arbejdssted|Firma"),
    tasks: items("Arbejdsopgaver|Vigtigste opgaver og ansvar|Opgaver|Ansvarsområder"),
    place: items("Sted|By|Lokation"),
    degree: items("Grad|Kvalifikation|Linje|Uddannelse"),
    institution: items("Skole|Uddannelsessted|Institution|Lærested"),
    name: items("Navn|Fulde navn"),
    phone: items("Telefon|Tlf|Mobil|Tlf."),
    email: items("E-mail|Email|Mail|E"),
    address: items("Adresse|Bopæl"),
    born: items("Født|Fødselsdato"),
    status: items("Civilstand|Civilstatus"),
    nationality: items("Nationalitet|Statsborgerskab"),
    page: items("Side {n} af {m}|{n}/{m}|Side {n}"),
    grade: items("Karakter|Gennemsnit"),
    countryLabel: items("Land"),
    highlights: items("Resultater|Højdepunkter|Ansvar"),
    duration: items("år|måneder"),
    country: items("Danmark|Denmark"),
    issued: items("Udstedt|Udstedt den"),
    onRequest: items("Oplyses på forespørgsel|Referencer oplyses gerne"),
  },
};
