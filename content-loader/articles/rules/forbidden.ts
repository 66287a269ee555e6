import type { Language } from "../../data/types.ts";

/** A turn of phrase that an editor strikes on sight, and why. */
export interface Forbidden {
  /** A regular expression for whole words, in small letters: it finds capital ones too. */
  phrase: string;
  why: string;
  /** How often one article may use it; never, unless it says so. */
  allowed?: number;
  /** Finds the letters only as they are written here, small or capital. */
  exact?: true;
}

const machine = "marks machine-made prose";
const worn = "worn out; say what happens";
const advertising = "sounds like advertising; give the result instead";
const american = "American spelling";
const anglicism = "an anglicism";
const elderly = "nobody says it any more";
const scandinavian = "Scandinavian in English words";

/**
 * Only the writer's own words are held to these: quotations, italics, code and examples may show what is bad.
 * A word that also has an honest use stands here with the company that gives it away.
 */
export const forbidden: Record<Language, Forbidden[]> = {
  en: [
    { phrase: "unlock(s|ed|ing)?", why: machine },
    { phrase: "elevat(e|es|ed|ing)", why: machine },
    { phrase: "leverag(e|es|ed|ing)", why: machine },
    { phrase: "showcas(e|es|ed|ing)", why: machine },
    { phrase: "navigat(e|es|ed|ing)", why: machine },
    {
      phrase: "(digital|professional|competitive|changing|job|career|media) landscapes?|landscape of",
      why: machine,
    },
    { phrase: "(career|professional|personal|brand(ing)?|customer|your) journeys?", why: machine },
    { phrase: "crucial(ly)?|pivotal|paramount", why: machine },
    { phrase: "game[- ]chang(er|ers|ing)", why: machine },
    { phrase: "seamless(ly)?", why: machine },
    { phrase: "robust(ly|ness)?", why: machine },
    { phrase: "delv(e|es|ed|ing)", why: machine },
    { phrase: "(a )?testament to", why: machine },
    { phrase: "tapestry|plethora|myriad|treasure trove", why: machine },
    { phrase: "embark(s|ed|ing)? on", why: machine },
    { phrase: "ever[- ](changing|evolving)|fast-paced", why: machine },
    { phrase: "harness(es|ed|ing)?|supercharg(e|es|ed|ing)|skyrocket(s|ed|ing)?", why: machine },
    { phrase: "empower(s|ed|ing|ment)?", why: machine },
    { phrase: "deep dive|dive (deep|deeper|in|into)", why: machine },
    { phrase: "look no further|secret sauce|the power of", why: machine },
    { phrase: "(plays?|played|playing) an? (vital|key|important|central) role", why: machine },
    { phrase: "(it is|it’s) (worth noting|important to note)", why: machine },
    { phrase: "moreover|furthermore|additionally", why: machine },
    { phrase: "however,", why: "a balanced ‘however’ where one should take a side" },
    { phrase: "in this (article|guide|post),? (we|you|i)", why: "announces instead of beginning" },
    { phrase: "(let’s|let us) (explore|look at|take a look|dive)", why: "announces instead of beginning" },
    { phrase: "not (just|only|merely|simply) [^.?!;]{1,90} but", why: machine, allowed: 1 },
    {
      phrase: "(is not|isn’t|are not|aren’t) about [^.?!]{1,70}[,;:–] ?(it is|it’s|they are|but) about",
      why: machine,
      allowed: 1,
    },
    { phrase: "Whether you(’re| are) [^.?!,]{1,60} or [^.?!,]{1,60},", why: machine, exact: true },
    { phrase: "in (the|this) digital age|in a world (where|of)|in an (age|era) (of|where)", why: machine },
    { phrase: "at the end of the day|when all is said and done", why: worn },
    { phrase: "(the )?next level|make a difference|stand out from the crowd", why: worn },
    { phrase: "thought lead(er|ers|ership)", why: worn },
    { phrase: "stakeholders?|synerg(y|ies)|actionable|learnings|best practices?", why: worn },
    { phrase: "utili[sz](e|es|ed|ing)", why: "‘use’ does it" },
    { phrase: "holistic(ally)?", why: worn },
    { phrase: "authentic(ally|ity)?|passionate(ly)?|unique(ly|ness)?", why: "only as a bad example" },
    { phrase: "world-class|cutting-edge|best-in-class|state-of-the-art|unparalleled", why: advertising },
    {
      phrase:
        "(amazing|great|outstanding|tangible|measurable|proven|documented|excellent|impressive) results",
      why: "an adjective in front of ‘results’; give the result",
    },
    { phrase: "congratulations (on|to you)|great question", why: "praise of the reader" },
    { phrase: "colou?rize|colors?|favorites?|behaviors?|neighbors?|honors?", why: american },
    { phrase: "center(s|ed)?|labor|theater", why: american, exact: true },
    {
      phrase: "(organi|recogni|reali|apologi|speciali|summari|criticiz|emphasi)z(e|es|ed|ing)",
      why: american,
    },
    { phrase: "analyz(e|es|ed|ing)|organization(s|al)?", why: american },
    { phrase: "(optimi|personali|customi|prioriti|maximi|minimi)z(e|es|ed|ing|ation)", why: american },
    { phrase: "whom", why: `${elderly}: ‘who’, or another sentence` },
    { phrase: "need not", why: `${elderly}: ‘do not have to’` },
    { phrase: "the one who", why: `${scandinavian}: ‘whoever’, ‘the person who’` },
    { phrase: "mend(s|ed|ing)?", why: `${scandinavian}: ‘put right’, ‘fix’, ‘repair’` },
  ],
  no: [
    { phrase: "fokus\\p{L}*", why: `${anglicism} in this number: «legge vekt på», «arbeide med»` },
    { phrase: "i forhold til", why: "vague: «om», «for», «når det gjelder», «sammenlignet med»" },
    { phrase: "adresser(e|te)", why: `${anglicism}: «ta tak i», «løse»` },
    { phrase: "unik(t|e)?|skreddersy\\p{L}*|helhetlig\\p{L}*", why: advertising },
    {
      phrase: "karrierereise\\p{L}*|(din|faglige|personlige) reise|reisen din",
      why: `${anglicism}: «veien videre»`,
    },
    { phrase: "(til|på) (det )?neste nivå(et)?", why: `${anglicism}: «bli bedre», «løfte»` },
    { phrase: "(ut)?gjør(e)? en forskjell", why: `${anglicism}: «bety noe», «ha noe å si»` },
    { phrase: "på (daglig|ukentlig|månedlig|årlig|regelmessig) basis", why: `${anglicism}: «hver dag»` },
    { phrase: "på slutten av dagen", why: `${anglicism}: «når alt kommer til alt», unless evening is meant` },
    {
      phrase: "(møtet|samtalen|intervjuet|kurset|konferansen|det) (tar|tok) plass (i|på|den|mandag|tirsdag)",
      why: `${anglicism}: «finne sted», «skje»`,
    },
    { phrase: "dedikert\\p{L}*", why: `${anglicism}: «egen», «eget team»` },
    { phrase: "(lever|skap)(e|er|te|t) verdi", why: `${anglicism}: «gi nytte», «hjelpe»` },
    { phrase: "eie(r)? (din historie|historien din)", why: `${anglicism}: «fortell historien selv»` },
    { phrase: "(lese|les|få) mer verdi ut av", why: anglicism },
    { phrase: "realiser(e|er|te|t) at", why: `${anglicism}: «innse», «forstå»` },
    { phrase: "kontroller(e|er) (inntrykket|fortellingen|historien|omdømmet)", why: `${anglicism}: «styre»` },
    { phrase: "tankeleder\\p{L}*", why: `${anglicism}: «tydelig fagstemme»` },
    { phrase: "nettverking\\p{L}*", why: `${anglicism}: «nettverksbygging»` },
    { phrase: "betrodd av|vitnesbyrd fra kunde\\p{L}*", why: anglicism },
    { phrase: "kalle for handling|call to action", why: `${anglicism}: «oppfordring»` },
    { phrase: "narrativ(et|er|ene)?", why: `${anglicism}: «historie», «fortelling»` },
    { phrase: "sømløs(t|e)?|robust(e)?|banebrytende|verdensklasse", why: advertising },
    { phrase: "låse?r? opp (potensial|muligheter|dører|verdi)\\p{L}*", why: machine },
    { phrase: "(digitale|faglige|profesjonelle) landskap(et|er)?|landskapet av", why: machine },
    { phrase: "naviger(e|er|te|t) (i|gjennom)", why: machine },
    { phrase: "dykke?r? (ned|dypere|dypt|inn)", why: machine },
    { phrase: "omfavn(e|er|et)|spillveksler\\p{L}*|skattkiste\\p{L}*", why: machine },
    { phrase: "spiller en (viktig|avgjørende|sentral|nøkkel)\\p{L}* ?rolle", why: machine },
    { phrase: "autentisk(e)?|lidenskap(en|elig|elige)?", why: "only as a bad example" },
    { phrase: "ikke bare [^.?!;]{1,90} men( også)?", why: machine, allowed: 1 },
    {
      phrase: "(handler|dreier seg) ikke om [^.?!]{1,70}[,;:–] ?(det|den|men) (handler |dreier seg )?om",
      why: machine,
      allowed: 1,
    },
    { phrase: "Enten du er [^.?!,]{1,60} eller [^.?!,]{1,60},", why: machine, exact: true },
    { phrase: "i en verden (der|hvor|av)|i en tid (der|hvor)|i (dagens|den) digitale\\p{L}*", why: machine },
    { phrase: "Imidlertid|Videre er det|Det er viktig å merke seg", why: machine, exact: true },
    { phrase: "i denne (artikkelen|guiden) (skal|vil) (vi|du)", why: "announces instead of beginning" },
    { phrase: "interessent(er|ene)?|proaktiv(t|e)?|løsningsorientert(e)?|resultatorientert(e)?", why: worn },
    { phrase: "skille?r? deg ut fra mengden", why: worn, allowed: 1 },
    { phrase: "velkommen til vår", why: "drop it" },
    { phrase: "AI", why: "«KI» in Norwegian", exact: true },
    { phrase: "NAVs?", why: "«Nav», as the agency writes itself", exact: true },
    { phrase: "e?mail(en|er|ene|adresse\\p{L}*)?|e-mail\\p{L}*", why: `${anglicism}: «e-post»` },
    { phrase: "(din|min|sin) (cv|nettside|søknad|profil)", why: "the possessive stands after: «CV-en din»" },
    { phrase: "Si at du er", why: "a worked example begins «La oss si at du er …»", exact: true },
    { phrase: "fram(over|tid|tiden|tidig|deles|fører|heve|gang)?", why: "moderate bokmål: «frem»" },
    { phrase: "(utvikl|jobb|snakk|kast|start|vent|håp|prat)a", why: "moderate bokmål: «utviklet», «jobbet»" },
    { phrase: "klokka|natta", why: "one form throughout: «klokken», «natten»" },
    { phrase: "gratulerer|godt spørsmål|bra jobbet", why: "praise of the reader" },
  ],
};
