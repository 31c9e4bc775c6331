import { ServerResponse } from 'node:http'

/**
 * Resets the status to 200 once a response is sent. Next.js re-renders a stale page in the background on the response
 * that served the old one and reads its `statusCode` while it does: the new page of a path that was a 404 would be
 * stored with `noindex` and the title "not found".
 */
export class LoopbackResponse extends ServerResponse {
  override end(...args: unknown[]): this {
    Reflect.apply(super.end, this, args)
    this.statusCode = 200
    return this
  }
}
