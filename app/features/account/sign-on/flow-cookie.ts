import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { keyedHash } from '#app/security/keyed-hash.ts'
import { siteCookie } from '#app/shell/cookies.ts'

const minutes = 10
const maxSearchLength = 1_000

/** What this browser needs to know to finish a sign-in that it began. */
const flow = z.object({
  service: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The query of the page it began on; see `returnUrl`. */
  search: z.string(),
  until: z.number(),
})

export type Flow = Omit<z.output<typeof flow>, 'until'>

/**
 * Keeps a sign-in under way in the browser that began it, for ten minutes. It is signed, so neither its end nor the
 * service can be changed. A page of another site can make the browser come back from a service, but not with the state
 * of this cookie.
 */
export function openFlowCookie({ key, now }: { key: string; now: () => Date }) {
  const cookie = siteCookie('sign_on')
  const sign = (body: string) => keyedHash(key, 'sign-on', [body])

  return {
    /** Returns the Set-Cookie value. */
    set(begun: Flow, isSecure: boolean): string {
      const search = begun.search.length > maxSearchLength ? '' : begun.search
      const until = now().getTime() + minutes * 60_000
      const body = Buffer.from(JSON.stringify({ ...begun, search, until })).toString('base64url')
      return cookie.set(`${body}.${sign(body)}`, isSecure, { maxAge: minutes * 60 })
    },

    /** @returns undefined when there is none, or it is forged, damaged or too old */
    read(cookies: string | null | undefined, isSecure: boolean): Flow | undefined {
      const [body = '', given = ''] = (cookie.read(cookies, isSecure) ?? '').split('.')
      const [one, other] = [Buffer.from(given), Buffer.from(sign(body))]
      if (one.length !== other.length || !timingSafeEqual(one, other)) return undefined
      // Another version of this program may have written it.
      const { data } = flow.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
      if (!data || data.until <= now().getTime()) return undefined
      const { until: _, ...begun } = data
      return begun
    },

    /** Returns the Set-Cookie value that ends it: each sign-in has one answer. */
    clear: cookie.clear,
  }
}
