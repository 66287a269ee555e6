import { type Analytics, analyticsSources } from "./analytics.ts";

/** Additional origins that pages use, by purpose; the policy must allow them. */
export interface PageOrigins {
  scheduler: string[];
  script: string[];
  connect: string[];
  image: string[];
}

/** The part of `content/data/site.json` that names other services. */
interface SiteServices {
  booking: { embedUrl?: string | undefined };
  contactApi: { functionsUrl: string };
  analytics?: Analytics | undefined;
}

/** The origins that pages use, from the owner's configuration. @throws TypeError for an invalid URL */
export function pageOrigins({ booking, contactApi, analytics }: SiteServices): PageOrigins {
  const { script, connect, image } = analyticsSources(analytics);
  return {
    scheduler: toOrigins(booking.embedUrl),
    script,
    connect: [...toOrigins(contactApi.functionsUrl), ...connect],
    image,
  };
}

function toOrigins(address: string | undefined): string[] {
  return address ? [new URL(address).origin] : [];
}
