/** Rules of all themes: a reset, the skip link, print and reduced motion. */
export const commonCss = `
*,::before,::after{box-sizing:border-box}
*{margin:0;padding:0}
html{-webkit-text-size-adjust:100%;scroll-padding-block:4rem;color-scheme:light dark}
body{overflow-wrap:break-word;text-wrap:pretty;-webkit-font-smoothing:antialiased;min-height:100vh}
ul,ol{list-style:none}
img,svg{display:block;max-width:100%}
a{color:inherit}
summary{cursor:pointer}
.skip{position:absolute;left:-99rem;top:0;z-index:9;padding:.8em 1.2em;background:Canvas;color:CanvasText}
.skip:focus{left:0}
.paper{display:none}
.name-part{white-space:nowrap}
h1,h2,h3{text-wrap:balance}
.figure .endless{white-space:normal;overflow-wrap:anywhere}
:lang(nb) :is(h1,h2,h3,p,li,dd){hyphens:auto;hyphenate-limit-chars:16 6 5}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}
@media print{.skip,.screen{display:none}.paper{display:inline}html{color-scheme:light}}
`;
