import type { NeedOverYears } from '#domain/loan-answer/need-over-years.ts'
import type { StackPart } from '#domain/loan-answer/need-stack.ts'
import { formatDollars } from '#domain/money.ts'
import type { NeedStack, StackWay } from './need-stacks.server.ts'

/** Texts of the tables that show what covers the need of a school year. */
export const stackText = {
  ways: {
    you: 'You borrow',
    child: 'Your child borrows',
    child_with_you: 'Your child borrows, you cosign',
    parent_plus: 'A parent takes out a PLUS loan',
    graduate_plus: 'With a Graduate PLUS loan',
    private: 'With a private loan',
  } satisfies Record<StackWay, string>,
  heads: { source: 'This school year', amount: 'Amount', monthly: 'Payment' },
  sources: {
    direct: 'Federal Direct Loans',
    parent_plus: 'PLUS loan',
    graduate_plus: 'Graduate PLUS loan',
    private: 'Private loan',
    open: 'Not covered',
  } satisfies Record<StackPart['source'], string>,
  payments: 'Payments, limits, and other options',
  childDirect: 'Your child’s Direct Loans',
  upTo: (amount: string) => `up to ${amount}`,
  monthly: (part: StackPart) => {
    switch (part.source) {
      case 'direct':
        return 'can be based on income'
      case 'parent_plus':
      case 'graduate_plus':
        return `${formatDollars(part.monthlyCents)} a month if paid from the start`
      case 'private':
        return `${formatRange(part)} a month${part.isImmediate ? ', right away' : ' after school'}`
      case 'open':
        return ''
    }
  },
  /** Rounds each part, so that the parts come to the sum. */
  overYears: ({ way, parts }: NeedStack, { yearsLeft, directCents, plusCents, restCents }: NeedOverYears) => {
    const years =
      yearsLeft === 1
        ? 'the school year after this one'
        : `each of the ${yearsLeft} school years after this one`
    const isOpen = rests[way] === inPrivate && parts.some(({ source }) => source === 'open')
    const rest = isOpen ? `${inPrivate} or ${uncovered}` : rests[way]
    const named = [
      { cents: roundToHundreds(directCents), where: 'in Direct Loans' },
      { cents: roundToHundreds(plusCents), where: 'in PLUS loans (fee included)' },
      { cents: roundToHundreds(restCents), where: rest },
    ].filter(({ cents }) => cents > 0)
    const sum = named.reduce((cents, part) => cents + part.cents, 0)
    const list = listFormat.format(named.map(({ cents, where }) => `${formatDollars(cents)} ${where}`))
    return `If the need stays the same for ${years}, that’s about ${formatDollars(sum)} over ${yearsLeft + 1} years, before interest: ${list}.`
  },
  /** 34 CFR 685.204 and the Department’s words on request forms of servicers; see docs/fact-checks.md. */
  plusNote:
    'Payments on a PLUS loan can wait until six months after school, while interest adds up. A parent has to ask the loan servicer for that.',
  privateNote:
    'The payment on a private loan is shown as a range, from its lowest rate to the highest it can reach.',
} as const

const listFormat = new Intl.ListFormat('en-US')

/** What federal loans leave: PLUS loans stand in place of private ones in two of the ways. */
const uncovered = 'not covered'
const inPrivate = 'in private loans'
const rests: Record<StackWay, string> = {
  you: inPrivate,
  child: inPrivate,
  child_with_you: inPrivate,
  parent_plus: uncovered,
  graduate_plus: uncovered,
  private: inPrivate,
}

function roundToHundreds(cents: number): number {
  return Math.round(cents / 10_000) * 10_000
}

function formatRange({ lowestCents, highestCents }: Extract<StackPart, { source: 'private' }>): string {
  const [low, high] = [formatDollars(lowestCents), formatDollars(highestCents)]
  return low === high ? low : `${low} to ${high}`
}
