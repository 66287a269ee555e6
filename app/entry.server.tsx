import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Renders one page to HTML. Runs at build time only, so it waits until the page is whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failed = status;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      failed = 500;
      console.error(error);
    },
  });
  await stream.allReady;
  headers.set("Content-Type", "text/html");
  return new Response(stream, { status: failed, headers });
}
