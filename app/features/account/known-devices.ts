import { randomBytes, timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#app/security/keyed-hash.ts'
import { siteCookie } from '#app/shell/cookies.ts'

/** The part of a request that says which device it is. */
interface Device {
  /** The Cookie header. */
  cookies: string | null | undefined
  isSecure: boolean
}

/**
 * Recognizes browsers that have signed in to an account before. Guesses by others then cannot lock its owner
 * out there (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export interface KnownDevices {
  /**
   * @param account the key of the account's email
   * @returns the device's id; undefined if it has not signed in to this account lately
   */
  find(device: Device, account: string): string | undefined
  /** Whether anybody has signed in here lately, to whichever account: the cookie doesn't say which. */
  hasSignedIn(device: Device): boolean
  /** Returns the Set-Cookie value after a sign-in. Each has a new id, so a copied cookie ages. */
  remember(device: Device, account: string): string
}

/**
 * Holds a random id, when it ends, and the signature of both together with the account. It does not say which
 * account that is. It stays after signing out, because it is needed for the next sign-in.
 */
const deviceCookie = siteCookie('device')

const rememberedSeconds = 180 * 24 * 3600

export function openKnownDevices({ key, now }: { key: string; now: () => Date }): KnownDevices {
  const sign = (account: string, id: string, until: string) => keyedHash(key, 'device', [account, id, until])
  const nowSeconds = () => Math.floor(now().getTime() / 1000)

  return {
    find({ cookies, isSecure }, account) {
      const [id = '', until = '', signature = ''] = (deviceCookie.read(cookies, isSecure) ?? '').split('.')
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(account, id, until))]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      return Number(until) > nowSeconds() ? id : undefined
    },

    hasSignedIn: ({ cookies, isSecure }) => deviceCookie.read(cookies, isSecure) !== undefined,

    remember({ isSecure }, account) {
      const id = randomBytes(16).toString('base64url')
      const until = String(nowSeconds() + rememberedSeconds)
      const value = [id, until, sign(account, id, until)].join('.')
      return deviceCookie.set(value, isSecure, { maxAge: rememberedSeconds })
    },
  }
}
