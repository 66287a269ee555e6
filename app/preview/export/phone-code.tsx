import { useEffect, useState } from "react";
import { encode } from "uqr";
import { useTranslation } from "../../i18n/language-provider.tsx";
import type { Studio } from "../state/state.ts";
import { pageLink } from "./page-link.ts";

/** A QR code that opens the page on the visitor's phone. It contains the data, so nothing is uploaded. */
export function PhoneCode({ studio }: { studio: Studio }) {
  const { t } = useTranslation("studio");
  const [link, setLink] = useState<{ url: string | undefined }>();

  useEffect(() => {
    let isCurrent = true;
    const show = (url: string | undefined) => isCurrent && setLink({ url });
    pageLink(studio).then(show, () => show(undefined));
    return () => {
      isCurrent = false;
    };
  }, [studio]);

  if (!link) return null;
  return (
    <div role="status">
      {link.url ? (
        <>
          <Code text={link.url} label={t("phone.code")} />
          <p className="text-fine text-ink-soft">{t("phone.hint")}</p>
        </>
      ) : (
        <p>{t("phone.tooLarge")}</p>
      )}
    </div>
  );
}

function Code({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "L", border: 3 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    // Cameras need at least three pixels per module.
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={size * 3}
      height={size * 3}
      className="my-3 max-w-full"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={modules.join("")} />
    </svg>
  );
}
