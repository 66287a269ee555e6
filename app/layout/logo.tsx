import { site } from "../../content-loader/data/site.ts";

/** The logo: a page with a folded corner, and the brand name. */
export function Logo() {
  return (
    <span className="flex items-center gap-2 font-serif text-[1.7rem] leading-none tracking-[-0.01em]">
      <svg aria-hidden viewBox="0 0 24 24" className="size-6" fill="none">
        <path d="M5 2.5h9.5L19 7v14.5H5z" fill="currentColor" />
        <path d="M14.5 2.5V7H19" className="fill-aurora" />
        <path d="M8 17.5c2-4.5 4-4.5 8-5.5" className="stroke-multe" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {site.brand}
    </span>
  );
}
