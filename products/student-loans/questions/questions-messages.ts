const childLoans = {
  federalThisYear: 'Your child’s own federal loans for this school year',
  federalInAll: 'All your child’s own federal loans so far, including this year’s',
}

/** Texts of the question pages beside the questions themselves, which are in `situation/questions.ts`. */
export const questionsText = {
  /** Name of the whole flow, whichever question is shown. */
  name: 'Questions about your loan',
  description: 'Answer short questions, with no name or email, to see what each loan really costs you.',

  amount: {
    parts: 'See each cost',
    howTitle: 'How to figure it out',
    how: [
      'Start with the cost of attendance for the year: tuition and fees, housing, food, books, and travel. The school’s aid offer and website show it.',
      'Subtract grants and scholarships.',
      'Subtract what you and your family can cover with savings and earnings.',
      'Subtract loans you already have for this year, including federal ones.',
      'What remains is what you still need. Borrowing less is better: you can borrow again next year.',
    ],
  },
  federal: {
    parent: childLoans,
    child: childLoans,
    other: {
      federalThisYear: 'The student’s federal loans for this school year',
      federalInAll: 'All the student’s federal loans so far, including this year’s',
    },
  },

  stillOpen: ({ open, areSamples }: { open: number; areSamples: boolean }) =>
    `${areSamples ? 'sample ' : ''}${open === 1 ? 'loan' : 'loans'} may still fit you`,
  check: {
    text: 'Change anything that isn’t right. Nothing is sent to a lender.',
    see: 'See my loans',
  },
} as const
