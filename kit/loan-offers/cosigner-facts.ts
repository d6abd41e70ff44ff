/**
 * What a cosigner of a private student loan owes and from when, in sentences that pages print. Articles that
 * speak of it are tested against them.
 */
export const cosignerFacts = {
  owes: 'A cosigner owes the whole loan from the first day.',
  /**
   * Federal Trade Commission, Cosigning a Loan (March 1997), which also says where state law differs; read on
   * 2026-11-23 in a copy at edocr.com. The notice of 16 CFR 444.3(c) says the same.
   */
  missed:
    'As soon as a payment is missed, the lender can turn to the cosigner, in most states before it turns to the student.',
  /**
   * The same two, and what can follow, said to the cosigner. Unlike the government, a private lender has to win in court
   * before wages can be garnished: debtor-creditor.lawyers.com and garnishmentlaws.org, read on 2026-11-24.
   */
  toCosigner: {
    owes: 'You owe this loan from the first day, just as the student does: all of it, with interest and late fees, until it’s paid off or you’re released.',
    missed:
      'As soon as a payment is missed, the lender can turn to you, in most states before it turns to the student. It can sue you and, if it wins, garnish your wages just as it could theirs.',
  },
  /** 15 USC 1650(g)(2): whoever holds the loan releases every cosigner. */
  studentDies: 'If the student dies, the lender must release you.',
  /** 15 USC 1650(g)(1). */
  cosignerDies:
    'If you die or go bankrupt, the lender may not, for that reason alone, demand that the student repay the whole loan right away.',
  /** Public Law 115-174, section 601(b): 180 days after May 24, 2018. */
  since: 'Both rules apply to private student loans agreed to on or after November 20, 2018.',
  statute: {
    name: '15 USC 1650(g), death or bankruptcy of the student or a cosigner',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1650',
  },
} as const
