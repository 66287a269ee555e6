import { useId } from "react";
import { OverlayInput } from "../overlay-input.tsx";

interface SwitchProps<Id extends string> {
  legend: string;
  selected: Id;
  options: readonly { id: Id; label: string; lang?: string; color?: string }[];
  onSelect: (id: Id) => void;
}

/** A segmented control: radio buttons side by side. */
export function Switch<Id extends string>({ legend, selected, options, onSelect }: SwitchProps<Id>) {
  const name = useId();
  return (
    <fieldset className="switch">
      <legend>{legend}</legend>
      <div>
        {options.map(({ id, label, lang, color }) => (
          <label key={id} lang={lang}>
            <OverlayInput type="radio" name={name} checked={id === selected} onChange={() => onSelect(id)} />
            <span>
              {color && <Swatch color={color} />}
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <svg aria-hidden viewBox="0 0 10 10" className="switch-swatch" fill={color}>
      <circle cx="5" cy="5" r="5" />
    </svg>
  );
}
