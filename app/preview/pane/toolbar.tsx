import { themeName, themes } from "../../../profile/themes/index.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { languageCodes, languages } from "../../i18n/languages.ts";
import { useCommands } from "../context.ts";
import type { Studio } from "../state/state.ts";
import { Switch } from "./switch.tsx";
import { useDevice, useDevices } from "./use-device.ts";
import { useScheme } from "./use-scheme.ts";

export const toolbarId = "studio-view";

/** Theme, screen and language of the headings. On a phone it is a popover. */
export function Toolbar({ studio }: { studio: Studio }) {
  const { t } = useTranslation("studio");
  const { dispatch } = useCommands();
  const device = useDevice(studio);
  const devices = useDevices();
  const scheme = useScheme(studio);
  const show = (view: Partial<Pick<Studio, "theme" | "language" | "device" | "scheme">>) =>
    dispatch({ type: "view-changed", view });
  return (
    <div className="toolbar" id={toolbarId} popover="auto" data-print="off">
      <Switch
        legend={t("pane.theme")}
        selected={studio.theme}
        options={Object.keys(themes).map((id) => ({ id, label: themeName(id) }))}
        onSelect={(theme) => show({ theme })}
      />
      <Switch
        legend={t("pane.device")}
        selected={device}
        options={devices.map((id) => ({ id, label: t(`pane.${id}`) }))}
        onSelect={(id) => show({ device: id })}
      />
      <button
        type="button"
        className="btn btn-ghost"
        aria-pressed={scheme === "dark"}
        onClick={() => show({ scheme: scheme === "dark" ? "light" : "dark" })}
      >
        <svg aria-hidden viewBox="0 0 16 16" width="16" height="16">
          <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M8 1.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />
        </svg>
        <span className="sm:sr-only">{t("pane.dark")}</span>
      </button>
      <Switch
        legend={t("pane.language")}
        selected={studio.language}
        options={languageCodes.map((id) => ({ id, label: languages[id].label, lang: languages[id].tag }))}
        onSelect={(language) => show({ language })}
      />
    </div>
  );
}
