import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import type { CvFile } from "../parse/parser-messages.ts";
import { createPageDrawer, type PageDrawer } from "./page-drawer.ts";

interface FilePagesProps {
  file: CvFile;
  /** Number of pages. */
  pages: number;
  page: number;
  onPageChange(page: number): void;
}

/** One page of the visitor's PDF, drawn on demand. */
export function FilePages({ file, pages, page, onPageChange }: FilePagesProps) {
  const { t } = useTranslation("structure");
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawer, setDrawer] = useState<PageDrawer>();
  const [status, setStatus] = useState<"drawing" | "drawn" | "failed">("drawing");
  const label = t("pages.page", { page, pages });

  useEffect(() => {
    const created = createPageDrawer(file);
    setDrawer(created);
    return created.close;
  }, [file]);

  useEffect(() => {
    const node = canvas.current;
    if (!drawer || !node) return;
    let isCurrent = true;
    setStatus("drawing");
    drawer.draw(page, node.clientWidth * Math.min(devicePixelRatio, 2)).then((picture) => {
      if (isCurrent && picture) {
        node.width = picture.width;
        node.height = picture.height;
        node.getContext("bitmaprenderer")?.transferFromImageBitmap(picture);
      } else picture?.close();
      if (isCurrent) setStatus(picture ? "drawn" : "failed");
    });
    return () => {
      isCurrent = false;
    };
  }, [drawer, page]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <aside className="structure-pages" aria-label={label} tabIndex={0}>
      <p>
        <button
          type="button"
          className="btn btn-ghost"
          aria-label={t("pages.previous")}
          disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
        >
          ←
        </button>
        <span className="text-fine">{label}</span>
        <button
          type="button"
          className="btn btn-ghost"
          aria-label={t("pages.next")}
          disabled={page >= pages}
          onClick={() => onPageChange(page + 1)}
        >
          →
        </button>
      </p>
      <p role="status" className="text-fine">
        {status !== "drawn" && t(`pages.${status}`)}
      </p>
      <canvas ref={canvas} role="img" aria-label={label} hidden={status === "failed"} />
    </aside>
  );
}
