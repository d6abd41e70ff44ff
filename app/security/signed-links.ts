import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from './keyed-hash.ts'

/** What a link in an email lets its reader do. */
type LinkPurpose =
  | 'confirm-account'
  | 'confirm-subscription'
  | 'enter-drawing'
  | 'unsubscribe'
  | 'change-email-new'
  | 'change-email-old'
  | 'keep-account'

/** Tokens in the links of emails: anybody can carry one, nobody else can make one, and none names an address. */
export interface SignedLinks {
  /** @param days how long it works; it never ends when absent */
  sign(purpose: LinkPurpose, id: string, days?: number): string
  /** Returns the id; undefined when the token is forged, damaged, for another purpose or too old. */
  read(purpose: LinkPurpose, token: string): string | undefined
}

const forever = '0'

/** @param earlierKeys keys that were replaced: what they signed is still read, and nothing is signed with them */
export function createSignedLinks({
  key,
  earlierKeys = [],
  now,
}: {
  key: string
  earlierKeys?: readonly string[]
  now: () => Date
}): SignedLinks {
  const signature = (purpose: LinkPurpose, id: string, until: string, by = key) =>
    keyedHash(by, 'link', [purpose, id, until])
  const nowSeconds = () => Math.floor(now().getTime() / 1000)

  return {
    sign(purpose, id, days) {
      const until = days === undefined ? forever : String(nowSeconds() + days * 24 * 3600)
      return [id, until, signature(purpose, id, until)].join('.')
    },

    read(purpose, token) {
      const [id = '', until = '', given = ''] = token.split('.')
      const isSigned = [key, ...earlierKeys].some((by) => {
        const [one, other] = [Buffer.from(given), Buffer.from(signature(purpose, id, until, by))]
        return one.length === other.length && timingSafeEqual(one, other)
      })
      if (!isSigned) return undefined
      return until === forever || Number(until) > nowSeconds() ? id : undefined
    },
  }
}
