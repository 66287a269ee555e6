import { useId } from "react";
import { themes } from "../../../profile/themes/index.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { languageCodes, languages } from "../../i18n/languages.ts";
import { useCommands } from "../context.ts";
import { OverlayInput } from "../overlay-input.tsx";
import type { Device, Studio } from "../state/state.ts";

interface ToolbarProps {
  studio: Studio;
  /** The device that is shown. */
  device: Device;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Theme, screen and language of the headings. */
export function Toolbar({ studio, device }: ToolbarProps) {
  const { t } = useTranslation("studio");
  const { dispatch } = useCommands();
  const show = (view: Partial<Pick<Studio, "theme" | "language" | "device">>) =>
    dispatch({ type: "view-changed", view });
  return (
    <div className="toolbar" data-print="off">
      <Switch
        legend={t("pane.theme")}
        selected={studio.theme}
        options={Object.keys(themes).map((id) => ({ id, label: capital(id) }))}
        onSelect={(theme) => show({ theme })}
      />
      <Switch
        legend={t("pane.device")}
        selected={device}
        options={(["phone", "desktop"] as const).map((id) => ({ id, label: t(`pane.${id}`) }))}
        onSelect={(id) => show({ device: id })}
      />
      <Switch
        legend={t("pane.language")}
        selected={studio.language}
        options={languageCodes.map((id) => ({ id, label: languages[id].label, lang: languages[id].tag }))}
        onSelect={(language) => show({ language })}
      />
    </div>
  );
}

interface SwitchProps<Id extends string> {
  legend: string;
  selected: Id;
  options: { id: Id; label: string; lang?: string }[];
  onSelect: (id: Id) => void;
}

/** A segmented control: radio buttons side by side. */
function Switch<Id extends string>({ legend, selected, options, onSelect }: SwitchProps<Id>) {
  const name = useId();
  return (
    <fieldset className="switch">
      <legend>{legend}</legend>
      <div>
        {options.map(({ id, label, lang }) => (
          <label key={id} lang={lang}>
            <OverlayInput type="radio" name={name} checked={id === selected} onChange={() => onSelect(id)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
