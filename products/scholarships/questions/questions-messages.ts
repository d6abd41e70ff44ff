/** Texts of the question pages beside the questions themselves, which are in `questions.ts`. */
export const questionsText = {
  /** Name of the whole flow, whichever question is shown. */
  name: 'Questions about the student',
  description:
    'Answer short questions, with no name or email, to see the scholarships that fit. You can skip any question.',

  major: {
    label: 'Field',
    hint: 'For example, nursing, computer science, or welding. We match it to the official groups of majors.',
    matches: 'Which of these is it?',
  },
  gpa: {
    scale: 'Scale',
    scaleTitle: 'Which scale is mine on?',
    scales: [
      'On a 5.0 scale, honors and AP classes usually count extra: that GPA is weighted. Scholarships usually mean the unweighted one, on the 4.0 scale. It’s often on the transcript, and the counseling office can tell you.',
      'There is no one way to convert a 100-point scale to 4.0: schools and providers do it differently. Enter it on its own scale: we don’t convert it. We show you each minimum, and you can judge for yourself.',
    ],
  },
  schools: {
    add: 'Add it and choose another',
    chosen: (count: number) => (count === 1 ? '1 college added so far' : `${count} colleges added so far`),
    remove: 'Uncheck one to remove it.',
  },
  stillOpen: ({ open, areSamples }: { open: number; areSamples: boolean }) =>
    `${areSamples ? 'sample ' : ''}${open === 1 ? 'scholarship' : 'scholarships'} may still fit you`,
  check: {
    text: 'Change anything that isn’t right. Nothing is sent to a provider. We don’t ask for citizenship, race, religion, disability, foster care, sexual orientation, or gender here. The list does, and those answers never leave your browser.',
    see: 'See my scholarships',
  },
} as const
