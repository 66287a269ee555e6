/** A date or a period, as a CV of a language may write it. */
export type DateForm = (date: string) => string;

const months = {
  no: [
    "januar",
    "februar",
    "mars",
    "april",
    "mai",
    "juni",
    "juli",
    "august",
    "september",
    "oktober",
    "november",
    "desember",
  ],
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
};

/** The ways to write a month of a year; a year alone stays one. */
export function dateForms(
  language: "no" | "en",
): Record<"long" | "short" | "digits" | "dots" | "iso" | "year", DateForm> {
  const parts = (date: string) => ({ year: date.slice(0, 4), month: Number(date.slice(5, 7)) });
  const form =
    (write: (year: string, month: number) => string): DateForm =>
    (date) => {
      const { year, month } = parts(date);
      return month ? write(year, month) : year;
    };
  const two = (month: number) => String(month).padStart(2, "0");
  const long = (month: number) => months[language][month - 1] ?? "";
  return {
    long: form((year, month) => `${long(month)} ${year}`),
    short: form(
      (year, month) =>
        `${long(month).slice(0, 3)}${language === "no" && long(month).length > 4 ? "." : ""} ${year}`,
    ),
    digits: form((year, month) => `${two(month)}/${year}`),
    dots: form((year, month) => `${two(month)}.${year}`),
    iso: form((year, month) => `${year}-${two(month)}`),
    year: form((year) => year),
  };
}

/** "mars 2019 – nå". */
export function period(
  form: DateForm,
  dash: string,
  now: string,
  { startDate, endDate }: { startDate?: string; endDate?: string },
): string {
  if (!startDate) return endDate ? form(endDate) : "";
  return `${form(startDate)}${dash}${endDate ? form(endDate) : now}`;
}
