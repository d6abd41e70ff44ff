import type { Source } from '#domain/award-years/source.ts'

const checkedOn = '2026-11-27'

/** Where we read what a family with several children in school should know about the form. */
export const householdSources = {
  /**
   * Since 2024–25 the number of family members in college isn't part of the formula. An aid office may adjust other
   * figures if a hardship can be documented.
   */
  siblings: {
    publisher: 'National Association of Student Financial Aid Administrators',
    title: 'Can we use professional judgment to adjust for number in college starting with 2024-25?',
    url: 'https://askregs.nasfaa.org/article/36559/can-we-use-professional-judgment-to-adjust-for-number-in-college-starting-with-2024-25',
    checkedOn,
    readIn: 'askregs.nasfaa.org, which quotes 20 USC 1087tt; financialaid.sfsu.edu and utep.edu agree',
  },
  /** Each child starts a form of their own and invites the parent, who takes part in each one. */
  oneFormEach: {
    publisher: 'US Department of Education',
    title: 'How to complete the FAFSA form when you have multiple children',
    url: 'https://studentaid.gov/articles/fafsa-multiple-children',
    checkedOn,
    readIn: 'studentaid.gov, as updated for 2026–27',
  },
  /** The form is there not later than October 1 before the year in which a student plans to enroll. */
  opensBy: {
    publisher: 'US Congress',
    title: 'Public Law 118-145, FAFSA Deadline Act',
    url: 'https://www.congress.gov/bill/118th-congress/house-bill/8932',
    checkedOn,
    readIn: 'a public copy of the law at self-law.org; nasfaa.org and aau.edu agree',
  },
} as const satisfies Record<string, Source>
