import { type ComponentType, useEffect, useState } from "react";
import { site } from "../../content-loader/data/site.ts";
import type { Analytics } from "../../shared/analytics.ts";
import { whenIdle } from "../when-idle.ts";
import { askAgain } from "./consent-answer.ts";

interface GateProps {
  analytics: Analytics;
  /** How often the visitor opened the question on this page. */
  asked: number;
}

/** Loads the provider of content/data/site.json on idle. Without one, not even its code is loaded. */
export function ConfiguredAnalytics() {
  const [Gate, setGate] = useState<ComponentType<GateProps>>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (!site.analytics) return;
    whenIdle(async () => {
      const { ConsentGate } = await import("./consent-gate.tsx");
      setGate(() => ConsentGate);
    });
    const count = () => setAsked((before) => before + 1);
    window.addEventListener(askAgain, count);
    return () => window.removeEventListener(askAgain, count);
  }, []);
  return Gate && site.analytics && <Gate analytics={site.analytics} asked={asked} />;
}
