import { expect, test } from "vitest";
import { findDisclosure, findDisclosureRemark } from "./disclosures.ts";

test.each([
  ["I have mild dyslexia", "health"],
  ["I am colour blind, which has never mattered", "health"],
  ["I use a wheelchair", "health"],
  ["I’ve had cancer, and am well", "health"],
  ["Currently pregnant, due in May", "health"],
  ["I am a practising Catholic", "religion"],
  ["I am gay", "orientation"],
  ["I am a single mother of two", "civil-status"],
  ["My wife is a nurse", "children"],
  ["I live with my mom and sister", "civil-status"],
  ["I have indefinite leave to remain", "nationality"],
  ["I earn £32,000 a year", "salary"],
  ["I served two years in prison", "criminal-record"],
  ["Jeg har hatt kreft, men er frisk nå", "health"],
  ["Jeg er delvis ufør", "health"],
  ["Eg brukar høreapparat", "health"],
  ["Jeg mottar arbeidsavklaringspenger", "health"],
  ["Jeg er personlig kristen", "religion"],
  ["Vi venter barn i mai", "children"],
  ["Jeg er norsk statsborger", "nationality"],
  ["Jeg satt inne i to år", "criminal-record"],
  ["Jag har dyslexi", "health"],
  ["Jeg er ordblind", "health"],
  ["Vi har två små barn", "children"],
  ["I have epilepsy – well controlled", "health"],
  ["Jeg har ADHD og ti års erfaring fra hotell", "health"],
  ["Although I have dyslexia, I write every day", "health"],
  ["As a Roman Catholic, I help at the food bank", "religion"],
  ["I am a member of UNISON", "union-or-party"],
  ["Jeg er tobarnsmor og bor på Lillehammer", "children"],
  ["Jeg har barn på 4 og 7 år", "children"],
])("finds in %s a fact of the kind %s", (sentence, kind) => {
  expect(findDisclosure(sentence)).toBe(kind);
});

test.each([
  ["Union member", "union-or-party"],
  ["Fagorganisert i NITO", "union-or-party"],
  ["Mother of two", "children"],
  ["Far til tvillinger", "children"],
  ["Blodtype O+", "health"],
  ["Looking for at least £35k", "salary"],
  ["NEU workplace rep", "union-or-party"],
  ["Elder in Testdale Presbyterian Church", "religion"],
  ["Deacon, First Baptist Church", "religion"],
  ["Health good", "health"],
])("finds in the remark %s a fact of the kind %s", (part, kind) => {
  expect(findDisclosureRemark(part)).toBe(kind);
});

test.each([
  "I have MS Office skills",
  "I have epilepsy and first aid training",
  "I am Catholic Schools coordinator",
  "I am a disabled rights officer",
  "I was engaged by the council",
  "I was signed off as a competent assessor",
  "We have two children's books in print",
  "I have a strong conviction that people matter",
  "My team is small",
  "I live my values",
  "Mother tongue",
  "Jeg har jobbet med kreftpasienter",
  "Jeg har diabetes som fagfelt",
  "Vi har barn fra 1 til 5 år på avdelingen",
  "Jeg har tre barn i gruppa",
  "Jeg er skiltmontør",
  "Jeg er inne i en utdanning som fagskoleingeniør",
  "I have worked in prison healthcare for ten years",
  "I have an MS in Computer Science from Stanford",
  "I am a global citizen who speaks five languages",
  "I have a child development degree",
  "I earned £250,000 for the charity",
  "I am a widow support counsellor",
  "My partner network covers four countries",
  "Jeg satt inne med mye kunnskap",
  "Non-smoker, running",
  "INTO University Partnerships, student adviser",
  "Church Street Youth Club",
])("finds nothing of the owner's in %s", (sentence) => {
  expect(findDisclosure(sentence) ?? findDisclosureRemark(sentence)).toBeUndefined();
});
