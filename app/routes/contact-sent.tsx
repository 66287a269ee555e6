import { withoutFileId } from "../../shared/attachments.ts";
import { WhatHappensNext } from "../forms/what-happens-next.tsx";
import { useTranslation } from "../i18n/language-provider.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { pageTranslations } from "../i18n/translations.server.ts";
import { translatedMeta } from "../seo/translated-meta.ts";
import type { Route } from "./+types/contact-sent";
import { DefaultLinks } from "./contact/default-links.tsx";

export function loader({ request }: Route.LoaderArgs) {
  return pageTranslations(request, "contactMore");
}

export function meta(args: Route.MetaArgs) {
  return translatedMeta(args, "contact", args.loaderData?.translations.contactMore?.sent, { indexed: false });
}

/** The thank-you page of the form without scripts. */
export default function ContactSent() {
  const { t } = useTranslation("contactMore");
  return (
    <div className="wrap grid min-h-[70svh] content-center items-center gap-x-16 gap-y-14 py-32 lg:grid-cols-[1.25fr_1fr]">
      <div className="grid gap-6">
        <h1 className="max-w-[6.4em]">
          <RichText text={t("sent.title")} tags={{ em: <em className="inline-block" /> }} />
        </h1>
        <p className="max-w-[28.1em] text-lead text-ink-soft">{t("sent.text")}</p>
        {/* The server redirects to this fragment when the storage for files was full. */}
        <p id={withoutFileId} className="hidden font-semibold text-danger target:block">
          {t("sent.withoutFile")}
        </p>
        <p className="flex flex-wrap gap-3">
          <DefaultLinks />
        </p>
      </div>
      <section className="tile p-6 shadow-soft sm:p-10">
        <WhatHappensNext />
      </section>
    </div>
  );
}
