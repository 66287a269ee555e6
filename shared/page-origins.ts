import { type Analytics, analyticsSources } from "./analytics.ts";

/** Origins besides the site's own that its finished pages use, by what for: their policy has to allow them. */
export interface PageOrigins {
  scheduler: string[];
  script: string[];
  connect: string[];
  image: string[];
}

/** The part of `content/data/site.json` that names other sites. */
interface NamesOrigins {
  booking: { embedUrl?: string | undefined };
  contactApi: { functionsUrl: string };
  analytics?: Analytics | undefined;
}

/** What the pages use by what the owner has set. @throws TypeError where an address is none */
export function pageOrigins({ booking, contactApi, analytics }: NamesOrigins): PageOrigins {
  const { script, connect, image } = analyticsSources(analytics);
  return {
    scheduler: originOf(booking.embedUrl),
    script,
    connect: [...originOf(contactApi.functionsUrl), ...connect],
    image,
  };
}

function originOf(address: string | undefined): string[] {
  return address ? [new URL(address).origin] : [];
}
