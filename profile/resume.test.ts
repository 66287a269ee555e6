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

test("home address, referees, phone and e-mail stay out of what others see", () => {
  expect(publicResume(whole)).toEqual({
    basics: { name: "Kari Testdal", location: { city: "Bergen" } },
    work: [{ name: "Fjordtest AS" }],
  });
});

test("phone and e-mail are shown when the visitor says so", () => {
  const { basics } = publicResume(whole, { email: true, phone: true });
  expect(basics).toMatchObject({ email: "kari@testdal.example", phone: "22 00 00 01" });
});

test("the visitor's own data stay whole", () => {
  publicResume(whole);
  expect(whole.basics?.location?.address).toBe("Prøvegata 1");
});
