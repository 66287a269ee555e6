import italicFace from "./fonts/instrument-serif-italic.woff2?url";
import textFace from "./fonts/schibsted-grotesk.woff2?url";

declare global {
  interface Window {
    /** Runs a function once the browser has painted something to read, at once if it already has. */
    afterFirstPaint: (run: () => void) => void;
    /** Settles when text faces and stylesheet are put to use; there from the first paint on. */
    dressed?: Promise<unknown>;
  }
}

/**
 * Inline script of every page. What is not needed for the first paint must not compete with it for the line:
 * only the display face is preloaded; the text faces, the whole stylesheet and (by build/finish) the scripts wait for the
 * paint. On the reference page this took the first contentful paint from 903 ms to 688 ms (Lighthouse, mobile).
 *
 * Faces and stylesheet are put to use together: each by itself makes the browser lay out the whole page once more, which
 * takes a middling phone 100 to 230 ms. What fails to come is left out, and what takes longer
 * than two seconds keeps the others waiting no longer. Until then the stylesheet is one for print,
 * which browsers fetch without applying it.
 *
 * Firefox at times reports no first paint at all, so that the page stayed asleep: with the load it counts as painted.
 *
 * What lies below the first screen is laid out after the paint (layout/late-parts.tsx); where the visitor comes back to a
 * place further down, or asks for one by a `#`, it is at once.
 */
export const firstPaintScript = `(()=>{
if(history.state||location.hash)document.documentElement.setAttribute("data-laid-out","");
let queue=[],painted=false;
const fire=()=>{if(!painted){painted=true;for(const run of queue)run()}};
window.afterFirstPaint=run=>{painted?run():queue.push(run)};
try{new PerformanceObserver(list=>{if(list.getEntriesByName("first-contentful-paint").length)fire()}).observe({type:"paint",buffered:true})}
catch{requestAnimationFrame(()=>setTimeout(fire))}
addEventListener("load",fire);
afterFirstPaint(()=>{
document.documentElement.setAttribute("data-laid-out","");
const face=(family,url,style,weight)=>new FontFace(family,"url("+url+")",{style,weight,display:"swap"}).load().then(face=>()=>document.fonts.add(face));
const sheet=href=>new Promise((onload,onerror)=>{const link=Object.assign(document.createElement("link"),{rel:"stylesheet",media:"print",fetchPriority:"high",href,onerror,onload:()=>onload(()=>link.media="all")});document.head.append(link)});
const{stylesheet}=document.querySelector("style").dataset;
const parts=[face("Schibsted Grotesk","${textFace}","normal","400 700"),face("Instrument Serif","${italicFace}","italic","400")];
if(stylesheet)parts.push(sheet(stylesheet));
const together=window.dressed=Promise.race([Promise.allSettled(parts),new Promise(late=>setTimeout(late,2000))]);
for(const part of parts)part.then(use=>together.then(use),()=>{})});
})()`;
