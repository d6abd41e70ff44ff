import { formatDate } from '#domain/dates.ts'
import type { SurveyMedians } from './survey-medians.ts'
import { type SurveyTier, surveyTiers } from './survey-plan.ts'

/** What articles can say of the federal survey of card terms, by token name. */
export const surveyTokens = ['survey.day', ...surveyTiers.map(toToken)] as const

/**
 * Returns the values of these tokens: the last day that the survey is for, and the median purchase APR of each tier, such as
 * `24.99%`.
 */
export function surveyWords({
  surveyedOn,
  medians,
}: {
  surveyedOn: string
  medians: SurveyMedians
}): Record<string, string> {
  const aprs = surveyTiers.map((tier) => {
    const { all } = medians[tier]
    return [toToken(tier), all ? `${all.median.toFixed(2)}%` : 'not known']
  })
  return { 'survey.day': formatDate(surveyedOn, 'Month D, YYYY'), ...Object.fromEntries(aprs) }
}

/** An underscore would emphasize what follows in the library's files. */
function toToken(tier: SurveyTier): string {
  return `survey.apr.${tier.replace(/_(.)/, (_, letter: string) => letter.toUpperCase())}`
}
