import type { ContentClient } from '#app/content/content-client.server.ts'
import { type ContentMoves, contentMoves } from './content-moves.ts'
import { previewCookie, readPreviewCookie } from './preview-cookie.ts'
import { readTicket } from './tickets.ts'

/** Who may see drafts on the pages, and what of them moves. */
export interface Preview {
  /** Until when the cookies of a request show drafts; undefined: what is published, as to everybody. */
  endOf(cookies: string | null | undefined): Date | undefined
  /** Takes the ticket of a link. @returns where it leads and the Set-Cookie value; undefined where it is not (or no longer) good. */
  begin(ticket: string): { path: string; cookie: string } | undefined
  moves: ContentMoves
}

interface PreviewOptions {
  /** The token that reads drafts; undefined: there is none, and so no preview. */
  secret: string | undefined
  siteUrl: string | undefined
  client: ContentClient
  now: () => Date
}

export function openPreview({ secret, siteUrl, client, now }: PreviewOptions): Preview {
  const read = (ticket: string | undefined) =>
    secret !== undefined && ticket !== undefined ? readTicket(ticket, { secret, now: now() }) : undefined
  return {
    endOf: (cookies) => read(readPreviewCookie(cookies, siteUrl))?.until,
    begin(ticket) {
      const good = read(ticket)
      return good && { path: good.path, cookie: previewCookie(ticket, { until: good.until, siteUrl }) }
    },
    moves: contentMoves(client),
  }
}
