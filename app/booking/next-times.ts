/**
 * Progressive enhancement of the list of next free times, before hydration and after: React leaves the inside of the list
 * alone, so that nothing moves when the page is hydrated (docs/decisions/0017-hydration-on-interaction.md).
 */
import type { BookingSlots } from "../../shared/booking.ts";
import type { LanguageCode } from "../../shared/languages.ts";
import { fillPlaceholders } from "../../shared/placeholders.ts";
import { formatShortDay, formatTime, timeZoneName } from "../../shared/time-wording.ts";
import { visitorZone } from "../time/visitor-zone.ts";
import { formatOfficeStart, freshMs, prefetchSlots, type Slot, slotAt } from "./slots.ts";

/** How many times are offered before the calendar is opened. */
const offered = 6;

/** What the list carries as JSON in `data-messages`: its language, and translations with placeholders. */
export interface NextTimesMessages {
  language: LanguageCode;
  sameClock: string;
  otherClock: string;
  office: string;
}

/**
 * Fills the list of a page that is not hydrated.
 * @throws when there are no times to show: the page is then hydrated, and says why
 */
export async function lookAfter(list: HTMLElement): Promise<void> {
  const found = await prefetchSlots();
  if (found.slots.length === 0) throw new Error("No time is free");
  showNextTimes(list, found);
}

/**
 * Shows the next times as buttons whose values are their starts. An unchanged list keeps its elements, and the focus.
 * `data-fresh-until` says how long the list counts as current.
 */
export function showNextTimes(list: HTMLElement, { timeZone, minutes, slots }: BookingSlots): void {
  const { dataset } = list;
  const starts = slots.slice(0, offered);
  dataset.freshUntil = String(Date.now() + freshMs);
  if (dataset.starts === starts.join()) return;
  dataset.starts = starts.join();
  const messages: NextTimesMessages = JSON.parse(dataset.messages ?? "");
  const zones = { visitor: visitorZone(timeZone), office: timeZone };
  const times = starts.map((start) => slotAt(start, minutes, zones));
  const clock = times.some(({ office }) => office) ? messages.otherClock : messages.sameClock;
  const zone = timeZoneName(zones.visitor, messages.language);
  list.replaceChildren(
    element("p", "text-fine text-ink-soft", fillPlaceholders(clock, { minutes, zone })),
    element("ul", "booking-times", ...times.map((time) => element("li", "", timeButton(time, messages)))),
  );
}

function timeButton(slot: Slot, { language, office }: NextTimesMessages): HTMLButtonElement {
  const { day, time } = slot.visitor.starts;
  const button = element(
    "button",
    "booking-time",
    element("small", "", formatShortDay(day, language)),
    " ",
    element("b", "", formatTime(time, language)),
  );
  const officeStart = formatOfficeStart(slot, language);
  if (officeStart) {
    button.append(" ", element("small", "", fillPlaceholders(office, { time: officeStart })));
  }
  return Object.assign(button, { type: "button", value: slot.start });
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  if (className) created.className = className;
  created.append(...children);
  return created;
}
