import type { Card, CreditBand } from '#domain/cards/card.ts'
import { standsToMedian } from '#domain/cards/survey-medians.ts'
import type { SurveyTier } from '#domain/cards/survey-plan.ts'
import type { ReadCardSurvey } from './card-survey.ts'
import { surveyText } from './survey-messages.ts'

/** The medians that the APR of a card on offer is read beside. They never change its place. */
export type SurveyYardstick = Pick<ReadCardSurvey, 'surveyedOn' | 'medians'>

/** The survey called its tiers “poor or fair,” “good,” and “great” credit. */
const tierOfBand: Readonly<Record<CreditBand, SurveyTier>> = {
  none: 'no_score',
  fair: 'to_619',
  good: 'from_620',
  excellent: 'from_720',
}

/**
 * Says in one line where the purchase APR of a card stands to the median of its tier; undefined for a card whose issuer
 * names no credit, and where the survey has no median.
 */
export function besideSurvey(
  { creditBand, purchaseApr }: Pick<Card, 'creditBand' | 'purchaseApr'>,
  { medians, surveyedOn }: SurveyYardstick,
): string | undefined {
  if (creditBand === null) return undefined
  const tier = tierOfBand[creditBand]
  const { all } = medians[tier]
  if (!all) return undefined
  const say = surveyText.yardstick[standsToMedian(purchaseApr, all.median)]
  return say(surveyText.percent(all.median), surveyText.forTier[tier], surveyText.day(surveyedOn))
}
