/** The arrow at the end of a link. */
export function Arrow() {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className="size-4 flex-none" fill="none" stroke="currentColor">
      <path
        d="M2.5 8h11m-4.5-4.5L13.5 8 9 12.5"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
