import { z } from 'zod'
import { siteCookie } from './cookies.ts'
import { shellText } from './messages.ts'

/** What a sign-in tells the next page of the visitor. */
const arrival = z.object({
  isNewAccount: z.boolean(),
  /** What the browser held that is now in the account, such as `3 saved scholarships`. */
  brought: z.array(z.string().max(100)).max(10),
})

type Arrival = z.output<typeof arrival>

const cookie = siteCookie('arrival')
const and = new Intl.ListFormat('en-US')

/** A page that is the same for everybody can't show it, so it waits this long for one that can. */
const waitSeconds = 600

/** Returns the Set-Cookie value that a sign-in sends. */
export function arrivalCookie(arrived: Arrival, isSecure: boolean): string {
  return cookie.set(JSON.stringify(arrived), isSecure, { maxAge: waitSeconds })
}

export const clearedArrivalCookie = cookie.clear

/**
 * Returns what to say to a visitor who has just signed in, and the Set-Cookie value with which it is said once;
 * undefined for all others.
 */
export function readArrival(
  header: string | null,
  isSecure: boolean,
): { message: string; cookie: string } | undefined {
  const value = cookie.read(header, isSecure)
  if (value === undefined) return undefined
  const { success, data } = arrival.safeParse(parseJson(value))
  if (!success) return undefined
  const { isNewAccount, brought } = data
  const message = [
    isNewAccount ? shellText.arrival.newAccount : shellText.arrival.signedIn,
    ...(brought.length > 0 ? [shellText.arrival.brought(and.format(brought))] : []),
  ].join(' ')
  return { message, cookie: cookie.clear(isSecure) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
