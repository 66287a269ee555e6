import type { ShownCity } from "../../content-loader/data/cities.ts";
import type { Package } from "../../content-loader/data/offers.ts";
import type { ShownRegion } from "../../content-loader/data/regions.ts";
import type {
  Claim,
  Company,
  NorwayTestimonial,
  Offer,
  Testimonial,
  Wording,
} from "../../content-loader/data/sales-schema.ts";
import { formatQuantity } from "../../content-loader/format.ts";
import { formatDate } from "../../shared/time-wording.ts";
import type { Problem } from "./problem.ts";

/** Offers that have expired, cannot be proved, or contradict themselves. `today` is the day in Oslo. */
export function priceProblems(packages: readonly Package[], today: string): Problem[] {
  const problems: Problem[] = [];
  for (const { id, price, originalPrice, offer, popular, popularDocumented } of packages) {
    const report = (field: string, problem: string | false) => {
      if (problem)
        problems.push({
          group: "Prices",
          file: "content/data/packages.json",
          field: `packages.${id}.${field}`,
          problem,
        });
    };
    report(
      "popularDocumented",
      popular && !popularDocumented && "keep proof that most clients buy it and set it to true",
    );
    if (!offer) {
      report(
        "originalPrice",
        originalPrice !== undefined && "is shown only during an offer: add an offer with dates, or delete it",
      );
      continue;
    }
    report(
      "originalPrice",
      !originalPrice && "is missing, but there is an offer: fill it in, or remove the offer",
    );
    report(
      "originalPrice",
      originalPrice !== undefined &&
        originalPrice.amount <= price.amount &&
        "is not above the price: correct one of them",
    );
  }
  const offers = new Map(packages.flatMap(({ offer }) => (offer ? [[offer.id, offer] as const] : [])));
  return [...problems, ...[...offers.values()].flatMap((offer) => offerProblems(offer, today))];
}

function offerProblems(offer: Offer, today: string): Problem[] {
  const { id, from, to, formerPriceUsed: used, documented } = offer;
  const checks: [field: string, problem: string | false][] = [
    ["documented", !documented && "prove that the former price was really charged, then set it to true"],
    ["from", from > to && "is after the last day: correct one of them"],
    ["to", to < today && `the offer ended on ${formatDate(to, "en")}: set a new period, or remove the offer`],
    ["formerPriceUsed", used.from > used.to && "ends before it begins: correct one of the dates"],
    ["formerPriceUsed", used.to >= from && "must end before the offer begins: correct one of the dates"],
  ];
  return checks.flatMap(([field, problem]) =>
    problem
      ? [{ group: "Prices", file: "content/data/packages.json", field: `offers.${id}.${field}`, problem }]
      : [],
  );
}

/** The testimonials page must say how reviews are verified (mfl. § 8). */
const reviews = ", ask and count as the testimonials page says (checked in testimonialsPage.json),";

/** Figures without proof. */
export function figureProblems(
  claims: Readonly<Record<string, Claim>>,
  cities: readonly ShownCity[],
  regions: readonly ShownRegion[],
): Problem[] {
  const report = (file: string, field: string, shown: string, wording?: Wording): Problem => ({
    group: "Figures",
    file: `content/data/${file}`,
    field: `${field}.documented`,
    problem: `${shown}: keep proof at hand${wording === "ownReviews" ? reviews : ""} and set it to true, or change the figure`,
  });
  return [
    ...Object.entries(claims)
      .filter(([, claim]) => !claim.documented)
      .map(([id, { value, wording }]) => report("claims.json", id, formatQuantity(value, "en"), wording)),
    ...cities
      .filter((city) => city.averageSalary && !city.documented)
      .map(({ id }) => report("cities.json", id, "population and pay")),
    ...regions
      .filter((region) => region.marketSize && !region.documented)
      .map(({ id }) => report("regions.json", id, "market and pay")),
  ];
}

/** Testimonials and company names that are still samples. */
export function peopleProblems(
  testimonials: readonly (Testimonial | NorwayTestimonial)[],
  companies: readonly Company[],
): Problem[] {
  const samples = testimonials.filter((item) => item.sample);
  const named = companies.filter((company) => company.sample);
  return [
    ...samples.map(
      ({ id, name }): Problem => ({
        group: "People and companies",
        file: "content/data/testimonials.json",
        field: `${id}.sample`,
        problem: `"${name}" is an example: replace it with a client who has agreed in writing`,
      }),
    ),
    ...named.map(
      ({ name }): Problem => ({
        group: "People and companies",
        file: "content/data/companies.json",
        field: `${name}.sample`,
        problem: "is an example: replace it with a company that has agreed to be named",
      }),
    ),
  ];
}
