import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";

/** What is drawn one after the other: the visitor's own page before all that is about it. */
const order = ["place", "page", "form", "advice", "ways on"] as const;

const StepContext = createContext(0);

/**
 * Draws what is in its `Stage`s one after the other, each in a task of its own once the one before can be seen: nothing holds
 * the browser up for all of it together. What is there already is not drawn anew.
 */
export function Staged({ children }: { children: ReactNode }) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step < order.length - 1) startTransition(() => setStep(step + 1));
  }, [step]);
  return <StepContext value={step}>{children}</StepContext>;
}

/** What has to wait for its turn. */
export function Stage({ of, children }: { of: (typeof order)[number]; children: ReactNode }) {
  return useContext(StepContext) >= order.indexOf(of) && children;
}
