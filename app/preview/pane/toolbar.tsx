import { useId } from "react";
import { themes } from "../../../profile/themes/index.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { languageCodes, languages } from "../../i18n/languages.ts";
import { OverlayInput } from "../overlay-input.tsx";
import { show } from "../state/actions.ts";
import type { Studio } from "../state/state.ts";

export type Device = "phone" | "desktop";

interface ToolbarProps {
  studio: Studio;
  device: Device;
  onDevice: (device: Device) => void;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** How the page is looked at: on which screen, in which theme, with headings in which language. */
export function Toolbar({ studio, device, onDevice }: ToolbarProps) {
  const { t } = useTranslation("studio");
  return (
    <div className="toolbar" data-print="off">
      <Switch
        legend={t("pane.theme")}
        chosen={studio.theme}
        choices={Object.keys(themes).map((id) => ({ id, label: capital(id) }))}
        onChoose={(theme) => show({ theme })}
      />
      <Switch
        legend={t("pane.device")}
        chosen={device}
        choices={(["phone", "desktop"] as const).map((id) => ({ id, label: t(`pane.${id}`) }))}
        onChoose={onDevice}
      />
      <Switch
        legend={t("pane.language")}
        chosen={studio.language}
        choices={languageCodes.map((id) => ({ id, label: languages[id].label, lang: languages[id].tag }))}
        onChoose={(language) => show({ language })}
      />
    </div>
  );
}

interface SwitchProps<Id extends string> {
  legend: string;
  chosen: Id;
  choices: { id: Id; label: string; lang?: string }[];
  onChoose: (id: Id) => void;
}

/** One of a few, side by side. */
function Switch<Id extends string>({ legend, chosen, choices, onChoose }: SwitchProps<Id>) {
  const name = useId();
  return (
    <fieldset className="switch">
      <legend>{legend}</legend>
      <div>
        {choices.map(({ id, label, lang }) => (
          <label key={id} lang={lang}>
            <OverlayInput type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
