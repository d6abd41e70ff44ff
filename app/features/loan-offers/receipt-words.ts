/** What the receipt under a rank says. */
export const receiptWords = {
  criterion: 'What counts',
  points: 'Points',
  weight: 'Weight',
  weighted: 'Adds',
  score: 'Score',
  sum: 'Each line adds its points × its weight ÷ the sum of all weights, and the lines add up to the score.',
  notPaid: 'What lenders pay us is not among them.',
  formula: 'The whole formula',
} as const
