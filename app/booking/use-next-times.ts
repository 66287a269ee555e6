import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

const importModules = () => Promise.all([import("./next-times.ts"), import("./use-slots.ts")]);

type Result = "times" | "none" | "failed" | "code missing";

/**
 * Keeps the list of next times current: loads them unless they were loaded before hydration (next-times.ts), and again when
 * the network or the visitor returns. Shown times stay until newer ones are loaded.
 *
 * @param enabled whether the list is shown and there is a network
 */
export function useNextTimes(list: RefObject<HTMLElement | null>, enabled: boolean) {
  const [result, setResult] = useState<Result>();
  /** Shows the last answer in a list. */
  const [show, setShow] = useState<(list: HTMLElement) => void>();

  const load = useCallback(async () => {
    setResult((last) => (last === "times" ? last : undefined));
    // Read before the import, during which a request from before hydration may fill the list.
    const isShown = list.current?.dataset.freshUntil !== undefined;
    const modules = await importModules().catch(() => {});
    if (!modules) return setResult((last) => last ?? "code missing");
    const [{ showNextTimes }, { refetchSlots }] = modules;
    const answer = await refetchSlots(isShown).catch(() => undefined);
    if (!answer) return setResult((last) => last ?? "failed");
    setShow(() => (node: HTMLElement) => showNextTimes(node, answer));
    setResult(answer.slots.length > 0 ? "times" : "none");
  }, [list]);

  useLayoutEffect(() => {
    if (list.current?.dataset.freshUntil) setResult("times");
  }, [list]);

  const isFirst = useRef(true);
  useEffect(() => {
    const { freshUntil = "" } = list.current?.dataset ?? {};
    // Only times from before hydration can be current, not those from before a loss of the network.
    const isCurrent = isFirst.current && Date.now() < Number(freshUntil);
    isFirst.current = false;
    if (!enabled) return;
    // Imported while there is a network: browsers remember a failed import, which could come with the network's return.
    if (isCurrent) importModules().catch(() => {});
    else load();
    const onVisible = () => document.visibilityState === "visible" && load();
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [enabled, list, load]);

  // In a layout effect, so that the list is never painted empty.
  useLayoutEffect(() => {
    if (result === "times" && list.current) show?.(list.current);
  }, [result, show, list]);

  return { result, load };
}
