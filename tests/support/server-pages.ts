import type { BookingAccepted } from "../../shared/booking.ts";
import { freeTimes } from "./free-times.ts";

/** Opens one server page of each kind in a language: name and HTML. */
export async function openServerPages(
  url: string,
  lang: "en" | "no",
): Promise<{ name: string; html: string }[]> {
  const [first = "", second = ""] = await freeTimes(url);
  const fields = { name: "Ola", email: "ola@example.no", note: "", timeZone: "", website: "", lang };
  const booked: BookingAccepted = await (
    await fetch(`${url}/api/booking`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...fields, start: first }),
    })
  ).json();
  const get = (path: string) => fetch(url + path);
  const submit = (path: string, form: Record<string, string>) =>
    fetch(url + path, { method: "POST", headers: { origin: url }, body: new URLSearchParams(form) });
  const token = booked.cancelPath.split("t=")[1] ?? "";
  const requests: [string, () => Promise<Response>][] = [
    ["choose a time", () => get(`/booking?lang=${lang}`)],
    ["a time that is taken", () => submit("/api/booking", { ...fields, start: first, note: "Hello" })],
    ["booked", () => get(`/booking/booked?t=${token}`)],
    ["move?", () => get(booked.movePath)],
    ["moved", () => submit("/booking/move", { t: token, start: second })],
    ["cancel?", () => get(booked.cancelPath)],
    ["cancelled", () => submit("/booking/cancel", { t: token })],
    ["an unknown link", () => get(`/booking/cancel?t=x&lang=${lang}`)],
    ["a requested newsletter", () => get(`/newsletter/requested?lang=${lang}`)],
    ["an unknown address of the newsletter", () => get(`/newsletter/confirm?t=x&lang=${lang}`)],
    [
      "a rejected message",
      () => submit("/api/contact", { lang, name: "", email: "x", message: "", package: "x" }),
    ],
  ];
  const pages: { name: string; html: string }[] = [];
  for (const [name, send] of requests) pages.push({ name, html: await (await send()).text() });
  return pages;
}
