import { emailKey } from '#domain/email.ts'
import { accountText } from './messages.ts'

/**
 * Returns what is wrong with a new password that satisfies the rules of domain/password.ts, as a message for the
 * visitor, or null.
 */
export type FindPasswordWeakness = (password: string, email: string) => Promise<string | null>

/**
 * Guessing starts with passwords that many people use or that were stolen elsewhere, and with the own address, so
 * neither is accepted (NIST SP 800-63B-4, section 3.1.1.2). Nor is a password of nothing but words of this site.
 */
export function createPasswordCheck({ siteName }: { siteName: string }): FindPasswordWeakness {
  const isOfSiteWords = createWordsCheck([siteName, ...siteWords])
  let common: Promise<ReadonlySet<string>> | undefined
  return async (password, email) => {
    const forms = guessableForms(password)
    const address = emailKey(email)
    const own = [address, address.split('@')[0] ?? ''].map(lettersAndDigits)
    if (forms.some((form) => own.includes(lettersAndDigits(form)))) return accountText.passwordIsAddress
    if (forms.some((form) => isOfSiteWords(lettersAndDigits(form)))) return accountText.passwordIsOfSite
    common ??= loadCommonPasswords()
    const list = await common
    return forms.some((form) => list.has(form)) ? accountText.commonPassword : null
  }
}

/** What somebody who guesses passwords for this site tries first, besides its name. Plurals are meant too. */
const siteWords = [
  'account',
  'aid',
  'card',
  'college',
  'credit',
  'fafsa',
  'financial',
  'grant',
  'lender',
  'loan',
  'login',
  'money',
  'my',
  'private',
  'refinance',
  'refinancing',
  'scholarship',
  'school',
  'student',
  'tuition',
  'university',
]

/** Returns a check of whether a lower-case text of letters and digits is such words and nothing else. */
function createWordsCheck(words: readonly string[]): (text: string) => boolean {
  const bare = words.map((word) => lettersAndDigits(word.normalize('NFC').toLowerCase()))
  const known = bare.flatMap((word) => (word === '' ? [] : [word, `${word}s`]))
  return (text) => {
    // Where a word may begin. A pattern would try every way to divide the text, of which there can be millions.
    const starts = new Set([0])
    for (const start of starts) {
      for (const word of known) if (text.startsWith(word, start)) starts.add(start + word.length)
    }
    return text !== '' && starts.has(text.length)
  }
}

/** Loaded with the first new account, because it takes 80 ms and 24 MB. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** The most characters around a word that do not make it harder to guess, such as `2026!`. */
const maxDecoration = 6

/**
 * Returns what guessing programs try to reach a password: the lower-case password itself, without punctuation,
 * without a few digits and punctuation at its ends, and with the letters that signs stand for.
 */
function guessableForms(password: string): string[] {
  const typed = password.normalize('NFC').toLowerCase()
  const bare = typed.replace(/^\P{L}+|\P{L}+$/gu, '')
  const plain = [typed, lettersAndDigits(typed)]
  const forms = typed.length - bare.length <= maxDecoration ? [...plain, bare, lettersAndDigits(bare)] : plain
  return [...forms, ...forms.map(readSigns)].filter((form) => form !== '')
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

const signs: Record<string, string> = { '@': 'a', 4: 'a', 3: 'e', 1: 'i', '!': 'i', 0: 'o', $: 's', 5: 's' }

function readSigns(text: string): string {
  return text.replace(/[@431!0$5]/g, (sign) => signs[sign] ?? sign)
}
