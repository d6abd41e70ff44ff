/** Texts of the question pages beside the questions themselves, which are in `situation/questions.ts`. */
export const questionsText = {
  /** Name of the whole flow, whichever question is shown. */
  name: 'Questions about refinancing',
  description:
    'Answer short questions, with no name or email, to see what refinancing would save you and which protections it would end.',

  stillOpen: ({ open, areSamples }: { open: number; areSamples: boolean }) =>
    `${areSamples ? 'sample ' : ''}${open === 1 ? 'offer' : 'offers'} may still fit you`,
  check: {
    text: 'Change anything that isn’t right. Nothing is sent to a lender.',
    see: 'See my savings',
  },
} as const
