import { randomInt } from 'node:crypto'

// cspell:ignore bcdfghjkmnpqrstvwxz

/** Without vowels, so that no word comes about, and without what looks alike. */
const alphabet = '23456789bcdfghjkmnpqrstvwxz'
const length = 10
const pattern = new RegExp(`^[${alphabet}]{${length}}$`)

/** Returns a new code of a link: 47 random bits. It opens nothing; it only says whose link it is. */
export function createLinkCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Returns a code as it is stored; undefined when it can't be one. Some programs change the case of an address. */
export function readLinkCode(text: string): string | undefined {
  const code = text.toLowerCase()
  return pattern.test(code) ? code : undefined
}
