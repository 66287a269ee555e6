import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const apiServer = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "es2023",
    // The oldest browsers of Tailwind 4: they know OKLCH, so no colour is written a second and a third time.
    cssTarget: ["chrome111", "firefox128", "safari16.4"],
    // Fonts stay files: inlined they would swell the first response and could not be cached.
    assetsInlineLimit: 0,
  },
  server: {
    host: "127.0.0.1",
    // The server takes forms from this address only (scripts/develop.ts).
    port: 5173,
    strictPort: true,
    proxy: { "/functions": apiServer, "/api": apiServer, "/newsletter": apiServer, "/booking": apiServer },
  },
});
