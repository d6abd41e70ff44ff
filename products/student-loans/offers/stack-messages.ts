import type { StackPart } from '#domain/loan-answer/need-stack.ts'
import { formatDollars } from '#domain/money.ts'
import type { StackWay } from './need-stacks.server.ts'

/** Texts of the tables that show what covers the need of a school year. */
export const stackText = {
  ways: {
    you: 'You borrow',
    child: 'Your child borrows',
    child_with_you: 'Your child borrows, you cosign',
    parent_plus: 'A parent takes a PLUS loan',
    graduate_plus: 'With a Graduate PLUS loan',
    private: 'With a private loan',
  } satisfies Record<StackWay, string>,
  heads: { source: 'This school year', amount: 'Amount', monthly: 'Payment' },
  sources: {
    direct: 'Federal Direct Loans',
    parent_plus: 'PLUS loan',
    graduate_plus: 'Graduate PLUS loan',
    private: 'Private loan',
    open: 'Still uncovered',
  } satisfies Record<StackPart['source'], string>,
  payments: 'Amounts and payments',
  childDirect: 'Your child’s Direct Loans',
  upTo: (amount: string) => `up to ${amount}`,
  monthly: (part: StackPart) => {
    switch (part.source) {
      case 'direct':
        return 'can follow income'
      case 'parent_plus':
      case 'graduate_plus':
        return `${formatDollars(part.monthlyCents)} a month if paid from the start`
      case 'private':
        return `${formatRange(part)} a month${part.isImmediate ? ', right away' : ' after school'}`
      case 'open':
        return ''
    }
  },
  /** 34 CFR 685.204 and the Department’s words on request forms of servicers; see docs/fact-checks.md. */
  plusNote:
    'Payments on a PLUS loan can wait until six months after school, while interest adds up. A parent has to ask the loan servicer for that.',
  privateNote: 'The payment on a private loan is shown from its lowest rate to the highest it can reach.',
} as const

function formatRange({ lowestCents, highestCents }: Extract<StackPart, { source: 'private' }>): string {
  const [low, high] = [formatDollars(lowestCents), formatDollars(highestCents)]
  return low === high ? low : `${low} to ${high}`
}
