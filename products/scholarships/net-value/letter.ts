import { letterText } from './answer-messages.ts'

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
    letterText.change,
    letterText.gap,
    letterText.order,
    law ? letterText.law(law) : letterText.anyLaw,
    ...(exceedsCost ? [letterText.cost] : []),
    letterText.later,
  ]
  return [
    letterText.subject(awardCents),
    letterText.hello,
    letterText.start(awardCents),
    questions.map((question, nth) => `${nth + 1}. ${question}`).join('\n'),
    letterText.end,
    letterText.name,
  ].join('\n\n')
}
