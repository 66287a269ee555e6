import type { FormEventHandler } from "react";
import { type ContactField, contactFields } from "../../shared/contact.ts";
import type { FieldDefinition } from "../../shared/form-fields.ts";
import { useTranslation } from "../i18n/language-provider.tsx";
import { Field } from "../ui/field.tsx";
import type { PackageChoice } from "./order-summary.tsx";
import selectPackageFromUrl from "./select-package-from-url.ts?script-text";

interface ContactFieldControlProps {
  name: ContactField;
  error: string | undefined;
  onInput: FormEventHandler;
}

/** A field of the contact form, with the control for its type. */
export function ContactFieldControl({ name, error, onInput }: ContactFieldControlProps) {
  const { t } = useTranslation("contactForm");
  const { type, required, autoComplete }: FieldDefinition = contactFields[name];
  const isShort = type === "line" || type === "email";
  const texts: { label: string; hint?: string } = t(`fields.${name}`, { returnObjects: true });
  const choices = Object.entries(t("packages", { returnObjects: true })) as [PackageChoice, string][];
  return (
    <Field
      name={name}
      label={texts.label}
      hint={texts.hint}
      required={required}
      error={error}
      className={isShort ? "" : "col-span-full"}
    >
      {(control) => {
        switch (type) {
          case "package":
            return (
              <>
                <select {...control} onInput={onInput}>
                  <option value="">{t("fields.package.none")}</option>
                  {choices.map(([id, label]) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </select>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash */}
                <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: selectPackageFromUrl }} />
              </>
            );
          case "text":
            return <textarea {...control} rows={4} onInput={onInput} />;
          default:
            return (
              <input
                {...control}
                type={type === "email" ? "email" : "text"}
                autoComplete={autoComplete}
                onInput={onInput}
              />
            );
        }
      }}
    </Field>
  );
}
