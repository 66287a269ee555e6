import { all } from "./zz-explore.ts";

const show = (l: string, re: RegExp, pl?: string, field: "text" | "own" = "text") => {
  console.log("\n###", l, re);
  let n = 0;
  for (const a of all)
    if (a.language === l)
      for (const p of a.passages) {
        if (pl && p.place !== pl) continue;
        for (const m of p[field].matchAll(re)) {
          if (n++ < 60)
            console.log(
              `${a.file}:${p.line} [${p.place}${p.box ? "/" + p.box : ""}] …${p.text.slice(Math.max(0, m.index - 30), m.index + m[0].length + 30)}`,
            );
        }
      }
  console.log(n);
};
show("no", /["']/g);
show("en", /["']/g);
show("no", /[“”]/g);
show("en", /[“”«»]/g);
show("no", /—|--/g);
show("en", /—|--/g);
show("no", /\d[ .,]\d{3}(?!\d)/g);
show("no", /\d{4,}/g.source ? /(?<!\d)(?!19\d\d(?!\d)|20\d\d(?!\d))\d{4,}/g : /x/g);
show("en", /(?<!\d)(?!19\d\d(?!\d)|20\d\d(?!\d))\d{4,}/g);
show("en", /\d[ .\u00a0]\d{3}(?!\d)/g);
show("no", /%/g);
show("en", /%/g);
show("no", /\d-\d/g);
show("en", /\d-\d/g);
show("no", / - /g);
show("en", / - /g);
show("no", /\d\.\d/g);
show("no", /kl /g);
show("no", /\d (januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember)/g);
show(
  "no",
  /(?<!\p{L})(Januar|Februar|Mars|April|Mai|Juni|Juli|August|September|Oktober|November|Desember|Mandag|Tirsdag|Onsdag|Torsdag|Fredag|Lørdag|Søndag)/gu,
);
show("no", /\bkr\b|NOK|,-/g);
show("en", /\bkr\b|NOK/g);
show("no", /!/g, undefined, "own");
show("en", /!/g, undefined, "own");
