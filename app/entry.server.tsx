import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Renders one page to HTML at build time, so it waits for the whole page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let responseStatus = status;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      responseStatus = 500;
      console.error(error);
    },
  });
  await stream.allReady;
  headers.set("Content-Type", "text/html");
  return new Response(stream, { status: responseStatus, headers });
}
