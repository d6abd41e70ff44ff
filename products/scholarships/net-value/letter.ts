import { letterMessages as messages } from './answer-messages.ts'

interface LetterFacts {
  awardCents: number
  /** Whether all aid with the scholarship is more than the cost. */
  exceedsCost: boolean
  /** The title of the law of the school's state, where there is one that may apply. */
  law: string | undefined
}

/** Writes the letter to the financial aid office. It holds no name and no other amount. */
export function writeLetter({ awardCents, exceedsCost, law }: LetterFacts): string {
  const questions = [
    messages.change,
    messages.gap,
    messages.order,
    law ? messages.law(law) : messages.anyLaw,
    ...(exceedsCost ? [messages.cost] : []),
    messages.later,
  ]
  return [
    messages.subject(awardCents),
    messages.hello,
    messages.start(awardCents),
    questions.map((question, nth) => `${nth + 1}. ${question}`).join('\n'),
    messages.end,
    messages.name,
  ].join('\n\n')
}
