import data from "../../content/data/service.json" with { type: "json" };

/** Durations and amounts of the service and its terms. */
export const { replies, delivery, guaranteeDays, terms, retention } = data;
