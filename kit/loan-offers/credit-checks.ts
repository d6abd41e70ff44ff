/**
 * What asking for a rate and applying for a loan do to credit, in sentences that pages print. Documents of the
 * library that speak of it are tested against them.
 */
export const creditChecks = {
  here: 'We never look at your credit report.',
  /** Navy Federal Credit Union, Using credit wisely, read on 2026-11-22. */
  soft: 'Many lenders show your rate after a soft inquiry, which doesn’t change your score.',
  /** The same source. Each lender has its own rule. */
  hard: 'A full application is usually a hard inquiry, which can lower your score a little for a while.',
  /**
   * FICO’s versions count student-loan inquiries of 14 to 45 days as one (credit-report-101.com, Rate shopping
   * and credit scores) and its own advice is 30 days (Fair Isaac, quoted by Student Lending Analytics, 2009);
   * VantageScore’s window is 14 days (Reliant Community Credit Union). Read on 2026-11-23.
   */
  together:
    'Most scoring models count hard inquiries for student loans as one if they come close together: within 14 days in some, 45 in others. Send all your applications within two weeks.',
  ask: 'Ask which kind it is before you agree to it. If someone cosigns, the same goes for their credit.',
} as const
