import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** What a link to a preview says, signed: anybody can read it, nobody can make one. */
export interface Ticket {
  /** Where it leads, with its query. */
  path: string
  until: Date
}

/** A path of this site: one slash, so that it names no other host. */
export const ownPath = z.string().regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/, 'must be a path such as /about')

const moment = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})
const ticketShape = z.object({ path: ownPath, until: moment })

/** @param secret the token of the content service that reads drafts: who changes it ends every preview. */
export function signTicket(ticket: Ticket, secret: string): string {
  const text = Buffer.from(JSON.stringify(ticketShape.encode(ticket))).toString('base64url')
  return `${text}.${signatureOf(text, secret)}`
}

/** @returns undefined where it is not ours, not whole or too old. */
export function readTicket(
  signed: string,
  { secret, now }: { secret: string; now: Date },
): Ticket | undefined {
  const [text = '', signature = ''] = signed.split('.')
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(text, secret))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const ticket = ticketShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return ticket.until > now ? ticket : undefined
}

function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview ${text}`).digest('base64url')
}
