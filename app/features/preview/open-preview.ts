import type { ContentClient } from '#app/content/content-client.server.ts'
import { isOverHttps } from '#app/shell/cookies.ts'
import { type ContentChangeLog, createChangeLog } from './content-moves.ts'
import { previewCookie } from './preview-cookie.ts'
import { readTicket } from './tickets.ts'

/** Decides who may see drafts, and tells them what changed. */
export interface Preview {
  /** Returns until when a request's cookies show drafts; undefined for everybody else. */
  getEnd(cookies: string | null | undefined): Date | undefined
  /**
   * Reads the ticket of a preview link.
   * @returns the path that it leads to and the Set-Cookie value; undefined when the ticket is invalid or
   *   expired.
   */
  begin(ticket: string): { path: string; cookie: string } | undefined
  moves: ContentChangeLog
}

interface PreviewOptions {
  /** The token that reads drafts; undefined when there is none, and then there are no previews. */
  secret: string | undefined
  siteUrl: string | undefined
  client: ContentClient
  now: () => Date
}

export function openPreview({ secret, siteUrl, client, now }: PreviewOptions): Preview {
  const isSecure = isOverHttps(siteUrl)
  const read = (ticket: string | undefined) =>
    secret !== undefined && ticket !== undefined ? readTicket(ticket, { secret, now: now() }) : undefined
  return {
    getEnd: (cookies) => read(previewCookie.read(cookies, isSecure))?.until,
    begin(ticket) {
      const good = read(ticket)
      return good && { path: good.path, cookie: previewCookie.set(ticket, isSecure, { expires: good.until }) }
    },
    moves: createChangeLog(client),
  }
}
