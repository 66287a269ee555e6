import { expect, test } from "vitest";
import { parsePage, writePage } from "./page.ts";
import { createPageStyles } from "./page-styles.ts";

/** A page with its part of the stylesheet, and the whole. */
function divide(source: string, states: string[] = []): { html: string; whole: string } {
  const page = parsePage(source);
  const whole = createPageStyles()(page, states);
  return { html: writePage(page), whole };
}

const css = `
  .used { color: red }
  .unused { color: blue }
  .\\[\\&_label\\]\\:quiet { & label { color: green } }
`;

test("a page carries the rules that it uses, also those whose class is written with an entity", () => {
  const { html, whole } = divide(
    `<style>${css}</style><p class="used [&amp;_label]:quiet"><label>Name</label></p>`,
  );
  expect(html).toContain(".used{color:red}");
  expect(html).toContain("_label\\]\\:quiet label{color:green}");
  expect(html).not.toContain(".unused");
  expect(whole).toContain(".unused");
});

test("a page does without what the reset and Tailwind say of things that it does not have", () => {
  const registered = (name: string) =>
    `@property ${name} { syntax: "*"; inherits: false; initial-value: solid }`;
  const { html, whole } = divide(
    `<style>/*! a licence */ ${registered("--set")} ${registered("--unset")}
    ::-webkit-datetime-edit { padding: 0 } ::file-selector-button { margin: 0 } ::placeholder { opacity: 1 }
    .used { --set: dashed; border-style: var(--set) }</style><p class="used">Text</p>`,
  );
  expect(html).toContain("@property --set");
  expect(html).not.toMatch(/unset|datetime|file-selector|placeholder|licence/);
  expect(whole).toMatch(/licence[\s\S]*--unset[\s\S]*datetime[\s\S]*file-selector[\s\S]*placeholder/);
});

