import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Identity } from './identity.ts'

/** From the redirect to the editor's next request; it asks at once. */
const TICKET_MS = 60_000

const ticketShape = z.object({ role: z.enum(['reader', 'writer']), until: z.number(), nonce: z.string() })

/**
 * Proofs that somebody has just shown a token. They are signed instead of kept, so that any process on the database takes one
 * that another has made; the process that takes it takes it once.
 */
export function createLoginTickets({ secret, now }: { secret: string; now: () => Date }) {
  const taken = new Map<string, number>()
  return {
    make(role: Identity['role']): string {
      const nonce = randomBytes(16).toString('base64url')
      const ticket = Buffer.from(
        JSON.stringify({ role, until: now().getTime() + TICKET_MS, nonce }),
      ).toString('base64url')
      return `${ticket}.${signatureOf(ticket)}`
    },

    /** @returns the role it was made for; undefined when it is not ours, too old or used. */
    take(sid: string): 'reader' | 'writer' | undefined {
      const [ticket = '', signature = ''] = sid.split('.')
      const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(ticket))]
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

  function signatureOf(ticket: string): string {
    return createHmac('sha256', secret).update(`sign-in ${ticket}`).digest('base64url')
  }
}
