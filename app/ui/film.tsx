import { useEffect, useRef, useState } from "react";

interface FilmProps {
  /** Path of the folder with `film.webm`, `film.mp4` and the posters, and with the same for dark mode. */
  folder: string;
  /** Text alternative. */
  alt: string;
  play: string;
  pause: string;
  /** Whether it is above the fold: its poster is then loaded at once. */
  first?: boolean;
}

const isDark = "(prefers-color-scheme: dark)";
const av1 = 'video/webm; codecs="av01.0.05M.08"';
const sizes = "(width < 75rem) 100vw, 75rem";

/**
 * A silent film that loops while it is in view. It hydrates the page when visible, waits for a start when readers
 * prefer reduced motion or data, and can always be paused. When it
 * cannot be loaded, the poster stays.
 */
export function Film({ folder, alt, play, pause, first }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [started, setStarted] = useState(false);
  const [failed, setFailed] = useState(false);
  const [suffix, setSuffix] = useState<"" | "-dark">();
  const pausedByVisitor = useRef(false);

  useEffect(() => setSuffix(window.matchMedia(isDark).matches ? "-dark" : ""), []);

  useEffect(() => {
    const element = video.current;
    if (!element || window.matchMedia("(prefers-reduced-motion: reduce)").matches || savesData()) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) element.pause();
        else if (!pausedByVisitor.current) element.play().catch(() => {});
      },
      { threshold: 0.35 },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  function toggle() {
    const element = video.current;
    if (!element) return;
    pausedByVisitor.current = playing;
    if (playing) element.pause();
    else element.play().catch(fail);
  }

  function fail(error: unknown) {
    console.warn(`The film in ${folder} could not be played:`, error);
    setFailed(true);
  }

  const posters = (scheme: string) =>
    `${folder}/poster${scheme}-800.avif 800w, ${folder}/poster${scheme}.avif 1280w`;
  return (
    <div className="film" data-hydrate-when="visible">
      <picture>
        <source media={isDark} srcSet={posters("-dark")} sizes={sizes} />
        <img
          src={`${folder}/poster.avif`}
          srcSet={posters("")}
          sizes={sizes}
          alt={alt}
          width={1280}
          height={720}
          loading={first ? "eager" : "lazy"}
          decoding="async"
        />
      </picture>
      {!failed && (
        <>
          <video
            ref={video}
            muted
            loop
            playsInline
            preload="none"
            aria-hidden
            data-started={started || undefined}
            onPlaying={() => {
              setPlaying(true);
              setStarted(true);
            }}
            onPause={() => setPlaying(false)}
            // React passes on errors of sources, of which another may still load.
            onError={(event) => event.target === event.currentTarget && fail(event)}
          >
            {suffix !== undefined && (
              <>
                <source src={`${folder}/film${suffix}.webm`} type={av1} />
                <source src={`${folder}/film${suffix}.mp4`} type="video/mp4" onError={fail} />
              </>
            )}
          </video>
          <button type="button" onClick={toggle} className="film-button" data-print="off">
            <svg aria-hidden viewBox="0 0 24 24" fill="currentColor">
              <path d={playing ? "M7 5h3.5v14H7zm6.5 0H17v14h-3.5z" : "M8 5v14l11-7z"} />
            </svg>
            <span className="sr-only">{playing ? pause : play}</span>
          </button>
        </>
      )}
    </div>
  );
}

/** Whether the visitor saves data, if the browser reports it. */
function savesData(): boolean | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}
