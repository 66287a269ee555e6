import { type LanguageWords, list } from "./language-words.ts";

export const da: LanguageWords = {
  common: list(`
    og, at, det, er, som, på, for, med, af, til, jeg, har, ikke, fra, eller, ved, min, mit, mine, samt, et, hos,
    blev, også, efter, hvor, når, der, den, om
  `),
  headings: {
    contact: list("kontakt, kontaktoplysninger, kontaktinformation, kontaktinfo, kontakt mig, adresse"),
    personal: list("personlige oplysninger, personlige data, personoplysninger, personalia, om personen"),
    summary: list(`
      profil, resumé, resume, om mig, kort om mig, sammenfatning, profiltekst, introduktion, personlig profil,
      faglig profil, professionel profil, profilbeskrivelse, baggrund, resumé af kvalifikationer
    `),
    work: list(`
      erhvervserfaring, arbejdserfaring, erfaring, joberfaring, ansættelser, tidligere ansættelser, beskæftigelse,
      karriere, jobs, arbejde, arbejdsliv, relevant erfaring, professionel erfaring, stillinger, praktik,
      erhvervsmæssig baggrund, nuværende stilling, erhvervskarriere, praktisk erfaring, job, ansættelse
    `),
    education: list(`
      uddannelse, uddannelser, uddannelsesbaggrund, studier, akademisk baggrund, skolegang, skoler,
      uddannelse og kurser, videregående uddannelse
    `),
    skills: list(`
      kompetencer, færdigheder, kvalifikationer, it-kompetencer, it-kundskaber, nøglekompetencer, kernekompetencer,
      faglige kompetencer, personlige kompetencer, it-færdigheder, tekniske kompetencer, it, værktøjer, styrker,
      ekspertise, faglige kvalifikationer, it-kendskab, kundskaber, egenskaber, teknologier
    `),
    languages: list("sprog, sprogkundskaber, sprogfærdigheder, sproglige kompetencer"),
    certificates: list(`
      kurser, certifikater, certificeringer, kurser og certifikater, kurser og certificeringer, efteruddannelse,
      kurser og efteruddannelse, kørekort, autorisation, videreuddannelse, kurser og uddannelser
    `),
    projects: list("projekter, udvalgte projekter, egne projekter, projekterfaring"),
    publications: list(`
      publikationer, udvalgte publikationer, artikler, videnskabelige publikationer, bøger, udgivelser
    `),
    volunteer: list(`
      frivilligt arbejde, frivillig, frivillighed, tillidshverv, hverv, bestyrelsesarbejde, foreningsarbejde,
      engagement, bestyrelsesposter, tillidsposter, frivillige aktiviteter, foreningsliv, poster
    `),
    awards: list("priser, udmærkelser, legater, priser og udmærkelser, hædersbevisninger, stipendier"),
    interests: list(
      "interesser, fritidsinteresser, fritid, hobbyer, fritid og interesser, personlige interesser",
    ),
    references: list("referencer, referencepersoner, reference"),
  },
  headingExtras: list(`
    relevant, relevante, øvrig, øvrige, anden, andre, min, mine, tidligere, nuværende, vigtigste, udvalgte,
    personlige, faglig, faglige
  `),
  otherHeadings: list("andet, øvrigt, andre oplysninger"),
  groupsOfJobs: list("akademisk, akademia, erhvervsliv"),
  labels: {
    name: list("navn, fulde navn, fornavn / efternavn, efternavn / fornavn"),
    firstName: list("fornavn"),
    lastName: list("efternavn"),
    headline: list("erhverv"),
    phone: list("telefon, tlf, mobil, mobiltelefon, telefonnummer, mobilnummer"),
    email: list("e-mail, email, mail, e-mailadresse"),
    address: list("adresse, bopæl, privatadresse, hjemmeadresse, postadresse"),
    web: list("web, hjemmeside, websted"),
    period: list("periode, dato, datoer, tidsrum, fra – til, fra - til"),
    position: list("stilling, rolle, titel, stillingsbetegnelse, erhverv eller stilling, position"),
    employer: list("arbejdsgiver, virksomhed, firma, arbejdssted, arbejdsgivers navn, arbejdsplads, kunde"),
    place: list("sted, by, land, lokation"),
    tasks: list(`
      arbejdsopgaver, opgaver, ansvarsområder, vigtigste opgaver og ansvar, beskrivelse, ansvar, hovedopgaver,
      vigtigste arbejdsopgaver
    `),
    degree: list("grad, kvalifikation, linje, uddannelse, kursus, studieretning, titel på kvalifikation"),
    institution: list(
      "skole, uddannelsessted, uddannelsesinstitution, universitet, læreanstalt, institution",
    ),
    issuer: list("udsteder, udstedt af, kursusudbyder"),
    technologies: list("teknologi, teknologier, værktøjer"),
  },
  columnLabels: { remark: list("løn, omfang, bemærkninger") },
  remarkLabels: list("årsag til fratræden"),
  private: {
    "birth-date": list("født, fødselsdato, fødselsår, fødselsdag"),
    birthplace: list("fødested"),
    age: list("alder"),
    "civil-status": list("civilstand, civilstatus, familie, familieforhold"),
    "identity-number": list("cpr, cpr-nummer, cpr-nr, personnummer, pasnummer"),
    children: list("børn, antal børn"),
    nationality: list("nationalitet, statsborgerskab, statsborger i"),
    gender: list("køn"),
    religion: list("religion"),
  },
  civilStatus: list("gift, samlevende, ugift, single, skilt, enke, enkemand, fraskilt"),
  disclosures: {
    illnesses: list(
      "ordblindhed, adhd, autisme, epilepsi, diabetes, astma, kræft, depression, angst, ms, migræne, nedsat hørelse",
    ),
    conditions: list("ordblind, epileptiker, diabetiker, døv, svagtseende, hørehæmmet, farveblind, gravid"),
    aids: list("kørestol, høreapparat, protese, krykker"),
    religions: list("kristen, katolik, muslim, jøde, hindu, buddhist, ateist"),
    devout: list("praktiserende, troende, aktiv"),
    congregations: list(
      "*kirke, *kirken, *menighed, *menigheden, menighedsråd, menighedsrådet, *moské, *moskeen",
    ),
    churchPosts: list("søndagsskolelærer, kirkeværge"),
    faithActivities: list("kirken, bibelgruppe, bibelstudie, bedegruppe"),
    orientations: list("homoseksuel, lesbisk, biseksuel, transperson"),
    qualifiers: list("en, et, lidt, let, svær, kronisk, delvist, åbent"),
    children: list("barn, børn, søn, sønner, datter, døtre, tvillinger"),
    girlsAndBoys: list("pige, piger, dreng, drenge"),
    agedWords: list("små, voksne"),
    numbers: list("en, et, to, tre, fire, fem"),
    relatives: list("mor, far, forældre, bror, søster, bedstemor, bedstefar, familie"),
    writer: list("jeg, mig, min, mit, mine"),
    tens: list("tyve, tredive, fyrre, halvtreds, tres"),
    spouses: list("kone, mand, ægtefælle, samlever"),
    parents: list("mor, far"),
  },
  months: [
    list("januar, jan"),
    list("februar, feb, febr"),
    list("marts, mar"),
    list("april, apr"),
    list("maj"),
    list("juni, jun"),
    list("juli, jul"),
    list("august, aug"),
    list("september, sept, sep"),
    list("oktober, okt"),
    list("november, nov"),
    list("december, dec"),
  ],
  seasons: list("forår, foråret, sommer, sommeren, efterår, efteråret, vinter, vinteren"),
  present: list("nu, i dag, nuværende, igangværende, d.d., dd, dags dato, fortsat"),
  until: list("til, t.o.m"),
  since: list("siden, fra"),
  durations: list("år, måned, måneder, mdr"),
  jobTitles: list(`
    *chef, *leder, *udvikler, *ingeniør, *konsulent, *lærer, *sygeplejerske, *økonom, *assistent, *hjælper,
    *medarbejder, *behandler, *koordinator, *ansvarlig, *sælger, *mester, *tekniker, *mekaniker, *montør, *fører,
    *chauffør, *sekretær, *rådgiver, *specialist, *analytiker, *arkitekt, *designer, *forsker, *lektor, *adjunkt,
    *pædagog, *terapeut, *vært, *direktør, *redaktør, *inspektør, *strateg, *administrator, *controller, *revisor,
    *jurist, *advokat, *tømrer, *maler, *elektriker, *svejser, *operatør, *kok, *bager, *tjener, *frisør, *læge,
    *tandlæge, *psykolog, *fysioterapeut, *jordemoder, *optiker, *farmaceut, *dyrlæge, *styrmand, *kaptajn,
    *matros, *pilot, *vagt, *betjent, *brandmand, *studerende, *stipendiat, *professor, *praktikant, *lærling,
    *elev, bogholder, kok, kasserer, receptionist, kontorassistent, stifter, indehaver, medejer, skribent,
    journalist, fotograf, oversætter, tolk, bibliotekar, socialrådgiver, agronom, geolog, kemiker, biolog, fysiker,
    indkøber, planlægger, logistiker, mægler, bartender, barista, pedel, rektor, skoleleder, træner, produktejer,
    tester, håndværker, murer, vvs*, rengørings*, ekspedient, butiksassistent, direktør
  `),
  employers: list(`
    a/s, aps, i/s, k/s, *kommune, region, *sygehus, *hospital, *universitet, *skole, *skolen, *virksomhed,
    *selskabet, *selskab, *styrelsen, *ministeriet, *gruppen, *banken, *bank, *butik, *forlaget, forlag, *teater,
    *teatret, *museet, *museum, *bibliotek, fonden, restaurant, hotel, *bageri, *værksted, *havn, *rederi,
    rederiet, *industri, *ejendomme, *byg, *energi, *teknik, konsulenter, børnehaven, *børnehave, vuggestue*,
    jobcenter, lægehus*, apotek*, netto, føtex, danmark, dansk, danske, kirke, *firmaet, *centret, *center
  `),
  institutions: list(`
    universitet, *universitet, gymnasium, *gymnasium, *skole, *skolen, professionshøjskole*, erhvervsakademi*,
    højskole, *akademi, *akademiet, handelshøjskole*, dtu, cbs, aau, sdu, ruc, itu, via, katedralskole, seminarium,
    konservatorium, ucn, college, kea, hf-*, copenhagen
  `),
  degrees: list(`
    bachelor*, kandidat*, master*, cand*, professionsbachelor*, ph.d*, diplom*, hd, akademi*, *uddannelse, *eksamen,
    studentereksamen, hf, hhx, htx, stx, svendebrev*, *student, magister*, faglært, *grad, eux, efg, hg
  `),
  volunteerRoles: list(`
    frivillig, *leder, formand, næstformand, kasserer, sekretær, træner, bestyrelsesmedlem, mentor, lektiehjælper,
    medlem, suppleant, tillidsrepræsentant, hjælper, coach, *ansvarlig, *repræsentant, besøgsven, ambassadør
  `),
  languageNames: list(`
    dansk, engelsk, tysk, fransk, spansk, italiensk, norsk, svensk, finsk, islandsk, færøsk, grønlandsk, polsk,
    russisk, arabisk, persisk, farsi, dari, tyrkisk, kurdisk, somalisk, portugisisk, hollandsk, kinesisk, japansk,
    hindi, urdu, græsk, ukrainsk, litauisk, lettisk, estisk, rumænsk, bulgarsk, serbisk, kroatisk, bosnisk,
    albansk, tjekkisk, ungarsk, thai, vietnamesisk, tegnsprog, latin, hebraisk, swahili
  `),
  languageLevels: list(`
    modersmål, flydende, meget god, god, godt, grundlæggende, mellem, begynder, rutineret, forhandlingsniveau,
    meget godt, skrift og tale, i skrift og tale, kendskab, øvet, avanceret, niveau, tosproget, samtaleniveau
  `),
  skills: list(`
    projektledelse, projektstyring, budget, budgettering, ledelse, kommunikation, samarbejde, kundeservice, salg,
    markedsføring, regnskab, bogføring, arbejdsmiljø, førstehjælp, vagtplanlægning, vejledning, undervisning, forhandling,
    indkøb, lagerstyring, logistik, svejsning, truckkørsel, navision, e-conomic, risikovurdering, kvalitetssikring,
    kontraktret, programmering, dataanalyse, teamledelse, patientsikkerhed, sårpleje, medicinhåndtering
  `),
  interests: list(`
    skiløb, friluftsliv, vandring, læsning, løb, træning, cykling, svømning, madlavning, bagning, foto, fotografering, rejser,
    musik, film, skak, fodbold, håndbold, golf, klatring, sejlads, have, havearbejde, yoga, maleri, teater, historie, fiskeri,
    jagt, dans, korsang, sang, guitar, klaver, strikning, keramik, brætspil, kajak
  `),
  skillLevels: list("grundlæggende, mellem, avanceret, ekspert, god, meget god, begynder, øvet, superbruger"),
  places: list(`
    københavn, aarhus, århus, odense, aalborg, ålborg, esbjerg, randers, kolding, horsens, vejle, roskilde, herning,
    hørsholm, helsingør, silkeborg, næstved, fredericia, viborg, køge, holstebro, taastrup, slagelse, hillerød,
    sønderborg, svendborg, hjørring, frederikshavn, nørresundby, ringsted, haderslev, skive, nykøbing, ribe, thisted,
    frederiksberg, ballerup, lyngby, gentofte, valby, tønder, aabenraa, nyborg, middelfart, ikast, grenaa, rønne
  `),
  countries: list(
    "danmark, norge, sverige, finland, island, færøerne, grønland, tyskland, storbritannien, frankrig",
  ),
  documentTitles: list("curriculum vitae, cv, europass"),
  onRequest: list("på forespørgsel, oplyses på forespørgsel, oplyses gerne, efter aftale, haves"),
  prose: {
    person: list("jeg, han, hun"),
    verbs: list("har, er, var, været, blev, arbejdede, arbejdet, arbejder, ansat, begyndte, startede, nu"),
    articles: list("en, et"),
    from: list("fra, siden, mellem"),
    and: list("og"),
    vague: list("tidligt, slutningen af, starten af, begyndelsen af"),
    unpaid: list("frivillig*, ulønn*, elev, medlem, patient, flygtning, gæst"),
    personal: list(`
      kone, mand, samlever, gift, skilt, skilsmisse, barn, børn, søn, datter, mor, far, forældre*, gravid, født, syg*,
      helbred, kræft, operation, skad*, barsel, orlov, reference*, min chef
    `),
  },
};
