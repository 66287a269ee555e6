import { useEffect, useState } from "react";

/** The time, by the minute. Undefined in the prerendered page, which is read later than it is made. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
