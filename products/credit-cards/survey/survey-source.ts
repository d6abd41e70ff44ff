/** The page on which the Consumer Financial Protection Bureau publishes the survey. */
export const surveyUrl =
  'https://www.consumerfinance.gov/data-research/credit-card-data/terms-credit-card-plans-survey/'
