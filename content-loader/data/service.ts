import data from "../../content/data/service.json" with { type: "json" };

/** What the service promises and what its terms fix. */
export const { replies, delivery, guaranteeDays, terms, retention } = data;
