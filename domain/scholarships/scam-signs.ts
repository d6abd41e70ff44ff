// cspell:ignore bssn Nicholls garpal takerx
import type { Source } from '#domain/award-years/source.ts'
import type { FoundScholarship } from './found-scholarship.ts'

/** The warning signs, in the order in which they are said. */
export const scamSigns = [
  'fee',
  'account',
  'ssn',
  'guaranteed',
  'selected',
  'contacted',
  'effortless',
  'exclusive',
  'seminar',
] as const

/** A sign that a scholarship may be a scam; never a verdict. */
export type ScamSign = (typeof scamSigns)[number]

export interface FoundSign {
  sign: ScamSign
  /** The words of the typed text that show it; null where the visitor said so themselves. */
  words: string | null
}

/** The questions whose "yes" is a sign. */
export const signQuestions = {
  costsMoney: 'fee',
  asksForAccount: 'account',
  asksForSsn: 'ssn',
  isGuaranteed: 'guaranteed',
  isSelected: 'selected',
  hasContactedMe: 'contacted',
} as const satisfies Partial<Record<keyof FoundScholarship, ScamSign>>
export type SignQuestion = keyof typeof signQuestions

/** What comes before words that deny a sign: "no application fee", "is not guaranteed", "never your bank account". */
const denied = /\b(?:no|not|never|without|waives?|isn't|aren't|don't|doesn't)(?: \w+){0,3} $/i

/** Phrases that show a sign, as the sources below quote them and near to that. */
const phrases: Partial<Record<ScamSign, RegExp>> = {
  fee: /\b(?:application|processing|entry|redemption|disbursement|handling|registration|administrative|refundable|small|one-time) (?:fee|charge)s?\b|\bfee of \$|\bwill cost (?:you )?some money\b|\bpay \$ ?\d/gi,
  account: /\b(?:credit|debit) card\b|\bcard number\b|\bbank account\b|\b(?:account|routing) number\b/gi,
  ssn: /\bsocial security\b|\bssn\b/gi,
  guaranteed: /\bguarantee[sd]?\b|\bmoney[- ]back\b|\byour money back\b/gi,
  selected:
    /\byou(?:'ve| have)? (?:been |were |are )?(?:already )?(?:pre-?)?(?:selected|chosen|won)\b|\byou(?:'re| are) (?:a|the|our) (?:finalist|winner)\b/gi,
  effortless: /\bwe(?:'ll| will) do all (?:of )?the work\b/gi,
  exclusive: /\bcan(?:'t|not| not) (?:get|find) (?:this|it)(?: \w+)? anywhere else\b/gi,
  seminar: /\bseminars?\b/gi,
}

/**
 * Finds the warning signs of a scholarship in what the visitor answered and in every text they typed. The signs keep the order of
 * `scamSigns`; finding none proves nothing.
 */
export function findScamSigns(own: FoundScholarship): FoundSign[] {
  const answered = new Set<ScamSign>(
    Object.entries(signQuestions).flatMap(([question, sign]) =>
      own[question as SignQuestion] === true ? [sign] : [],
    ),
  )
  const texts = [own.name, own.provider, own.requirements, ...own.essays.map(({ prompt }) => prompt)].map(
    toPlain,
  )
  return scamSigns.flatMap((sign): FoundSign[] => {
    if (answered.has(sign)) return [{ sign, words: null }]
    const words = findPhrase(texts, phrases[sign])
    return words === undefined ? [] : [{ sign, words }]
  })
}

/** Returns the first words that match and are not denied. */
function findPhrase(texts: readonly string[], phrase: RegExp | undefined): string | undefined {
  if (!phrase) return undefined
  for (const text of texts)
    for (const match of text.matchAll(phrase))
      if (!denied.test(text.slice(Math.max(0, match.index - 60), match.index))) return match[0]
  return undefined
}

/** Straight apostrophes and single spaces, as the phrases have them. */
function toPlain(text: string): string {
  return text.replace(/[\u2018\u2019]/g, "'").replace(/\s+/g, ' ')
}

const readOn = '2026-11-28'

/** Where the signs come from, and where a scam is reported. */
export const scamSources = {
  lines: {
    publisher: 'Federal Trade Commission',
    title: 'How To Avoid Scholarship and Financial Aid Scams',
    url: 'https://consumer.ftc.gov/articles/how-avoid-scholarship-financial-aid-scams',
    checkedOn: readOn,
    readIn:
      'the FTC’s warning lines as clark.edu, nova.edu, umdearborn.edu, garpal.net, and takerx.com quote them',
  },
  law: {
    publisher: 'US Congress',
    title: 'College Scholarship Fraud Prevention Act of 2000, section 2 (20 USC 1092d, note)',
    url: 'https://www.govinfo.gov/app/details/PLAW-106publ420',
    checkedOn: readOn,
    readIn: 'the note as checkoutapi.com copies it from the US Code',
  },
  contact: {
    publisher: 'Nicholls State University, Office of Financial Aid',
    title: 'Information about scholarship scams',
    url: 'https://www.nicholls.edu/financial-aid/scholarships/information-about-scholarship-scams/',
    checkedOn: readOn,
    readIn: 'nicholls.edu',
  },
  report: {
    publisher: 'Federal Trade Commission',
    title: 'ReportFraud.ftc.gov',
    url: 'https://reportfraud.ftc.gov/',
    checkedOn: readOn,
    readIn: 'USA.gov, “Five tips for reporting a scam,” in an April 5, 2023, copy on wikisource.org',
  },
} as const satisfies Record<string, Source>

/** The source of each sign. */
export const signSources: Readonly<Record<ScamSign, keyof typeof scamSources>> = {
  fee: 'lines',
  account: 'lines',
  ssn: 'lines',
  guaranteed: 'lines',
  selected: 'law',
  contacted: 'contact',
  effortless: 'lines',
  exclusive: 'lines',
  seminar: 'lines',
}
