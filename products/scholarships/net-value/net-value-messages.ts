import type { AidKind } from '#domain/scholarships/aid-package.ts'
import type { SchoolKind } from '#domain/scholarships/displacement-laws.ts'
import type { ReductionOrder } from '#domain/scholarships/reduce-aid.ts'

/** Texts of the form that asks what a scholarship arrives on top of. */
export const netValueText = {
  line: 'Scholarships',
  title: 'What a scholarship really adds',
  description:
    'A school may take back some of its own aid when you win an outside scholarship. See the least and the most you could gain, and what to ask.',
  lead: 'When you win money elsewhere, your school may take back some of its own aid. Copy the numbers from your aid offer: you’ll see the least and the most you could keep, and what to ask the school.',
  form: 'Your numbers',
  change: 'Change the numbers',
  submit: 'Calculate',
  again: 'Update',
  optional: 'Leave blank anything you don’t have or don’t know.',

  scholarship: {
    title: 'The scholarship',
    name: 'Scholarship',
    award: 'How much is it for one year?',
    awardHint: 'If it’s paid over several years, enter one year’s share.',
  },
  school: {
    title: 'The school',
    cost: 'Cost of attendance',
    costHint: 'The whole year’s budget on your offer: tuition, fees, housing, food, books, travel.',
    costParts: 'See each cost',
    findCost: 'Find your school’s published costs',
    sai: 'Student Aid Index (SAI)',
    saiHint: 'From your FAFSA summary. It can be below 0. Leave it blank and we’ll show the full range.',
    state: 'The school’s state or territory',
    kind: 'Type of school',
    kinds: {
      public_four_year: 'Public, four-year',
      public_two_year: 'Public, two-year: a community or technical college',
      private: 'Private',
    } satisfies Record<SchoolKind, string>,
  },
  aid: {
    title: 'Your aid so far, for the same year',
    kinds: {
      pell: 'Pell Grant',
      governmentGrants: 'State grants and FSEOG',
      schoolGrants: 'Grants and scholarships from the school',
      otherScholarships: 'Other outside scholarships',
      workStudy: 'Work-study',
      subsidizedLoans: 'Subsidized loans',
      otherLoans: 'Unsubsidized, PLUS, and private loans',
    } satisfies Record<AidKind, string>,
  },
  rule: {
    title: 'The school’s rule',
    hint: 'Look for “outside scholarships” on the school’s aid pages. If you find nothing, leave it at “I don’t know”: you’ll get an email you can send.',
    order: 'What is reduced first?',
    orders: {
      loans_first: 'Loans and work-study',
      grants_first: 'The school’s grants',
    } satisfies Record<ReductionOrder, string>,
    gap: 'May the scholarship cover your unmet need first?',
    gapHint: 'Unmet need: the part of the cost of attendance that your SAI and your aid don’t cover.',
    gaps: { yes: 'Yes, the gap comes first', no: 'No, other aid is reduced right away' },
  },
  unknown: 'I don’t know',

  problems: {
    award: 'Enter the scholarship amount, like 2,000',
    cost: 'Enter the cost of attendance, like 28,000',
    sai: 'Enter the Student Aid Index as a number, like 4,500 or -1,500, or leave it blank',
  },
} as const