test("a name counts where it stands: what an element, a text or an address is called is no class", () => {
  const { html } = divide(
    `<style>.article { color: red } .path { color: red } .example { color: red } article { margin: 0 }
    a[href^="/example"] { margin: 1px } #place { margin: 2px }</style>
    <article id="place"><a href="/example/path">An example</a><svg><path d="M0 0"/></svg></article>`,
  );
  expect(html).not.toMatch(/\.(?:article|path|example)/);
  expect(html).toMatch(/article\{margin:0\}.*\[href\^=.\/example.*#place\{margin:2px\}/);
});

test("a colour that is mixed has no unmixed one beside it, and the whole keeps both", () => {
  const { html, whole } = divide(
    `<style>.mist { color: #e6f3f6; margin: 0 } @supports (color: color-mix(in lab, red, red)) {
    .mist { color: color-mix(in oklab, var(--mist) 60%, transparent) } }</style><p class="mist">Text</p>`,
  );
  expect(html).toContain(
    "<style>.mist{color:color-mix(in oklab, var(--mist) 60%, transparent);margin:0}</style>",
  );
  expect(whole).toMatch(/#e6f3f6.*@supports/);
});

test("what is said beside a mixed colour stands in its rule", () => {
  const { html } = divide(
    `<style>p { margin: 0 } .mist { color: #e6f3f6 } @supports (color: color-mix(in lab, red, red)) {
    .mist { color: color-mix(in oklab, var(--mist) 60%, transparent) } } .mist { padding: 0 }</style><p class="mist">Text</p>`,
  );
  expect(html).toContain(".mist{color:color-mix(in oklab, var(--mist) 60%, transparent);padding:0}</style>");
});

test("an empty field that says what to write has the style of it, also where browsers are told apart", () => {
  const { html } = divide(
    `<style>@supports (contain-intrinsic-size: 1px) { ::placeholder { color: red } }</style><input placeholder="Name">`,
  );
  expect(html).toContain("@supports (contain-intrinsic-size:1px){::placeholder{color:red}}");
});

test("what stands in for a value of the theme is left out, and for a value that a class sets it stays", () => {
  const { html } = divide(
    `<style>@layer theme { :root { --sans: Grotesk } }
    p { font-family: var(--sans, Arial, "Segoe UI"); line-height: var(--leading, 1.5) }</style><p>Text</p>`,
  );
  expect(html).toContain("p{font-family:var(--sans);line-height:var(--leading,1.5)}");
});

test("what only a state brings keeps its styles: classes, attributes and elements that the page's code names", () => {
  const style = `<style>.toast { color: red } .toast[data-kind="success"] { color: green } mark { color: blue }
    .card { margin: 0 }</style>`;
  const { html } = divide(`${style}<p>Text</p>`, ["toast", "data-kind", "success", "<mark"]);
  expect(html).toContain(".toast{color:red}.toast[data-kind=success]{color:green}mark{color:#00f}");
  expect(html).not.toContain(".card");
});

test("what a language or the focus brings stays, though neither is an element", () => {
  const style = "<style>:focus-visible { color: red } :lang(nb) :is(p, dd) { hyphens: auto }</style>";
  const { html } = divide(`<html lang="nb">${style}<p>Text</p></html>`);
  expect(html).toMatch(/:focus-visible\{color:red\}:lang\(nb\) p\{.*hyphens:auto\}/);
});

test("a list within a list keeps what the page has of both", () => {
  const { html } = divide(
    `<style>.a, .absent { & > :is(ul, ol) { margin: 0 } } .absent, .gone { & > :is(ul, ol) { margin: 1px } }
    .a:focus, .absent:focus { & > :is(ul, ol):is(.b, .absent) { margin: 2px } }</style>
    <div class="a"><ul class="b"></ul></div>`,
  );
  expect(html).toContain("<style>.a>ul{margin:0}.a:focus>ul.b{margin:2px}</style>");
});

test("what a state makes, what a focus shows and what an element contains count as any other", () => {
  const { html } = divide(
    `<style>:focus-visible { outline: 1px solid } .absent:focus { margin: 1px } small { margin: 2px } mark { margin: 3px }
    p:has(.absent) { margin: 4px } p:has(.used) { margin: 5px }</style><p><b class="used">Text</b></p>`,
    ["<small", "mark"],
  );
  expect(html).toMatch(/:focus-visible\{.*small\{margin:2px\}.*has\(\.used\)/);
  expect(html).not.toMatch(/absent|mark/);
});

test("what the pointer shows stays beside what the focus shows, in one list or two", () => {
  const { html } = divide(
    "<style>a:is(:hover, :focus-visible) b { color: red } :is(:hover, .absent) > b { margin: 0 }</style><a><b>Text</b></a>",
  );
  expect(html).toContain("<style>a:is(:hover,:focus-visible) b{color:red}:hover>b{margin:0}</style>");
});

test("what nothing on the page is excluded from is said plainly, where that weighs the same", () => {
  const { html } = divide(
    `<style>[hidden]:where(:not([hidden="until-found"])) { display: none } p:not(.absent) { margin: 0 }
    b:where(:not(.used)) { margin: 1px }</style><p hidden><b class="used">Text</b></p>`,
  );
  expect(html).toContain(
    "<style>[hidden]{display:none}p:not(.absent){margin:0}b:where(:not(.used)){margin:1px}</style>",
  );
});

test("what a visitor opens has its styles while it is closed", () => {
  const style = "<style>details[open] { color: red } details[data-more] { margin: 0 }</style>";
  const { html } = divide(`${style}<details><summary>More</summary></details>`);
  expect(html).toContain("<style>details[open]{color:red}</style>");
});

test("an attribute counts with a value that something on the page has, from its beginning, to its end or within", () => {
  const { html } = divide(
    `<style>[lang^="n"] { margin: 1px } [lang^="b"] { margin: 2px } [href$="osl"] { margin: 3px } [href*="osl"] { margin: 4px }
    [lang="n"] { margin: 5px } [lang="nb"] { margin: 6px }</style><a lang="nb" href="#oslo">Oslo</a>`,
  );
  expect(html.match(/\d(?=px)/g)).toEqual(["1", "4", "6"]);
});

test("an animation and a custom property stay as long as something asks for them, by way of others too", () => {
  const { html } = divide(
    `<style>:root { --far: 1px; --near: var(--far); --alone: 2px } @keyframes rise { to { opacity: 1 } }
    @keyframes sink { to { opacity: 0 } } p { margin: var(--near); animation: 1s rise } .absent { animation: 1s sink }</style><p>Text</p>`,
  );
  expect(html).toMatch(/--far.*--near.*@keyframes rise/);
  expect(html).not.toMatch(/alone|sink/);
});

test("a condition under which nothing is left goes with it", () => {
  const { html } = divide(
    `<style>@media (scripting: enabled) { body:has(.absent) p { color: red } } @container (width > 1px) {
    .used:has(.absent) { color: red } } .used { margin: 0 }</style><p class="used">Text</p>`,
  );
  expect(html).toContain("<style>.used{margin:0}</style>");
});

test("what things say of one condition stands once, behind them all", () => {
  const { html, whole } = divide(
    `<style>@layer components { .a { color: red } @media print { .a { color: blue } }
    .b { margin: 0 } @media (width < 9rem) { .b { margin: 1px } } @media print { .b { color: red } .unused { margin: 0 } } }</style>
    <p class="a b">Text</p>`,
  );
  expect(html).toMatch(
    /\.a\{color:red\}\.b\{margin:0\}@media [^{]+9rem\)\{\.b\{margin:1px\}\}@media print\{\.a\{color:#00f\}\.b\{color:red\}\}\}/,
  );
  expect(whole.match(/@media print/g)).toHaveLength(1);
});

test("pages that find the same in the stylesheet get one part, and one that finds more gets its own", () => {
  const divideStyles = createPageStyles();
  const part = (body: string) => {
    const page = parsePage(
      `<style>.a { color: red } .b { color: blue } .a:hover, .c { margin: 0 }</style>${body}`,
    );
    divideStyles(page, []);
    return /<style>(.*)<\/style>/.exec(writePage(page))?.[1];
  };
  expect(part('<p class="a">One</p>')).toBe(".a{color:red}.a:hover{margin:0}");
  expect(part('<p class="a unknown" id="two">Two</p>')).toBe(".a{color:red}.a:hover{margin:0}");
  expect(part('<p class="a c">Three</p>')).toBe(".a{color:red}.a:hover,.c{margin:0}");
  expect(part('<p class="b">Four</p>')).toBe(".b{color:#00f}");
});
