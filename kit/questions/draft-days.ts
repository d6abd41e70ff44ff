/** How long a draft is kept after its last answer. */
interface Retention {
  days: number
  inWords: string
}

const usual: Retention = { days: 7, inWords: 'seven' }

/** The product lines, by the `line` of their flows, whose drafts are kept for other than the usual days. */
const ofLine: ReadonlyMap<string, Retention> = new Map([
  // Whoever applies has 30 days to accept what a lender approved.
  ['refinance-student-loans', { days: 30, inWords: '30' }],
])

/** Returns how long the drafts of a product line are kept, with and without an account. */
export function getRetention(line: string): Retention {
  return ofLine.get(line) ?? usual
}
