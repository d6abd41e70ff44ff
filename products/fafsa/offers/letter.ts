import { formatDollars } from '#domain/money.ts'
import { listPriced, type OfferResult } from './evaluate-desk.ts'
import { type AppealGround, letterText } from './letter-messages.ts'

interface LetterFacts {
  results: readonly OfferResult[]
  /** The number of the offer the letter is about. */
  number: number
  grounds: readonly AppealGround[]
}

/** Writes the letter to an aid office. It holds the figures of the offers and no name; '' if there is no such offer. */
export function writeAppeal({ results, number, grounds }: LetterFacts): string {
  const about = results.find((result) => result.number === number)
  if (!about) return ''
  const { offer, cost } = about
  const better = listPriced(results).find(
    (other) => other.number !== number && (cost.netPriceCents ?? 0) > other.cost.netPriceCents,
  )
  const family = grounds.filter((ground) => ground !== 'offer')
  const paragraphs = [
    letterText.subject(offer.awardYear),
    letterText.hello,
    letterText.start(offer.school || letterText.yourSchool, offer.awardYear),
    cost.costCents === null ? letterText.noCost : letterText.figures(cost),
    ...(family.length > 0
      ? [
          [letterText.changed, ...family.map((ground) => `- ${letterText.grounds[ground]}`)].join('\n'),
          letterText.law,
        ]
      : []),
    ...(grounds.includes('offer') && better
      ? [
          letterText.better(
            better.offer.school || letterText.anotherSchool,
            formatDollars(better.cost.netPriceCents),
          ),
        ]
      : []),
    letterText.ask,
    letterText.end,
    letterText.name,
  ]
  return paragraphs.join('\n\n')
}
