import { expect, test } from "vitest";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, visit } from "../support/visitor.ts";

const server = sharedSite();

/** The router that React Router exposes on `window` for its developer tools. */
interface Router {
  navigate: (to: string) => Promise<void>;
  subscribe: (
    listener: (state: { navigation: { state: string }; location: { pathname: string } }) => void,
  ) => () => void;
}

test("a visitor who leaves a page while it loads gets the next one", async () => {
  const { page, leave, problems } = await visit(`${server.url}/blog`);
  await hydratePage(page);
  await page.evaluate(() => {
    const router = (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter;
    const stop = router.subscribe(({ navigation, location }) => {
      if (navigation.state !== "idle" || location.pathname !== "/services") return;
      stop();
      router.navigate("/pricing");
    });
    router.navigate("/services");
  });
  await page.locator("main h1", { hasText: "One price" }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});
