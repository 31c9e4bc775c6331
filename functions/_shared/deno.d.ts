/** The parts of Deno that `env.ts` uses, for type checking under Node. */
declare namespace Deno {
  const env: { get(name: string): string | undefined }
  function serve(handler: (request: Request) => Response | Promise<Response>): unknown
}
