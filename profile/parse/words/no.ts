import { type LanguageWords, list } from "./language-words.ts";

/** Norwegian: bokmål, and the nynorsk forms that differ. */
export const no: LanguageWords = {
  common: list(`
    og, i, jeg, på, av, til, som, med, for, er, har, ved, fra, det, en, ei, et, den, eller, ikke, innen,
    samt, hos, eg, ikkje, frå, ein
  `),
  headings: {
    contact: list(`
      kontakt, kontaktinformasjon, kontaktinfo, kontaktdetaljer, kontaktopplysninger, kontakt meg, adresse
    `),
    personal: list(`
      personalia, personlige opplysninger, persondata, personopplysninger, personlig informasjon,
      om personen, personlege opplysningar,
      personopplysningar,
      personleg informasjon, pårørende, nærmeste pårørende, pårørande
    `),
    summary: list(`
      sammendrag, om meg, profil, nøkkelkvalifikasjoner, oppsummering, kort om meg, litt om meg,
      hvem er jeg, presentasjon, kort presentasjon, sammenfatning, faglig profil, profesjonell profil,
      yrkesprofil, personlig profil, introduksjon, karrieremål, målsetting, bakgrunn, resymé,
      samandrag, kvalifikasjoner, personlige egenskaper, kort om, kort fortalt, hvorfor meg,
      kort profil, jobbmål,
      hei, hvorfor ansette meg, om meg selv,
      kven er eg, kva eg søkjer, hva jeg søker,
      forskningsprofil
    `),
    work: list(`
      arbeidserfaring, arbeidserfaringer, erfaring, yrkeserfaring, arbeidspraksis, jobberfaring, yrkespraksis, praksis,
      karriere, ansettelser, arbeidsforhold, stillinger, arbeid, yrkesbakgrunn, arbeidshistorikk,
      jobbhistorikk, relevant arbeidserfaring, arbeidsliv, tidligere stillinger, arbeidsrøynsle,
      yrkesrøynsle, jobb, jobber, tidligere arbeidserfaring, deltidsjobber, sommerjobber,
      øvrig erfaring, nåværende stilling, klinisk erfaring, undervisningserfaring, ledererfaring,
      sommerjobb, hvor har jeg jobbet, her har jeg jobbet, her har eg jobba, hva har jeg gjort, hva har jeg jobbet med, jobbene mine,
      militærtjeneste, lønnet arbeid, praksisplasser, læretid,
      yrkesliv, turnustjeneste, turnusteneste,
      røynsle, tidlegare arbeid, deltidsjobb,
      hva jeg har jobbet med, sivilt arbeid, sivil karriere, militær karriere, hvor jeg har jobbet, jobbar,
      tidlegare jobbar, dette har jeg gjort, militær tjeneste,
      kvar har eg arbeidd, kvar har eg jobba,
      stillingar, faste jobber, jobber jeg har hatt, jobbane mine
    `),
    education: list(`
      utdanning, utdanninger, utdannelse, skolegang, akademisk bakgrunn, studier, skole, formell utdanning,
      utdanningsbakgrunn, skole og utdanning, utdaning, høyere utdanning, studium, akademia,
      fagutdanning, hva har jeg lært på skolen, hva har jeg lært, hvor har jeg gått på skole, skoler,
      skolene mine, yrkesskole, skule, skulegang, skular, skule og utdanning,
      hvor går jeg på skole, hvor jeg har gått på skole, dette har jeg lært, skoler og kurs,
      kva har eg lært, utdanning og opplæring
    `),
    skills: list(`
      kunnskapar,
      ferdigheter, kompetanse, kunnskaper, kompetanser, nøkkelkompetanse, kjernekompetanse,
      it-kunnskaper, datakunnskaper, dataferdigheter, tekniske ferdigheter, faglige ferdigheter,
      digitale ferdigheter, fagkunnskap, verktøy, ekspertise, teknologi, teknologier, programvare,
      systemkunnskap, it-kompetanse, datakompetanse, fagkompetanse, teknisk kompetanse, spesialfelt,
      fagområder, toppferdigheter, it ferdigheter, evner, styrker, digital kompetanse, dugleik,
      ferdigheiter, fremste ferdigheter, viktigste ferdigheter, verktøy og teknologi, it, data,
      systemer, ferdigheter og kompetanse, programmering, hva kan jeg, dette kan eg, hva er jeg god på,
      hva er jeg god til, dette kan jeg, kan godt, programmer, dataprogrammer, dataverktøy, databehandling, edb, ikt,
      spesialkompetanse, datakunnskap, systemkompetanse, maskiner,
      fagsystemer, fagsystem, hva jeg kan, det jeg kan, det eg kan, kva eg kan, dette er jeg god på,
      kan, kva kan eg, kommunikasjonsferdigheter, organisatoriske ferdigheter, organisatoriske/ledelsesferdigheter, jobbrelaterte ferdigheter, sosiale ferdigheter, kunstneriske ferdigheter, andre ferdigheter, kommunikasjonsferdigheiter, organisatoriske ferdigheiter, jobbrelaterte ferdigheiter, organisatoriske dugleikar, sosiale dugleikar, tekniske dugleikar, andre dugleikar,
      personlige ferdigheter, personlege ferdigheiter,
      metoder og verktøy, mest populære ferdigheter
    `),
    languages: list(`
      språk, språkkunnskaper, språkferdigheter, språkkompetanse, språkkunnskap, språkkunnskapar,
      hvilke språk snakker jeg, hvilke språk kan jeg, andre språk
    `),
    certificates: list(`
      kurs og godkjenning, kurs og godkjenninger,
      kursar,
      sertifikater, sertifiseringer, kurs, kurs og sertifikater, kurs og sertifiseringer,
      sertifisering, autorisasjon, autorisasjoner, etterutdanning, videreutdanning, kursbevis,
      lisenser, lisenser og sertifikater, førerkort, førarkort, andre godkjenninger, offentlige godkjenninger, fagbrev/svennebrev mesterbrev og autorisasjon, fagbrev/svennebrev mesterbrev og autorisasjoner, fagbrev/svennebrev mesterbrev eller autorisasjon, kompetansebevis, kurs og etterutdanning,
      godkjenninger, offentlige godkjenninger, fagbrev/svennebrev, kursing, annen utdanning og kurs, fagbrev, relevante kurs, sertifikat, bevis,
      lisenser og sertifiseringer, fagbrev og kurs, etter- og videreutdanning, annen opplæring,
      hvilke kurs har jeg, vidareutdanning, etter- og vidareutdanning, kurs m.m.,
      sikkerhetskurs,
      norskkurs og prøver, sertifikat og kurs,
      bevillinger,
      kurs/sertifikater, svennebrev og mesterbrev, fagbrev/svennebrev og mesterbrev
    `),
    projects: list(`
      prosjekter, prosjekt, prosjekterfaring, utvalgte prosjekter, egne prosjekter, personlige prosjekter,
      sideprosjekter, referanseprosjekter, oppdrag, portefølje, prosjektar, forskningsprosjekter, forskingsprosjekt,
      forskningsprosjekt, prosjekter med ekstern finansiering, eksternt finansierte prosjekter,
      prosjektliste, masteroppgave, masteroppgåve, bacheloroppgave, bacheloroppgåve
    `),
    publications: list(`
      publikasjoner, utgivelser, artikler, utstillinger, separatutstillinger, gruppeutstillinger, kollektivutstillinger,
      utstillingar, separatutstillingar, gruppeutstillingar, kollektivutstillingar, vitenskapelige publikasjoner, publiseringer, publisering, bøker,
      foredrag og publikasjoner, fagartikler, utvalgte publikasjoner, publikasjonar,
      foredrag, foredrag og artikler, vitenskapelig arbeid, vitenskapelige arbeider,
      fagfellevurderte artikler
    `),
    volunteer: list(`
      verv, frivillig arbeid, frivillighet, frivillig, tillitsverv, styreverv, frivillig erfaring,
      organisasjonserfaring, verv og frivillig arbeid, samfunnsengasjement, foreningsarbeid,
      engasjement, frivilligheit, organisasjonsarbeid, frivillig innsats, politiske verv,
      verv og engasjement, frivillig verv, frivillige verv, styrearbeid, styreerfaring,
      lag og foreninger, ved siden av jobb, ved siden av jobben, ved sida av jobb, ved sida av jobben,
      verv og tillitsoppdrag, verv og tillitsoppgaver, verv og formidling
    `),
    awards: list(`
      mest stolt av, stolt av, priser, utmerkelser, stipend, stipender, priser og utmerkelser, hedersbevisninger,
      priser og stipender, prisar, heder, forskningsmidler, ekstern finansiering
    `),
    interests: list(`
      utenom jobben, utanom jobben, interessar,
      interesser, hobbyer, hobbyar, fritidsinteresser, fritid, hobby, interesser og hobbyer, fritidsaktiviteter,
      interesse, aktiviteter, hobbyer og interesser, hva gjør jeg på fritiden, hva liker jeg,
      på fritiden, på fritida, fritida,
      liker, likar
    `),
    references: list(`
      referanser, referanse, referansar, referansepersoner, attester og referanser, anbefalinger, anbefalingar,
      hvem kan du ringe,
      hvem kan du spørre
    `),
  },
  headingExtras: list(`
    mest, relevant, relevante, annen, annet, andre, øvrig, øvrige, utvalgt, utvalgte, tidligere, min, mine,
    faglig, faglige, personlig, personlige, viktigste, nyere, spesiell, særskilt, noen, utdypende,
    ytterligere, akademiske, akademisk
  `),
  otherHeadings: list(
    "motto, livsfilosofi, min livsfilosofi, en dag i livet mitt, annet, anna, kva elles, hva ellers, diverse, annen informasjon, øvrige opplysninger, øvrig, andre opplysninger, andre ting, tilleggsopplysninger, helse, ellers, elles, og ellers, anna informasjon, ønsket arbeid, ønsket stilling, ønsket jobb, jobbønsker, merknader, merknad, underskrift",
  ),
  groupsOfJobs: list("akademisk, akademia, næringsliv, relevant, annet, anna, øvrig, tidligere, tidlegare"),
  labels: {
    name: list("navn, fullt navn, namn, etternavn / fornavn, fornavn og etternavn, for- og etternavn"),
    firstName: list("fornavn, førenamn, for- og mellomnavn, fornavn og mellomnavn"),
    lastName: list("etternavn, etternamn"),
    headline: list("yrke, tittel, stilling det søkes på, ønsket stilling"),
    phone: list(`
      telefon privat, telefon, tlf, mobil, mob, telefonnummer, mobilnummer, mobiltelefon, telefon/mobil, tel
    `),
    email: list("e-post, epost, e-postadresse, epostadresse, mail, e-mail"),
    address: list(`
      adresse, bor i, bor på, bosatt i, bosatt på, bosted, bostedsadresse, hjemmeadresse, postadresse, privatadresse, sted, poststed, postnummer,
      postnummer og sted, postnummer og poststed, postnummer/sted, postnummer/poststed, postnr, kommune, bustad, heimstad
    `),
    web: list("nettside, nettsted, hjemmeside, web, blogg, portefølje"),
    period: list(`
      periode, dato, tidsrom, tidsperiode, tid, år, ansatt, varighet, fra – til, fra-til, fra, til, fra dato, til dato,
      fra (mnd/år), til (mnd/år), startdato, sluttdato, ansatt fra, ansatt til, år fullført,
      når, frå, frå – til, fra år, til år, fra – til dato, utstedt, utstedelsesdato, dato utstedt
    `),
    position: list(`
      stilling, tittel, rolle, yrke, stillingstittel, yrke eller stilling, stilling eller yrke, stillingsbenevnelse,
      stilling/tittel, stilling/rolle, rolle/stilling, nåværende stilling, ansatt som
    `),
    employer: list(`
      navn og adresse til arbeidsgiver, reiarlag,
      arbeidsgiver, bedrift, firma, selskap, virksomhet, arbeidssted, oppdragsgiver, kunde, organisasjon,
      arbeidsgivers navn, navn på arbeidsgiver, arbeidsgiver og sted, navn og adresse på arbeidsgiver,
      arbeidsgivers navn og adresse, arbeidsgiver/sted, arbeidsplass, navn på bedrift, bedriftens navn,
      arbeidsgivar, arbeidsgjevar, arbeidsstad, namn på arbeidsgjevar, namn og adresse på arbeidsgjevar, namn og adresse på arbeidsgivar, verksemd
    `),
    place: list("sted, by, lokasjon, land"),
    tasks: list(`
      arbeidsoppgaver, oppgaver, ansvarsområder, ansvar, hovedoppgaver, beskrivelse, resultater,
      hovedaktiviteter og ansvar, hovedaktiviteter og ansvarsområder, hovedaktiviteter, oppgaver og ansvar, viktigste arbeidsoppgaver, viktigste oppgaver, viktigste fag/yrkesmessige ferdigheter, viktigste fag, tema,
      ansvar og oppgaver, hovedarbeidsoppgaver, arbeidets art, beskrivelse av arbeidet, arbeidsoppgåver, oppgåver,
      hovedoppgaver og ansvarsområder, viktigste oppgaver og ansvarsområder, viktigste arbeidsoppgaver og ansvarsområder,
      viktigste aktiviteter og ansvarsområder, ansvarsområde, hovudoppgåver, hovudoppgåver og ansvarsområde,
      hovudaktivitetar og ansvarsområde, viktigaste oppgåver
    `),
    degree: list(`
      grad, studium, kvalifikasjon, linje, utdanning, oppnådd kvalifikasjon, studieretning, fag, studium/grad,
      studieprogram, fagretning, avlagt eksamen, tittel på oppnådd kvalifikasjon, tittel på kvalifikasjon, hovedfag/yrkesmessige ferdigheter, hovedfag/yrkesmessige ferdigheter som dekkes,
      hovedfag/yrkesferdigheter, hovedfag, hovudfag, hovudfag/yrkesdugleik, tittel på kvalifikasjonen, tildelt kvalifikasjon
    `),
    institution: list(`
      skole, studiested, lærested, institusjon, universitet, utdanningssted, utdanningsinstitusjon, navn på skole,
      skolens navn, skole/studiested, skule, studiestad, lærestad, navn og type på utdanningsorganisasjon,
      namn på skule, utdanningsstad, navn på utdannings-/opplæringssted, navn på utdanningsinstitusjon, utdanningsinstitusjonens navn og type
    `),
    issuer: list("utsteder, utstedt av, arrangør, kursarrangør, kursholder"),
    technologies: list("teknologier, teknologi, verktøy, teknisk"),
  },
  columnLabels: {
    period: list("påmønstret, avmønstret, utstedt dato, start, slutt, fullført, avsluttet"),
    position: list("jobb"),
    employer: list("rederi"),
    degree: list("eksamen"),
    remark: list(`
      nr, lønn, prosent, studiepoeng, merknad, merknader, omfang, antall timer, gyldig til, utløper, skipstype, flagg, brt, bt, maskintype
    `),
  },
  remarkLabels: list(`
    sluttårsak, årsak til fratreden, grunn til avslutning, stillingsprosent, stillingsandel, nivå i eqf, avsluttende karakter, hovedkarakter,
    type virksomhet eller sektor, type verksemd eller sektor, type virksomhet eller bransje, type verksemd eller bransje, virksomhet eller bransje, verksemd eller bransje, nivå i nasjonal eller internasjonal klassifisering, nivå i nasjonalt klassifiseringssystem, sluttet, slutta, sluttet fordi, slutta fordi, grunn til slutt,
    nærmeste leder, nærmaste leiar, omfang, yrker, ønsket yrke, ønsket stilling, stillingsbrøk, ansettelsesform, dagens lønn, oppsigelse, merknad, oppsigelsestid, oppseiingstid, årslønn, lønnstrinn
    `),
  private: {
    reference: list("pårørende, nærmeste pårørende, pårørande, kontakt i nødstilfelle"),
    "birth-date": list(`
      født, fødselsdato, fødselsår, fødd, f., fødselsdag, født dato
    `),
    birthplace: list(
      "fødested, fødselssted, fødestad, fødselsdato/sted, fødselsdato og sted, fødselsdato og fødested, fødselsdato/-sted, født dato/sted",
    ),
    age: list("alder"),
    "civil-status": list("sivilstatus, sivilstand, sivil status, familie, ektefelle, ektefelles navn"),
    orientation: list("seksuell legning, seksuell orientering"),
    "identity-number": list(
      "fødselsnummer, personnummer, fødselsnr, personnr, d-nummer, fnr, pass, passnummer, passnr, hpr-nummer, hpr-nr, hpr nr, fødselsnummer (11 siffer)",
    ),
    children: list("barn, antall barn"),
    health: list("helsetilstand, helsestatus, røyker, blodtype"),
    salary: list("lønnskrav, ønsket lønn, ønska lønn, nåværende lønn, årslønn"),
    nationality: list("nasjonalitet, statsborgerskap, statsborger, oppholdstillatelse, opphaldsløyve"),
    gender: list("kjønn"),
    religion: list("religion, livssyn, trosretning"),
  },
  civilStatus: list(`
    gift, ugift, samboer, sambuar, skilt, skild, separert, enke, enkje, enkemann, enkjemann, singel, enslig, einsleg, forlovet,
    forlova, partner
  `),
  disclosures: {
    illnesses: list(`
      dysleksi, dyskalkuli, lese- og skrivevansker, lese- og skrivevanskar, adhd, autisme, epilepsi,
      diabetes, sukkersyke, astma, *depresjon, angst, bipolar lidelse, ptsd, ms, leddgikt, fibromyalgi,
      migrene, cøliaki, hjertesykdom, hjertefeil, hørselstap, tinnitus, nedsatt hørsel, nedsatt syn,
      ryggplager, ryggproblem, ryggproblemer, kneplager, kneproblem, kneproblemer, skulderplager,
      skulderproblem, skulderproblemer, nakkeplager, nakkeproblem, nakkeproblemer, vondt i ryggen, vondt
      i kneet, vondt i skulderen, vondt i nakken, prolaps, funksjonsnedsettelse, funksjonsnedsettelser,
      funksjonshemning, allergi, allergier, eksem, hiv, *kreft, asperger, aspergers, asperger syndrom,
      aspergers syndrom, ad/hd, høyt blodtrykk, hjerteflimmer, dårlig rygg, dårleg rygg, dårlig kne,
      dårleg kne, utbrenthet, long covid, kols, stoffskiftesykdom, hjerneslag, hjerteinfarkt, kronisk sykdom, kronisk sjukdom, multippel sklerose, sukkersjuke, uføretrygd, arbeidsavklaringspenger, kreftbehandling, parkinson,
      skiveprolaps, isjias, ryggoperasjon, kroniske smerter, senebetennelse, leddsykdom, revmatisme, psoriasis, lupus, endometriose, narkolepsi, søvnapné, nyresvikt, nyresykdom,
      nyretransplantasjon, leversykdom, hepatitt, tuberkulose, leukemi, hjernesvulst, lavt stoffskifte, høyt stoffskifte, angina, hjertesvikt, blodpropp, tvangslidelse, schizofreni,
      psykose, spiseforstyrrelse, anoreksi, bulimi, fødselsdepresjon, psykiske problemer, psykiske plager, psykisk sykdom, alkoholisme, rusproblemer, kyssesyke, hjerneskade,
      hodeskade, nakkesleng, nakkeslengskade, grønn stær, me-sykdom, kronisk utmattelse
    `),
    conditions: list(`
      dyslektiker, autist, epileptiker, diabetiker, astmatiker, døv, svaksynt, tunghørt, fargeblind,
      fargesvak, cøliaker, hørselshemmet, synshemmet, funksjonshemmet, ufør, uføretrygdet, gravid,
      rullestolbruker, kreftfri, rusfri, rusavhengig, uføretrygda, hørselshemma, synshemma,
      funksjonshemma, sykmeldt, langtidssykmeldt, sykemeldt, sjukmeld, sjukmeldt, høyrselshemma, nevrodivergent
    `),
    aids: list("rullestol, høreapparat, protese, krykker"),
    religions: list(
      "kristen, katolikk, muslim, jøde, hindu, buddhist, ateist, humanetiker, jehovas vitne, pinsevenn",
    ),
    devout: list("praktiserende, praktiserande, personlig, personleg, aktiv, troende"),
    congregations: list(`
      *kirke, *kirken, *kirka, *kyrkje, *kyrkja, *menighet, *menigheten, *menigheta, sokneråd, soknerådet, sokn, menighetsråd,
      menighetsrådet, kirkelig fellesråd, kirkelig råd, bispedømmeråd, bispedømmerådet, bedehus, bedehuset, *moské, *moske, *moskéen, *moskeen,
      synagogen, jehovas vitner, trossamfunn, islamsk råd, søndagsskole, søndagsskolen, søndagsskule, søndagsskulen
    `),
    churchPosts: list(`
      søndagsskolelærer, søndagsskulelærar, søndagsskuleleiar, søndagsskoleleder, kateket, kirkevert, kyrkjevert, klokker, klokkar,
      menighetsrådsmedlem, soknerådsmedlem
    `),
    faithActivities: list(`
      kirke, kirka, kirken, kyrkja, kirkeliv, kirkegang, bibelgruppe, bibelstudie, bibelstudium, bønnegruppe, bønn, moskeen, koranen, troen min, menighetsarbeid, menighetsliv, bibellesing, menigheten min
    `),
    orientations: list(`
      homofil, lesbisk, bifil, transperson, skeiv, ikke-binær, transkvinne, transmann, panfil, aseksuell
    `),
    qualifiers: list(`
      en, ei, et, ein, litt, noe, lett, alvorlig, kronisk, delvis, tidligere, nå, for tiden, åpent
    `),
    children: list(`
      barn, born, unger, ungar, sønn, *sønn, sønner, søner, datter, dotter, døtre, døtrer, tvillinger,
      tvillingar, stebarn, stesønn, stedatter
    `),
    girlsAndBoys: list("jente, jenter, gutt, gutter, gutar"),
    agedWords: list("små, voksne, vaksne"),
    numbers: list("en, ei, ein, et, ett, eit, to, tre, tri, fire, fem"),
    relatives: list(
      "mor, far, foreldre, bror, søster, syster, bestemor, bestefar, tante, onkel, kusine, fetter, niese, nevø, svigermor, svigerfar, barnebarn, mamma, pappa, familie, familien",
    ),
    writer: list("jeg, eg, meg, min, mi, mitt, mine"),
    tens: list(
      "atten, nitten, tjue, tretti, førti, femti, seksti, sytti, åtti, tjueårene, trettiårene, førtiårene, femtiårene, sekstiårene",
    ),
    spouses: list("kone, mann, ektemann, samboer, sambuar"),
    parents: list("mor, far, mamma, pappa"),
  },
  months: [
    list("januar, jan"),
    list("februar, feb, febr"),
    list("mars, mar"),
    list("april, apr"),
    list("mai"),
    list("juni, jun"),
    list("juli, jul"),
    list("august, aug"),
    list("september, sept, sep"),
    list("oktober, okt"),
    list("november, nov"),
    list("desember, des"),
  ],
  seasons: list(`
    vår, våren, sommer, sommeren, somre, somrene, somrane, høst, høsten, vinter, vinteren, haust, hausten, sumar, sommaren
  `),
  present: list(`
    nå, d.d, dd, i dag, idag, dags dato, pågår, pågående, pågåande, nåværende, fortsatt, no, nåtid, d.d., fortsatt ansatt, fremdeles, framleis, til dags dato
    `),
  until: list("til, t.o.m, tom, t.o.m."),
  since: list("siden, fra, fra og med, f.o.m, f.o.m., sidan, frå, startet"),
  durations: list("år, måned, måneder, mnd, md, mnd., måndar"),
  jobTitles: list(`
    gårdbruker, gardbruker, gardbrukar, bonde, *avløser, *avløysar, *røkter, *røktar, losbåtfører, havnefogd, havnebetjent, skipsfører,
    *logoped, *audiograf, *steinhogger, *konditor, *taktekker, *blikkenslager, *urmaker, *skredder, *bokbinder, boktrykker, trykker,
    *typograf, feier, skorsteinsfeier, *kiropraktor, *osteopat, *naprapat, *fysiker, *ortoptist, danser, ballettdanser, *koreograf, sanger, operasanger, *organist,
    *diakon, *kateket, *meteorolog, *kjemiker, *aktuar, dommer, lagdommer, tingrettsdommer, fotballdommer, *toller, *konstabel, *dykker, *reindriftsutøver,
    *leder, *leiar, *ingeniør, *utvikler, *konsulent, *sjef, *medarbeider, *medarbeidar, *lærer, *lærar,
    *arbeider, *fører, *mester, *assistent, *lærling, vikar, *vikar, *direktør, *rådgiver, *rådgjevar,
    *koordinator, *sekretær, *kokk, kokk, *servitør, *pleier, *terapeut, *lege, *sykepleier, *psykolog,
    *advokat, *jurist, *økonom, *regnskapsfører, *revisor, *controller, *arkitekt, *designer,
    *programmerer, *selger, *montør, *tapetserer, *elektriker, *elektrikar, *målar, *røyrleggjar, *rørleggar, *saksbehandlar, *gartnar, *snekker, *tømrer, *rørlegger, *mekaniker, *operatør,
    *tekniker, *forsker, *stipendiat, *professor, *amanuensis, *lektor, *adjunkt, *rektor, *inspektør,
    *trener, *hjelp, *vert, *vertinne, *guide, *redaktør, *journalist, *fotograf, *tolk, *oversetter,
    *analytiker, *planlegger, *saksbehandler, *kontrollør, *ansvarlig, *spesialist, *fagarbeider,
    *renholder, *vekter, *praktikant, trainee, intern, *formann, *bas, *bestyrer, *styrer, *kurator,
    *kelner, *bartender, souschef, *betjent, *offiser, *kaptein, styrmann, *matros, *maskinist, *fisker,
    *bonde, *agronom, *farmasøyt, *bioingeniør, *radiograf, *vernepleier, *helsefagarbeider,
    *miljøarbeider, *miljøterapeut, *barnevernspedagog, *sosionom, *pedagog, *bibliotekar, *arkivar,
    *megler, *eiendomsmegler, *gründer, daglig, *sommervikar, *forvalter, *frisør, *baker, *slakter,
    *gartner, *sjåfør, *lagermedarbeider, *butikkmedarbeider, *kundebehandler, *veileder, *instruktør,
    *student, *prest, *kantor, *dirigent, *musiker, *skuespiller, *produsent, *regissør, *forfatter,
    *grafiker, *tester, *administrator, *partner, eier, *seniorrådgiver, teamleder, *ergoterapeut,
    *fysioterapeut, *tannlege, *jordmor, *stuert, *resepsjonist, *kasserer, *nestleder, *kontaktperson,
    *støttekontakt, *avløser, *vaktmester, *driftstekniker, *sveiser, *platearbeider, *industrimekaniker,
    *logistiker, *innkjøper, *speditør, *tillitsvalgt, *gårdsarbeider, *barista, *flyger, *pilot,
    *arbeidar, *køyrar, *kjører, soldat, bonde, *sveisar, sokneprest, prest, matros, fisker, fiskar,
    førstegangstjeneste, førstegongsteneste, postdoktor, avisbud, sommerjobb, sommarjobb, *avløysar,
    *fullmektig, *styrmann, menig, grenader, konstruktør, *røktar, *røkter, syerske, *førar, omviser,
    omvisar, scenograf, tårnmann, *plukker, *plukkar, stuepike, innehaver, innehavar, reporter, *teknikar,
    *mekanikar, *tømrar, *snikkar, *røyrleggar, *pleiar, *forskar, *seljar, *sakshandsamar, *reinhaldar,
    *meister, *hjelper, *hjelpar, *utviklar, *planleggjar, *kontrollør, *rettleiar,
    *trenar, *aspirant, budeie, tømmermann,
    *skribent, *skipper, *mannskap, dekksgutt, jungmann, *smed, *murer,
    *murar, *glassmester, *gravemaskinfører, *anleggsarbeider, *skogsarbeider, *stallbetjent, *konduktør
    `),
  employers: list(`
    as, asa, ans, da, ba, sa, hf, kf, enk, nuf, iks, ab, kommune, fylkeskommune, *kommune, *sykehus,
    *sjukehus, sykehuset, universitetssykehus, *skole, barnehage, *barnehage, *etaten, direktorat*,
    departement*, *departementet, *direktoratet, statens, *verket, *vesenet, sykehjem, *sykehjem, hotell,
    *hotell, *bank, *banken, *sparebank, stiftelsen, forsvaret, politiet, nav, skatteetaten, restaurant,
    *butikken, *senter, *senteret, *gruppen, konsern*, *byrå, *klinikk, *klinikken, legekontor, *forlag,
    *teater, *museum, *museet, kirke*, røde, *foreningen, *forbund, *laget, *verksted, *bygg, *service,
    *eiendom, *entreprenør, *transport, advokatfirmaet, *gartneri, *gård, *huset, *tjenester, *tjenesten,
    partnere, sfo, *rederi, rederiet, *apotek, *legesenter, *helse, *energi, *kraft, *meieri, *fabrikk,
    *industri, *industrier, avis, *posten, *avisen, *studio, regnskap, *kontoret, *selskap, *selskapet,
    kafé, kafe, kiosk, dagligvare,
    *politidistrikt, *hjemmet, *heimen, *heimar, *tunet, *legevakt, *gjestegård, *fjellstue, camping,
    *bakeri, *gatekjøkken, taxi, *slakteri, *havbruk, drilling, offshore, subsea, shipping, bemanning,
    rekruttering, revisjon, forsikring, *bofellesskap, *fellesråd, *menighet, sparebanken, mekaniske,
    mek., *verft, *smelteverk, *bruk, sjøforsvaret, luftforsvaret, hæren, heimevernet, *bataljon, *bataljonen, *tingrett,
    *lagmannsrett, statsforvalteren, fylkesmannen, havforskningsinstituttet, *avløysarlag, *omsorg, kiwi, rema,
    coop, cubus, scandic, multiconsult, norconsult, sintef, telenor, equinor, *barnehagen
  `),
  institutions: list(`
    universitet*, *universitet, *universitetet, høgskole*, *høgskole, *høgskolen, høyskole*, *høyskole,
    *høyskolen, *skole, *skolen, *skule, fagskole*, folkehøgskole, *gymnas, gymnas, vgs, ntnu, uio, uib,
    uit, uis, uia, nmbu, oslomet, bi, nhh, hvl, usn, nord, inn, noroff, akademi*, *akademi, akademiet,
    institutt*, opplæringskontor*, sonans, *kontoret, *høgskule, høgskulen, kunsthøgskolen,
    politihøgskolen, krigsskolen, befalsskolen, videregående, westerdals, ungdomsskole, skole, fylkeskommune, voksenopplæring, vaksenopplæring, fagskulen, vgs., kursenter
  `),
  degrees: list(`
    bachelor*, master*, siviløkonom*, sivilingeniør*, siv.ing, phd, ph.d, doktorgrad*, fagbrev*,
    svennebrev*, mesterbrev*, årsstudium*, årsenhet*, studiespesialisering*, yrkesfag*, videreutdanning*,
    etterutdanning*, grunnfag*, mellomfag*, hovedfag*, cand*, lektorutdanning*, lærerutdanning*,
    sykepleierutdanning*, profesjonsstudi*, allmennfag*, studiekompetanse*, vitnemål*, helsefag*,
    grunnskole*, praktisk-pedagogisk, ppu, høgskolekandidat*, ingeniørutdanning*, embetseksamen*, examen,
    ex.phil, vg1, vg2, vg3, forkurs*, fagskoleutdanning*, adjunktutdanning*, yrkesutdanning*, byggfag,
    elektrofag*, restaurant-*, idrettsfag*, studieforberedende*, generell, artium, grunnutdanning*,
    utdanning, studium*, spesialisering*, jusstudi*, doktor*, kandidat*, fagskole, videregående, vidareutdanning*, allmennlærar*, agronom*, vk1, vk2,
    utveksling*, enkeltemne*, yrkesskole, handelsskole
  `),
  volunteerRoles: list(`
    *leder, *medlem, styremedlem, styreleder, *trener, frivillig, *kasserer, *sekretær, *tillitsvalgt,
    *leksehjelper, *hjelper, *kontakt, *vara*, *verge, *mentor, *speiderleder, *fadder, *representant,
    *foredragsholder, *instruktør, *koordinator, *ansvarlig, *dommer, *vert, *oppmann, lagleder, *redaktør,
    besøksvenn, nestleder, nestleiar, *trenar, *kasserar, *verneombud, *verneombod, *leiar, *skrivar, *ambassadør, *guide, *besøksvenn, *venn, medlem, *revisor
  `),
  languageNames: list(`
    norsk, engelsk, tysk, fransk, spansk, svensk, dansk, polsk, russisk, arabisk, italiensk, portugisisk,
    nederlandsk, finsk, islandsk, samisk, nordsamisk, sørsamisk, lulesamisk, kinesisk, mandarin, japansk,
    koreansk, hindi, urdu, panjabi, punjabi, tamil, somali, tigrinja, amharisk, persisk, farsi, dari,
    pashto, kurdisk, tyrkisk, gresk, hebraisk, ukrainsk, litauisk, latvisk, estisk, rumensk, bulgarsk,
    serbisk, kroatisk, bosnisk, albansk, makedonsk, slovensk, slovakisk, tsjekkisk, ungarsk, thai,
    vietnamesisk, filippinsk, tagalog, indonesisk, malayisk, swahili, irsk, walisisk, skotsk-gælisk,
    færøysk, grønlandsk, latin, bokmål, nynorsk, tegnspråk, norsk tegnspråk, bengali, katalansk, baskisk,
    afrikaans, skandinavisk, kantonesisk, bergensk
  `),
  languageLevels: list(`
    morsmål, flytende, godt, god, meget god, meget godt, svært god, svært godt, middels, grunnleggende, grunnleggjande,
    noe, noe kjennskap, tospråklig, muntlig, skriftlig, begynner, viderekommen, avansert, elementær,
    gode kunnskaper, litt, forhandlingsnivå, profesjonelt, profesjonelt nivå, fullt profesjonelt nivå,
    begrenset, modersmål, utmerket, nybegynner, bra, kan, arbeidsspråk, morsmålsnivå, grunnkunnskaper,
    muntleg, skriftleg, flytande, noko, noen ord, brukbart, reisenivå, skolenivå, morsmålet, leser, forstår, skjønner, mellomnivå, skulekunnskapar,
    skolekunnskaper, førstespråk, lytting, lesing, hverdagslig, kvardagsleg, samtalenivå, hovedmål, hovudmål, sidemål, særs godt
  `),
  skills: list(`
    prosjektledelse, prosjektstyring, økonomistyring, budsjett, budsjettering, ledelse, kommunikasjon, samarbeid,
    kundeservice, kundebehandling, salg, markedsføring, regnskap, lønn, hms, førstehjelp, turnusplanlegging, veiledning,
    undervisning, formidling, forhandling, innkjøp, lagerstyring, logistikk, sveising, truckkjøring, visma, tripletex,
    pasientsikkerhet, sårstell, medikamenthåndtering, risikovurdering, kvalitetssikring, rapportering, personalansvar,
    kontraktsrett, arkivering, saksbehandling, programmering, dataanalyse, strategi, endringsledelse, teamledelse
  `),
  interests: list(`
    ski, langrenn, fjellski, friluftsliv, turer, fjellturer, lesing, løping, trening, sykling, svømming, matlaging, baking,
    foto, fotografi, reise, reiser, musikk, film, sjakk, fotball, håndball, golf, klatring, seiling, hage, hagearbeid, yoga,
    maling, teater, historie, fiske, jakt, dans, korsang, sang, gitar, piano, strikking, keramikk, brettspill, padling
  `),
  skillLevels: list(`
    nybegynner, grunnleggende, grunnleggjande, middels, god, godt, meget god, svært god, avansert, ekspert, erfaren,
    viderekommen, grunnleggjande, meget godt
  `),
  places: list(`
    oslo, bergen, trondheim, stavanger, drammen, fredrikstad, kristiansand, sandnes, tromsø, sarpsborg,
    skien, ålesund, sandefjord, haugesund, tønsberg, moss, porsgrunn, bodø, arendal, hamar, ytrebygda,
    larvik, halden, askøy, kongsberg, harstad, molde, gjøvik, lillehammer, horten, mo i rana, kristiansund,
    korsvik, jessheim, hønefoss, elverum, alta, narvik, steinkjer, vennesla, stjørdal, stjørdalshalsen,
    nesoddtangen, mandal, leirvik, osøyro, grimstad, ski, drøbak, levanger, namsos, egersund, kongsvinger,
    notodden, florø, førde, voss, odda, svolvær, hammerfest, vadsø, kirkenes, finnsnes, mosjøen,
    brønnøysund, rana, asker, bærum, sandvika, fornebu, lysaker, lillestrøm, lørenskog, strømmen, kolbotn,
    ås, vestby, askim, mysen, ringsaker, brumunddal, stange, raufoss, toten, østre toten, vestre toten,
    valdres, fagernes, gol, geilo, hemsedal, rjukan, bø, kragerø, risør, tvedestrand, lillesand, farsund,
    flekkefjord, bryne, klepp, sola, randaberg, stord, os, sotra, straume, sogndal, årdal, volda, ørsta,
    ulsteinvik, åndalsnes, sunndalsøra, oppdal, røros, orkanger, melhus, malvik, verdal, rørvik, sortland,
    stokmarknes, leknes, lofoten, svelvik, hokksund, mjøndalen, solbergelva, vikersund, modum, ringerike,
    jevnaker, hadeland, gran, eidsvoll, ullensaker, gardermoen, nittedal, hurdal, nannestad, rælingen,
    enebakk, frogn, nesodden, nordre follo, holmestrand, stokke, nøtterøy, færder, stavern, langesund,
    ulefoss, seljord, longyearbyen, svalbard, honningsvåg, vardø, karasjok, kautokeino, lakselv, tana,
    fauske, glomfjord, sandnessjøen, stockholm, göteborg, malmö, uppsala, københavn, aarhus, odense,
    helsinki, helsingfors, reykjavik, london, paris, berlin, hamburg, amsterdam, brussel, warszawa, gdynia,
    gdańsk, kraków, madrid, barcelona, roma, milano, zürich, wien, praha, budapest, lund, karlstad,
    strömstad, hele norge, viken, innlandet, vestland, rogaland, nordland, trøndelag, agder, telemark,
    vestfold, akershus, buskerud, østfold, finnmark, troms, møre og romsdal, hordaland, oppland, hedmark,
    sørlandet, østlandet, vestlandet, nord-norge, fjernarbeid, hjemmekontor, nesbyen, otta, dombås,
    vinstra, ringebu, trysil, løten, vang, lyngdal, kvinesdal, sauda, kopervik, karmøy, ølen, husnes,
    måløy, nordfjordeid, stryn, sykkylven, ørskog, vestnes, averøy, smøla, hitra, frøya, fosen, rissa,
    åfjord, bjugn, brekstad, selbu, meråker, frosta, inderøy, snåsa, grong, vikna
  `),
  countries: list(`
    norge, noreg, sverige, danmark, finland, island, storbritannia, england, skottland, irland, tyskland,
    frankrike, spania, portugal, italia, nederland, belgia, sveits, østerrike, polen, litauen, latvia,
    estland, russland, ukraina, usa, canada, australia, india, pakistan, kina, japan, syria, irak, iran,
    tyrkia, eritrea, somalia, brasil, sør-afrika, hellas, romania, ungarn, tsjekkia, filippinene, thailand,
    vietnam, afghanistan, bosnia, kosovo, serbia, kroatia, sudan, etiopia, nigeria, ghana, sri lanka, nepal, bangladesh, palestina, kongo, myanmar, bulgaria, slovakia, colombia, argentina, venezuela, jordan, libanon, egypt, marokko, kenya, chile, mexico
  `),
  documentTitles: list(
    "cv, curriculum vitae, curriculum vitæ, livsløp, søknad, min cv, cv og søknad, søknadsskjema, søknadsskjema for stilling, kandidatskjema",
  ),
  onRequest: list(`
    på forespørsel, etter avtale, oppgis, ved forespørsel, oppgis på forespørsel, etter forespørsel,
    på førespurnad, gis ved
  `),
  prose: {
    person: list("jeg, eg, han, hun, ho"),
    verbs: list(`
      har, hev, er, var, ble, blei, vart, vært, vore, nå, no, jobbet, jobber, jobba, jobbar, arbeidet, arbeider, arbeidde,
      arbeidar, arbeida, ansatt, tilsett, begynte, begynner, starta, startet
    `),
    articles: list("en, ein, ei, et, eit"),
    from: list("fra, frå, siden, sidan, mellom, i"),
    and: list("og"),
    vague: list("tidlig, tidleg, slutten av, starten av, begynnelsen av"),
    unpaid: list("frivil*, ulønn*, elev, medlem, pasient, innsatt, flyktning, gjest, som, på, til, med"),
    personal: list(`
      kone, kona, mann, ektemann, samboer, gift, skilt, skilsmisse, barn, barna, sønn, datter, dotter, moren, mora, faren,
      foreldre*, gravid, født, fødd, fødte, syk*, sjuk*, helse, kreft, slag, operasjon, skad*, ufør*, permisjon,
      referanse*, sjefen min, sjef min, min sjef
    `),
  },
};
