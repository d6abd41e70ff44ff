import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** The signed content of a preview link: anybody can read it, but nobody else can create one. */
export interface Ticket {
  /** The path that the link leads to, with its query. */
  path: string
  until: Date
}

/** A path on this site: it starts with exactly one slash, so it cannot name another host. */
export const ownPath = z.string().regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/, 'must be a path such as /about')

const moment = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})
const ticketShape = z.object({ path: ownPath, until: moment })

/**
 * @param secret the token of the content service that reads drafts; replacing the token ends every preview.
 */
export function signTicket(ticket: Ticket, secret: string): string {
  const text = Buffer.from(JSON.stringify(ticketShape.encode(ticket))).toString('base64url')
  return `${text}.${sign(text, secret)}`
}

/** @returns undefined when the ticket is forged, damaged, or expired. */
export function readTicket(
  signed: string,
  { secret, now }: { secret: string; now: Date },
): Ticket | undefined {
  const [text = '', signature = ''] = signed.split('.')
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(text, secret))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const ticket = ticketShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return ticket.until > now ? ticket : undefined
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview ${text}`).digest('base64url')
}
