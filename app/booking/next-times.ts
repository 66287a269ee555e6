/**
 * Renders the list of next free times, before hydration and after. React does not touch the list's content, so nothing
 * moves when the page is hydrated (docs/decisions/0017-hydration-on-interaction.md).
 */
import type { BookingSlots } from "../../shared/booking.ts";
import type { LanguageCode } from "../../shared/languages.ts";
import { nextTimes } from "../../shared/next-times.ts";
import { fillPlaceholders } from "../../shared/placeholders.ts";
import { formatShortDay, formatTime, timeZoneName } from "../../shared/time-wording.ts";
import { formatOfficeStart, freshMs, prefetchSlots, type Slot, slotCalendar } from "./slots.ts";

/** JSON of the list's `data-messages`: the language, and translations with placeholders. */
export interface NextTimesMessages {
  language: LanguageCode;
  sameClock: string;
  otherClock: string;
  office: string;
}

/**
 * Fills the list of a page that is not hydrated.
 * @throws when there are no times; the page is then hydrated and shows the reason
 */
export async function enhance(list: HTMLElement): Promise<void> {
  const found = await prefetchSlots();
  if (found.slots.length === 0) throw new Error("No time is free");
  showNextTimes(list, found);
}

/**
 * Shows the next times as buttons whose values are their starts. An unchanged list keeps its elements and the focus.
 * `data-fresh-until` is the time until which the list is current.
 */
export function showNextTimes(list: HTMLElement, answer: BookingSlots): void {
  const { dataset } = list;
  const { days, zones, minutes, isSameClock } = slotCalendar(answer);
  const times = nextTimes([...days.values()], ({ visitor }) => visitor.starts.time);
  const starts = times.flat().map(({ start }) => start);
  dataset.freshUntil = String(Date.now() + freshMs);
  if (dataset.starts === starts.join()) return;
  dataset.starts = starts.join();
  const messages: NextTimesMessages = JSON.parse(dataset.messages ?? "");
  const clock = isSameClock ? messages.sameClock : messages.otherClock;
  const zone = timeZoneName(zones.visitor, messages.language);
  list.replaceChildren(
    element("p", "text-fine text-ink-soft", fillPlaceholders(clock, { minutes, zone })),
    element("ul", "", ...times.map((slots) => createDayItem(slots, messages))),
  );
}

function createDayItem(slots: Slot[], messages: NextTimesMessages): HTMLElement {
  const day = formatShortDay(slots[0]?.visitor.starts.day ?? "", messages.language);
  const buttons = slots.map((slot) => element("li", "", createTimeButton(slot, day, messages)));
  const heading = element("p", "", day);
  // Each button names the day itself.
  heading.ariaHidden = "true";
  return element("li", "", heading, element("ul", "booking-times", ...buttons));
}

function createTimeButton(
  slot: Slot,
  day: string,
  { language, office }: NextTimesMessages,
): HTMLButtonElement {
  const { time } = slot.visitor.starts;
  const button = element(
    "button",
    "booking-time",
    element("span", "sr-only", day, " "),
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
