import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Stage } from "../studio/staged.tsx";

/** Width of a phone, and the minimum width of a desktop, in px. A desktop fills the available space. */
const phoneWidth = 390;
const minDesktopWidth = 960;

interface ScreenProps {
  device: "phone" | "desktop";
  children: ReactNode;
}

/** The screen of a phone or desktop, scaled down if it does not fit. */
export function Screen({ device, children }: ScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ width: 0, height: 0 });

  useLayoutEffect(() => {
    const node = screen.current as HTMLDivElement;
    // Not measured here: the studio's first layout would lengthen the task that renders it.
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = node;
      setSpace((last) => (last.width === width && last.height === height ? last : { width, height }));
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  const width =
    device === "phone" ? Math.min(phoneWidth, space.width) : Math.max(minDesktopWidth, space.width);
  const scale = Math.min(1, space.width / width);
  const size = {
    "--width": `${width}px`,
    "--height": `${space.height / scale}px`,
    "--scale": scale,
  } as CSSProperties;

  return (
    <div ref={screen} className="screen" data-device={device}>
      <Stage name="page">{space.width > 0 && <div style={size}>{children}</div>}</Stage>
    </div>
  );
}
