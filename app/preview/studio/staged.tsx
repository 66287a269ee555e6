import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";

/** The order in which the studio is rendered. The page comes first. */
const stages = ["frame", "page", "designs", "advice", "exports"] as const;

const StageContext = createContext(0);

/** Renders each `Stage` in a separate task, to avoid long tasks. */
export function Staged({ children }: { children: ReactNode }) {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage < stages.length - 1) startTransition(() => setStage(stage + 1));
  }, [stage]);
  return <StageContext value={stage}>{children}</StageContext>;
}

export function Stage({ name, children }: { name: (typeof stages)[number]; children: ReactNode }) {
  return useContext(StageContext) >= stages.indexOf(name) && children;
}
