import { type LanguageWords, list } from "./language-words.ts";

export const sv: LanguageWords = {
  common: list(`
    och, att, det, är, som, på, för, med, av, till, jag, har, inte, från, eller, vid, min, mitt, mina, samt,
    även, ett, hos, under, inom, om, var, där, när
  `),
  headings: {
    contact: list(`
      kontakt, kontaktuppgifter, kontaktinformation, kontaktinfo, kontakta mig, adress
    `),
    personal: list(`
      personuppgifter, personliga uppgifter, personlig information, personinformation, personalia
    `),
    summary: list(`
      profil, sammanfattning, om mig, kort om mig, presentation, personlig profil, introduktion, inledning,
      mål, målsättning, professionell sammanfattning, kompetensprofil, personlig presentation, översikt
    `),
    work: list(`
      arbetslivserfarenhet, yrkeserfarenhet, arbetserfarenhet, erfarenhet, erfarenheter, anställningar,
      tidigare anställningar, anställning, arbete, yrkesliv, karriär, jobb, arbeten, praktik, tjänster,
      relevant erfarenhet, arbetsliv, arbetslivserfarenheter, nuvarande anställning, yrkeserfarenheter,
      jobberfarenhet, professionell erfarenhet, anställningshistorik, konsultuppdrag
    `),
    education: list(`
      utbildning, utbildningar, studier, utbildningsbakgrund, akademisk utbildning, akademisk bakgrund,
      skolor, skola, examina, utbildning och studier, skolgång, högre utbildning
    `),
    skills: list(`
      kompetenser, kompetens, färdigheter, kunskaper, it-kunskaper, datakunskaper, datorkunskaper, egenskaper,
      nyckelkompetenser, tekniska kunskaper, tekniska färdigheter, verktyg, expertis, styrkor, it-kompetens,
      kärnkompetenser, program, kvalifikationer, färdigheter och kompetenser, specialområden, teknik
    `),
    languages: list("språk, språkkunskaper, språkfärdigheter, språkkunskap"),
    certificates: list(`
      kurser, certifikat, certifieringar, kurser och certifikat, kurser och certifieringar, licenser, körkort,
      fortbildning, vidareutbildning, övriga utbildningar, legitimation, behörigheter, intyg, kurser och intyg,
      övriga kurser, övrig utbildning, körkort och certifikat
    `),
    projects: list("projekt, utvalda projekt, egna projekt, projekterfarenhet, uppdrag i urval"),
    publications: list(`
      publikationer, utvalda publikationer, artiklar, vetenskapliga publikationer, böcker, publicerat,
      vetenskapliga artiklar
    `),
    volunteer: list(`
      ideellt arbete, ideellt engagemang, förtroendeuppdrag, volontärarbete, engagemang, föreningsliv,
      frivilligarbete, ideella uppdrag, styrelseuppdrag, uppdrag, ideella engagemang, volontär
    `),
    awards: list("utmärkelser, priser, stipendier, priser och utmärkelser, utmärkelser och stipendier"),
    interests: list(
      "intressen, fritidsintressen, fritid, hobbyer, intressen och fritid, personliga intressen",
    ),
    references: list("referenser, referenspersoner, referens"),
  },
  headingExtras: list(`
    relevant, relevanta, övrig, övriga, annan, andra, min, mina, tidigare, nuvarande, viktigaste, utvalda,
    personliga, formell, särskilda, aktuell
  `),
  otherHeadings: list("övrigt, övrig information, annat"),
  groupsOfJobs: list("akademisk, akademin, näringsliv"),
  labels: {
    name: list("namn, fullständigt namn, förnamn / efternamn, efternamn / förnamn"),
    firstName: list("förnamn"),
    lastName: list("efternamn"),
    headline: list("yrke"),
    phone: list("telefon, tel, mobil, mobiltelefon, telefonnummer, mobilnummer, tfn"),
    email: list("e-post, epost, e-postadress, mejl, mail, e-mail"),
    address: list("adress, bostadsadress, bostadsort, hemadress, postadress, bor i"),
    web: list("webb, webbplats, hemsida, webbsida"),
    period: list("period, datum, tid, tidsperiod, från – till, från - till, anställningstid"),
    position: list("befattning, roll, titel, tjänst, yrke eller befattning, position, yrkestitel"),
    employer: list("arbetsgivare, företag, arbetsplats, arbetsgivarens namn, organisation, kund"),
    place: list("ort, plats, stad, land"),
    tasks: list(`
      arbetsuppgifter, huvudsakliga arbetsuppgifter, uppgifter, ansvarsområden, beskrivning, ansvar,
      huvudsakliga arbetsuppgifter och ansvarsområden
    `),
    degree: list("examen, kvalifikation, inriktning, program, kurs, erhållen examen, huvudämne"),
    institution: list(
      "skola, lärosäte, utbildningsanordnare, universitet, högskola, namn på utbildningsanordnare",
    ),
    issuer: list("utfärdare, utfärdat av, utfärdad av, kursgivare"),
    technologies: list("teknik, tekniker, verktyg, teknologier"),
  },
  columnLabels: { remark: list("lön, omfattning, högskolepoäng, anmärkning") },
  remarkLabels: list("orsak till avslut, sysselsättningsgrad"),
  private: {
    "birth-date": list("född, födelsedatum, födelseår"),
    birthplace: list("födelseort"),
    age: list("ålder"),
    "civil-status": list("civilstånd, civilstatus, familj"),
    "identity-number": list("personnummer, pers.nr, passnummer, samordningsnummer"),
    children: list("barn, antal barn"),
    nationality: list("nationalitet, medborgarskap, medborgare i"),
    gender: list("kön"),
    religion: list("religion"),
  },
  civilStatus: list("gift, sambo, ogift, singel, skild, änka, änkling, särbo"),
  disclosures: {
    illnesses: list(
      "dyslexi, adhd, autism, epilepsi, diabetes, astma, cancer, depression, ångest, ms, migrän, nedsatt hörsel",
    ),
    conditions: list("dyslektiker, epileptiker, diabetiker, döv, synskadad, hörselskadad, färgblind, gravid"),
    aids: list("rullstol, hörapparat, protes, kryckor"),
    religions: list("kristen, katolik, muslim, hindu, buddhist, ateist"),
    devout: list("praktiserande, troende, aktiv"),
    congregations: list("*kyrka, *kyrkan, *församling, *församlingen, *moské, *moskén"),
    churchPosts: list("söndagsskollärare, kyrkvärd"),
    faithActivities: list("kyrkan, bibelgrupp, bibelstudier, bönegrupp"),
    orientations: list("homosexuell, lesbisk, bisexuell, transperson"),
    qualifiers: list("en, ett, lite, lätt, svår, kronisk, delvis, öppet"),
    children: list("barn, son, söner, dotter, döttrar, tvillingar"),
    girlsAndBoys: list("flicka, flickor, pojke, pojkar"),
    agedWords: list("små, vuxna"),
    numbers: list("en, ett, två, tre, fyra, fem"),
    relatives: list("mor, far, föräldrar, bror, syster, mormor, farmor, morfar, farfar, familj"),
    writer: list("jag, mig, min, mitt, mina"),
    tens: list("tjugo, trettio, fyrtio, femtio, sextio"),
    spouses: list("hustru, fru, make, sambo"),
    parents: list("mor, far, mamma, pappa"),
  },
  months: [
    list("januari, jan"),
    list("februari, feb, febr"),
    list("mars, mar"),
    list("april, apr"),
    list("maj"),
    list("juni, jun"),
    list("juli, jul"),
    list("augusti, aug"),
    list("september, sept, sep"),
    list("oktober, okt"),
    list("november, nov"),
    list("december, dec"),
  ],
  seasons: list("våren, vår, sommaren, sommar, hösten, höst, vintern, vinter, vt, ht"),
  present: list("nu, pågående, idag, i dag, nuvarande, tillsvidare, dags dato, fortfarande"),
  until: list("till, t.o.m, tom"),
  since: list("sedan, från, fr.o.m, från och med"),
  durations: list("år, månad, månader, mån"),
  jobTitles: list(`
    *chef, *ledare, *utvecklare, *ingenjör, *konsult, *lärare, *sköterska, *ekonom, *biträde, *skötare,
    *arbetare, *assistent, *handläggare, *samordnare, *ansvarig, *säljare, *mästare, *tekniker, *mekaniker,
    *montör, *förare, *chaufför, *sekreterare, *rådgivare, *specialist, *analytiker, *arkitekt, *designer,
    *forskare, *lektor, *adjunkt, *vårdare, *pedagog, *terapeut, *medarbetare, *värd, *värdinna, *direktör,
    *redaktör, *inspektör, *strateg, *koordinator, *administratör, *kontrollant, *controller, *revisor,
    *jurist, *advokat, *snickare, *målare, *elektriker, *svetsare, *operatör, *kock, *bagare, *servitör,
    *servitris, *frisör, *läkare, *tandläkare, *psykolog, *sjukgymnast, *barnmorska, *optiker, *apotekare,
    *veterinär, *styrman, *kapten, *matros, *pilot, *vakt, *väktare, *polis, *brandman, *städare,
    *vårdbiträde, *undersköterska, *doktorand, *professor, *praktikant, *lärling, *trainee, *student, vd, kock,
    kassör, receptionist, kontorist, grundare, ägare, delägare, projektledning, skribent, journalist, fotograf,
    översättare, tolk, bibliotekarie, socionom, kurator, agronom, geolog, kemist, biolog, fysiker, statistiker,
    inköpare, planerare, logistiker, mäklare, bartender, barista, lokalvårdare, vaktmästare, fastighetsskötare,
    rektor, förskollärare, fritidsledare, tränare, produktägare, testare, verkställande, snickare
  `),
  employers: list(`
    ab, *kommun, region, landsting, *sjukhus, *universitet, *högskola, *skola, *skolan, *bolaget, *bolag, *byrå,
    *byrån, *verket, *myndigheten, *förvaltningen, *företag, *företaget, *gruppen, *koncernen, *banken, *bank,
    *butik, *butiken, *förlaget, *teater, *teatern, *museet, *museum, *bibliotek, *stiftelsen, stiftelsen,
    restaurang, hotell, hotel, *bageri, *verkstad, *hamn, *rederi, *industri, *industrier, *fastigheter, *bygg,
    *energi, *teknik, konsult, handelsbolag, hb, kyrkan, *förmedlingen, *kassan, *styrelsen, förskolan,
    vårdcentral*, apotek*, ica, coop, sverige, norden, svenska
  `),
  institutions: list(`
    universitet, *universitet, högskola, *högskola, högskolan, *högskolan, gymnasium, *gymnasium, *gymnasiet,
    *skola, *skolan, yrkeshögskola*, folkhögskola, *institutet, institutet, kth, chalmers, kungliga, tekniska,
    handelshögskolan, komvux, akademi*, konservatoriet, lärcentrum
  `),
  degrees: list(`
    *examen, kandidat*, master*, magister*, doktor*, licentiat*, civilingenjör*, högskoleingenjör*, *programmet,
    *kurs, *utbildning, filosofie, fil, teknologie, kand, gymnasieexamen, studentexamen, studenten, högskolepoäng,
    hp, yrkesexamen, diplom*, fristående, lärarexamen, sjuksköterskeexamen, påbyggnad*
  `),
  volunteerRoles: list(`
    volontär, *ledare, *ledamot, ordförande, vice, kassör, sekreterare, tränare, styrelseledamot, mentor, fadder,
    läxhjälpare, medlem, suppleant, revisor, frivillig, funktionär, coach, *ansvarig, förtroendevald, ambassadör
  `),
  languageNames: list(`
    svenska, engelska, tyska, franska, spanska, italienska, norska, danska, finska, isländska, polska, ryska,
    arabiska, persiska, farsi, dari, turkiska, kurdiska, somaliska, tigrinja, portugisiska, nederländska,
    holländska, kinesiska, mandarin, japanska, koreanska, hindi, urdu, grekiska, ukrainska, litauiska, lettiska,
    estniska, rumänska, bulgariska, serbiska, kroatiska, bosniska, albanska, tjeckiska, slovakiska, ungerska, thai,
    thailändska, vietnamesiska, samiska, nordsamiska, teckenspråk, latin, hebreiska, romani, meänkieli, swahili
  `),
  languageLevels: list(`
    modersmål, flytande, mycket god, mycket goda, god, goda, grundläggande, grund, medel, medelgod, nybörjare,
    obehindrat, kunskaper, tal och skrift, i tal och skrift, avancerad, mycket bra, bra, skolkunskaper, nivå,
    tvåspråkig, hygglig, mycket goda kunskaper, goda kunskaper, flytande i tal och skrift, muntlig, skriftlig
  `),
  skills: list(`
    projektledning, budget, budgetering, ledarskap, kommunikation, samarbete, kundservice, försäljning, marknadsföring,
    redovisning, bokföring, arbetsmiljö, första hjälpen, schemaläggning, handledning, undervisning, förhandling, inköp,
    lagerstyrning, logistik, svetsning, truckkörning, fortnox, visma, riskanalys, kvalitetssäkring, avtalsrätt,
    programmering, dataanalys, teamledning, patientsäkerhet, sårvård, läkemedelshantering
  `),
  interests: list(`
    skidåkning, friluftsliv, vandring, läsning, löpning, träning, cykling, simning, matlagning, bakning, foto, fotografering,
    resor, musik, film, schack, fotboll, handboll, golf, klättring, segling, trädgård, yoga, måleri, teater, historia, fiske,
    jakt, dans, körsång, sång, gitarr, piano, stickning, keramik, brädspel, paddling
  `),
  skillLevels: list("grundläggande, medel, avancerad, expert, god, mycket god, nybörjare, van, goda"),
  places: list(`
    stockholm, göteborg, malmö, uppsala, västerås, örebro, linköping, helsingborg, jönköping, norrköping, lund,
    umeå, gävle, borås, södertälje, eskilstuna, karlstad, täby, växjö, halmstad, sundsvall, luleå, trollhättan,
    östersund, borlänge, falun, kalmar, skövde, kristianstad, karlskrona, skellefteå, uddevalla, visby, kiruna,
    nyköping, varberg, landskrona, motala, solna, nacka, huddinge, trelleborg, piteå, ystad, åre, härnösand
  `),
  countries: list(
    "sverige, norge, danmark, finland, island, tyskland, storbritannien, frankrike, spanien, polen",
  ),
  documentTitles: list("curriculum vitae, cv, meritförteckning, meriter, europass"),
  onRequest: list("på begäran, lämnas på begäran, kan lämnas, vid förfrågan, på förfrågan"),
  prose: {
    person: list("jag, han, hon"),
    verbs: list(
      "har, är, var, varit, blev, arbetade, arbetat, arbetar, jobbade, jobbat, jobbar, började, anställd, nu",
    ),
    articles: list("en, ett"),
    from: list("från, sedan, mellan"),
    and: list("och"),
    vague: list("tidigt, slutet av, början av"),
    unpaid: list("frivillig*, volontär*, elev, medlem, patient, flykting, gäst"),
    personal: list(`
      fru, make, maka, sambo, gift, skild, skilsmässa, barn, barnen, son, dotter, mamma, pappa, föräldra*, gravid, född,
      sjuk*, hälsa, cancer, operation, skad*, tjänstledig, referens*, min chef
    `),
  },
};
