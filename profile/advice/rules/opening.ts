import type { Rule } from "../observation.ts";

/** Stock phrases. */
const stockWords =
  /(?<!\p{L})(?:hardworking|hard-working|motivated|passionate|dynamic|team[- ]?player|results[- ]?(?:driven|oriented)|detail[- ]?oriented|enthusiastic|dedicated|self[- ]?starter|proactive|fast learner|positive|outgoing|flexible|reliable|excellent communication|go-getter|synerg\w*|utadvendt|strukturert|lagspiller|løsningsorientert|resultatorientert|engasjert|motivert|arbeidsom|blid|positiv|fleksibel|pliktoppfyllende|punktlig|selvstendig|lærevillig|omgjengelig|serviceinnstilt|nøyaktig|målrettet|stå-på-vilje|pålitelig|initiativrik)(?!\p{L})/giu;

/** Reports a first sentence with two or more stock phrases and no figure or name. */
export const opening: Rule = {
  name: "opening",
  article: "first-impressions",
  find({ basics }) {
    const summary = basics?.summary?.trim() ?? "";
    const [first = ""] = summary.split(/(?<=[.!?])\s|\n/);
    const found = [...new Set((first.match(stockWords) ?? []).map((word) => word.toLowerCase()))];
    const hasFact = /\d/.test(first) || /(?<=\s)\p{Lu}\p{L}+/u.test(first);
    if (found.length < 2 || hasFact) return undefined;
    return {
      passages: [{ path: "basics.summary", quote: first }],
      values: { count: found.length, words: found.join(", ") },
    };
  },
};
