/** How long a lender has to hold an approved offer, in the sentence that pages print. */
export const rightToAccept = {
  toAccept: 'Once a lender approves you, federal rules give you 30 days to accept its terms.',
  ruleName: '12 CFR 1026.48',
  ruleUrl: 'https://www.ecfr.gov/current/title-12/section-1026.48',
} as const
