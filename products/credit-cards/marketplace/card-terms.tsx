import type { Card } from '#domain/cards/card.ts'
import { FactList } from '#kit/listing/list/fact-list.tsx'
import { surveyText } from '#products/credit-cards/survey/survey-messages.ts'
import { besideSurvey, type SurveyYardstick } from '#products/credit-cards/survey/yardstick.ts'
import { cardFacts } from './card-facts.ts'
import { listText } from './list-messages.ts'

const names = listText.termNames

/** The rates, fees and rewards of a card, in the order in which a cardholder meets them. */
export function CardTerms({ card, yardstick }: { card: Card; yardstick: SurveyYardstick }) {
  const facts: [string, string | undefined][] = [
    [names.rewards, cardFacts.rewards(card).join('. ')],
    [names.credits, cardFacts.credits(card).join('. ') || undefined],
    [names.bonus, cardFacts.bonus(card)],
    [names.apr, cardFacts.purchaseApr(card)],
    [surveyText.yardstick.name, besideSurvey(card, yardstick)],
    [names.promotions, card.promotions.length > 0 ? cardFacts.promotions(card) : undefined],
    [names.grace, cardFacts.grace(card)],
    [names.minimum, cardFacts.minimum(card)],
    [names.transferApr, cardFacts.transferApr(card)],
    [names.transferFee, cardFacts.transferFee(card)],
    [names.cashAdvance, cardFacts.cashAdvance(card)],
    [names.penaltyApr, cardFacts.penaltyApr(card)],
    [names.annualFee, cardFacts.annualFee(card)],
    [names.foreignFee, cardFacts.foreignFee(card)],
    [names.lateFee, cardFacts.lateFee(card)],
    [names.returnedFee, cardFacts.returnedFee(card)],
    [names.deposit, cardFacts.deposit(card)],
    [names.credit, cardFacts.credit(card)],
    [names.cosigner, cardFacts.cosigner(card)],
    [names.itin, cardFacts.itin(card)],
    [names.bureaus, cardFacts.bureaus(card)],
    [listText.seenLong, listText.day(card.termsSeenOn)],
  ]
  return <FactList facts={facts.map(([name, value]) => ({ name, value }))} />
}
