import { expect, test } from "vitest";
import { publicResume, type Resume } from "./resume.ts";

const whole: Resume = {
  basics: {
    name: "Kari Testdal",
    email: "kari@testdal.example",
    phone: "22 00 00 01",
    location: { address: "Prøvegata 1", postalCode: "5003", city: "Bergen" },
  },
  work: [{ name: "Fjordtest AS" }],
  references: [{ name: "Ola Prøve", reference: "22 00 00 02" }],
};

test("removes home address, referees, phone and e-mail from the public data", () => {
  expect(publicResume(whole)).toEqual({
    basics: { name: "Kari Testdal", location: { city: "Bergen" } },
    work: [{ name: "Fjordtest AS" }],
  });
});

test("keeps phone and e-mail when the visitor allows them", () => {
  const { basics } = publicResume(whole, { email: true, phone: true });
  expect(basics).toMatchObject({ email: "kari@testdal.example", phone: "22 00 00 01" });
});

test("keeps everything in the visitor's own data", () => {
  publicResume(whole);
  expect(whole.basics?.location?.address).toBe("Prøvegata 1");
});
