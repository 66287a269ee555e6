import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import "../../../app/app.css";
import { BookingSection } from "../../../app/booking/booking-section.tsx";
import { LanguageProvider } from "../../../app/i18n/language-provider.tsx";
import bookingForm from "../../../content/en/bookingForm.json";
import contact from "../../../content/en/contact.json";
import contactForm from "../../../content/en/contactForm.json";
import scheduler from "../../../content/en/scheduler.json";

/** The contact page's booking section with `booking.embedUrl` set. */
const page = document.getElementById("page");
if (page) {
  createRoot(page).render(
    <MemoryRouter>
      <LanguageProvider code="en" translations={{ bookingForm, contact, contactForm, scheduler }}>
        <main>
          <h1>Contact</h1>
          <BookingSection />
        </main>
      </LanguageProvider>
    </MemoryRouter>,
  );
}
