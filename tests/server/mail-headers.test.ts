import { parseMail } from "@protontech/jsmimeparser";
import { beforeAll, describe, expect, test } from "vitest";
import { checkContact, contactFormPath } from "../../shared/contact.ts";
import { postJson } from "../support/requests.ts";
import { writeSite } from "../support/site.ts";
import { mailingSiteUnderTest } from "../support/site-under-test.ts";
import type { CaughtMail } from "../support/smtp.ts";

const code = (...points: number[]) => String.fromCodePoint(...points);

/** Names that mail programs could display differently from what was typed. */
const names: Record<string, string> = {
  "a line break and a header in an encoded word": "=?utf-8?q?=0D=0ABcc:_evil=40x.example?=",
  "the same in base64": "=?UTF-8?B?DQpCY2M6IGV2aWxAeC5leGFtcGxl?=",
  "a direction override": "=?utf-8?q?=E2=80=AEabc?=",
  "an encoded word in the middle": "Kari =?utf-8?q?=E2=80=AE?= Nordmann",
  "two words that decoders join": "=?utf-8?q?Kari?= =?utf-8?q?=0ABcc:x?=",
  "a word with a blank in it": "=?utf-8?q?a b?=",
  "a word inside a word": "x=?utf-8?q?a?=y",
  "a word with an unknown encoding": "=?utf-8?x?abc?=",
  "a word in another alphabet": "=?iso-2022-jp?b?GyRCRnxLXBsoQg==?=",
  "a word with a language": "=?utf-8*no?q?=0D=0A?=",
  "a word that is cut off": "=?utf-8?q?=0D=0A",
  "an encoded word next to non-ASCII letters": "Åse =?utf-8?q?=0ABcc:_x?= Ødegård",
  "a word that decodes to a word": "=?utf-8?q?=3D=3Futf-8=3Fq=3F=0A=3F=3D?=",
  "a word put together from invisible pieces": `=${code(0x200b)}?utf-8?q?=0A?${code(0x202e)}=`,
  "a word around the other one's letters": "==??utf-8?q?=0A?==",
  "a real line break": "Kari\r\nBcc: evil@x.example",
  "a line separator": `Kari${code(0x2028)}Bcc: evil@x.example`,
  "marks of direction": `Kari ${code(0x202e)}nnamdroN${code(0x202c)} ${code(0x2067)}x${code(0x2069)}`,
  "the Arabic letter mark": `Kari${code(0x61c)} Nordmann`,
  "letters that nobody sees": `Ka${code(0xad)}ri${code(0x115f)} ${code(0x3164)}N${code(0x180e)}${code(0xe0041)}`,
  "half a letter": "Kari \ud800 Nordmann",
  "an address of somebody else": "Boss <boss@x.example>",
  "two addresses": "a@x.example, b@x.example",
  "quotes and strokes": 'Kari "the \\"boss\\" Nordmann\\',
  "a comment": "Kari (boss@x.example) Nordmann",
  "a group of addresses": "undisclosed-recipients:;",
  "nothing but marks": '<>()[]:;@\\,."',
  "as many letters as are allowed": "ø".repeat(200),
  "as many pictures as are allowed": "😀".repeat(200),
  "letters with marks after them": `${"e\u0301".repeat(40)} ${"न\u093f".repeat(40)}`,
  "a picture with its form": `Kari ❤${code(0xfe0f)}`,
  "a name like any other": "Kari Nordmann",
};

const known = new Set(
  "from to reply-to subject date message-id mime-version content-type auto-submitted x-entity-ref-id".split(
    " ",
  ),
);

interface Read {
  replyTo: { name: string; address: string }[];
  subject: string;
  headers: string[];
}

/** Two independent parsers; the second is Thunderbird's. */
const parsers: Record<string, (mail: CaughtMail) => Read> = {
  "postal-mime": ({ parsed }) => ({
    replyTo: (parsed.replyTo ?? []).map(({ name, address = "" }) => ({ name, address })),
    subject: parsed.subject ?? "",
    headers: parsed.headers.map(({ key }) => key),
  }),
  jsmime({ raw }) {
    const mail = parseMail(raw);
    const replyTo = [mail["reply-to"] ?? []].flat() as { name: string; email: string }[];
    return {
      replyTo: replyTo.map(({ name, email }) => ({ name, address: email })),
      subject: mail.subject ?? "",
      headers: Object.keys(mail.headers).filter((key) => !key.startsWith("content-transfer")),
    };
  },
};

/** Characters that must not reach a name in a mail: line breaks, direction marks and invisible ones. */
const hidden =
  /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Surrogate}\u00ad\u200b-\u200f\u3164\u{e0000}-\u{e007f}]/u;

const { server, smtp } = mailingSiteUnderTest({ siteDir: writeSite() });

const send = (body: object) => postJson(server.url + contactFormPath, body);

describe("A name in a mail header with", () => {
  const mails = new Map<string, CaughtMail>();
  const ids = new Map<string, string>();
  beforeAll(async () => {
    for (const [what, name] of Object.entries(names)) {
      const answer = await send({ name, email: "kari@example.no", message: `A name with ${what}` });
      expect(answer.status, what).toBe(200);
      ids.set(what, (await answer.json()).id);
    }
    await smtp.waitFor(ids.size, 30_000);
    for (const [what, id] of ids) {
      const mail = smtp.mails.find(({ parsed }) => parsed.text?.includes(id));
      if (mail) mails.set(what, mail);
    }
  });

  test.each(Object.entries(names))(
    "%s is parsed as cleaned, and appears in no other header",
    (what, name) => {
      const mail = mails.get(what);
      const check = checkContact({ name, email: "kari@example.no", message: "x" });
      if (!mail || !check.ok) throw new Error("no mail");
      const clean = check.value.name;
      // Thunderbird drops emoji variation selectors in names.
      const seen = (program: string) =>
        program === "jsmime" ? clean.replace(/\p{Variation_Selector}/gu, "") : clean;
      expect(clean).not.toMatch(hidden);
      expect(clean).not.toContain("=?");
      for (const [program, read] of Object.entries(parsers)) {
        const { replyTo, subject, headers } = read(mail);
        expect(replyTo, program).toEqual([{ name: seen(program), address: "kari@example.no" }]);
        const points = [...clean];
        const shown = points.length <= 53 ? points.join("") : `${points.slice(0, 52).join("")}…`;
        expect(subject, program).toBe(`Profilverk: message from ${shown}`);
        expect(
          headers.filter((key) => !known.has(key)),
          program,
        ).toEqual([]);
        expect(new Set(headers).size, program).toBe(headers.length);
      }
      expect(mail.to).toEqual(["hei@profilverk.example"]);
    },
  );

  test("text that is not an encoded word stays unchanged", () => {
    const { parsed } = mails.get("quotes and strokes") ?? {};
    expect(parsed?.replyTo).toMatchObject([{ name: names["quotes and strokes"] }]);
    expect(mails.get("a picture with its form")?.parsed.replyTo).toMatchObject([
      { name: names["a picture with its form"] },
    ]);
  });
});

test.each(["=?utf-8?q?a=40x.example=3E=2C_=3Cb?=@example.no", "=?x?=@example.no"])(
  "rejects an address that is an encoded word: %s",
  async (email) => {
    const answer = await send({ name: "Kari", email, message: "x" });
    expect([answer.status, (await answer.json()).error.fields]).toEqual([
      422,
      [{ field: "email", code: "invalid" }],
    ]);
  },
);
