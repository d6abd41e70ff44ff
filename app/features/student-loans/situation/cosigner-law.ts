/**
 * What the law says of a cosigner of a private education loan, in sentences that pages print. Articles that speak
 * of it are tested against the statute named here.
 */
export const cosignerLaw = {
  /** 15 USC 1650(g)(2): whoever holds the loan releases every cosigner. */
  studentDies: 'If the student dies, the lender must release you.',
  /** 15 USC 1650(g)(1). */
  cosignerDies:
    'If you die or go bankrupt, the lender may not, for that reason alone, demand the whole loan from the student at once.',
  /** Public Law 115-174, section 601(b): 180 days after May 24, 2018. */
  since: 'Both are the law for private student loans agreed to since November 20, 2018.',
  statute: {
    name: '15 U.S.C. 1650(g), death or bankruptcy of the student or a cosigner',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1650',
  },
} as const
