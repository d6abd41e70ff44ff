import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Identity } from './identity.ts'

/** The time between the redirect and the editor's next request, which follows at once. */
const TICKET_MS = 60_000

const ticketShape = z.object({ role: z.enum(['reader', 'writer']), until: z.number(), nonce: z.string() })

/**
 * Creates proofs that somebody has just entered a valid token. Tickets are signed instead of stored, so any
 * process that shares the secret accepts them; each process accepts a ticket only once.
 */
export function createLoginTickets({ secret, now }: { secret: string; now: () => Date }) {
  const taken = new Map<string, number>()
  return {
    make(role: Identity['role']): string {
      const nonce = randomBytes(16).toString('base64url')
      const ticket = Buffer.from(
        JSON.stringify({ role, until: now().getTime() + TICKET_MS, nonce }),
      ).toString('base64url')
      return `${ticket}.${sign(ticket)}`
    },

    /**
     * @returns the role of the ticket, or undefined if its signature is invalid, or if it is expired or used
     */
    take(sid: string): 'reader' | 'writer' | undefined {
      const [ticket = '', signature = ''] = sid.split('.')
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(ticket))]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return
      const { role, until, nonce } = ticketShape.parse(
        JSON.parse(Buffer.from(ticket, 'base64url').toString('utf8')),
      )
      const time = now().getTime()
      for (const [used, end] of taken) if (end < time) taken.delete(used)
      if (until < time || taken.has(nonce)) return
      taken.set(nonce, until)
      return role
    },
  }

  function sign(ticket: string): string {
    return createHmac('sha256', secret).update(`sign-in ${ticket}`).digest('base64url')
  }
}
