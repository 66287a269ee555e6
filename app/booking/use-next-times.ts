import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

type Found = "times" | "nothing" | "no answer" | "no code";

/**
 * What is in the list of next times: looked up where the sleeping page has not done it (next-times.ts), and again when the
 * network or the visitor comes back. Times that are there stay while a newer answer is on its way, and where none comes.
 *
 * @param wanted whether the list is shown and there is a network
 */
export function useNextTimes(list: RefObject<HTMLElement | null>, wanted: boolean) {
  const [found, setFound] = useState<Found>();
  /** Fills a list with what the last answer told. */
  const [fill, setFill] = useState<(list: HTMLElement) => void>();

  const lookUp = useCallback(async () => {
    setFound((before) => (before === "times" ? before : undefined));
    // Before the code has come: what the sleeping page draws meanwhile is what this asks for.
    const again = list.current?.dataset.until !== undefined;
    const code = await Promise.all([import("./next-times.ts"), import("./ask-next-times.ts")]).catch(
      () => {},
    );
    if (!code) return setFound((before) => before ?? "no code");
    const [{ drawNextTimes }, { askNextTimes }] = code;
    const answer = await askNextTimes(again).catch(() => undefined);
    if (!answer) return setFound((before) => before ?? "no answer");
    setFill(() => (node: HTMLElement) => drawNextTimes(node, answer));
    setFound(answer.slots.length > 0 ? "times" : "nothing");
  }, [list]);

  useLayoutEffect(() => {
    if (list.current?.dataset.until) setFound("times");
  }, [list]);

  const wakes = useRef(true);
  useEffect(() => {
    const { until = "" } = list.current?.dataset ?? {};
    // What the sleeping page has shown is new; after a time without network nothing is.
    const isNew = wakes.current && Date.now() < Number(until);
    wakes.current = false;
    if (!wanted) return;
    if (!isNew) lookUp();
    const back = () => document.visibilityState === "visible" && lookUp();
    document.addEventListener("visibilitychange", back);
    return () => document.removeEventListener("visibilitychange", back);
  }, [wanted, list, lookUp]);

  // In the step in which they are there, the list shows them.
  useLayoutEffect(() => {
    if (found === "times" && list.current) fill?.(list.current);
  }, [found, fill, list]);

  return { found, lookUp };
}
