/**
 * The next free times, without React: they stand on the first screen of a page that sleeps until somebody wants more
 * (docs/decisions/0017-hydration-on-interaction.md). They are always drawn here, before the page wakes and after; React listens to
 * presses on them.
 */
import type { BookingSlots } from "../../shared/booking.ts";
import type { Language } from "../i18n/languages.ts";
import { visitorZone } from "../time/visitor-zone.ts";
import { askFirst, fresh } from "./first-answer.ts";
import { type Slot, slotAt } from "./slots.ts";
import { type Told, toldIn } from "./told.ts";

/** How many times are offered before the calendar is opened. */
const offered = 6;

/** What the list carries as JSON: its language, and its words with their `{{places}}`. */
export interface NextTimesWords extends Pick<Language, "code" | "locale"> {
  sameClock: string;
  otherClock: string;
  office: string;
}

/**
 * Fills the list of a page that sleeps.
 * @throws where there are no times to show: the page is to wake, and says why
 */
export async function lookAfter(list: HTMLElement): Promise<void> {
  const found = await askFirst();
  if (found.slots.length === 0) throw new Error("No time is free");
  drawNextTimes(list, found);
}

/**
 * Shows the next times as buttons whose values are their starts. What is the same stays, and whoever is on it. The list says
 * with `data-until` how long that counts as new.
 */
export function drawNextTimes(list: HTMLElement, { timeZone, minutes, slots }: BookingSlots): void {
  const { dataset } = list;
  const starts = slots.slice(0, offered);
  dataset.until = String(Date.now() + fresh);
  if (dataset.starts === starts.join()) return;
  dataset.starts = starts.join();
  const words: NextTimesWords = JSON.parse(dataset.words ?? "");
  const told = toldIn(words);
  const zones = { visitor: visitorZone(timeZone), office: timeZone };
  const times = starts.map((start) => slotAt(start, minutes, zones));
  const clock = times.some(({ office }) => office)
    ? words.otherClock.replace("{{zone}}", told.zone(zones.visitor))
    : words.sameClock;
  list.replaceChildren(
    element("p", "text-fine text-ink-soft", clock.replace("{{minutes}}", String(minutes))),
    element("ul", "booking-times", ...times.map((time) => element("li", "", button(time, told, words)))),
  );
}

function button(slot: Slot, told: Told, { office }: NextTimesWords): HTMLButtonElement {
  const made = element(
    "button",
    "booking-time",
    element("small", "", told.shortDay(slot.here.day)),
    " ",
    element("b", "", told.time(slot.here)),
  );
  const there = told.office(slot);
  if (there) made.append(" ", element("small", "", office.replace("{{time}}", there)));
  return Object.assign(made, { type: "button", value: slot.start });
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}
