import type { QuestionWords } from '#kit/questions/question-props.ts'
import type { QuestionSlug } from './flows.ts'

/** Texts of the question pages. The labels of the answers are in `answer-messages.ts`. */
export const messages = {
  /** Name of the whole flow, whichever question is shown. */
  name: 'Questions about the student',
  description:
    'Short questions, no name and no email, then the scholarships that fit. You can skip any of them.',

  /** As the student reads them. */
  questions: {
    applicant: {
      question: 'Who is this for?',
      why: 'So that we ask about the right person. The student has to apply, but anyone can look.',
    },
    level: {
      question: 'Where are you in school now?',
      why: 'Most scholarships are for one level, such as high school seniors or graduate students.',
    },
    graduation: {
      question: 'When do you graduate?',
      why: 'Some scholarships are only for students who graduate in a certain year.',
    },
    major: {
      question: 'What is your field of study, or the one you plan?',
      why: 'Some scholarships are only for certain majors. Choose the field closest to yours.',
    },
    state: {
      question: 'Which state do you live in?',
      why: 'Many states and local groups award only to their own residents.',
    },
    gpa: {
      question: 'What is your GPA?',
      why: 'Scholarships often ask for a minimum, and many ask for none. We only compare the numbers.',
    },
    school: {
      question: 'Which college is it for?',
      why: 'Some scholarships are only for students of one college. Nothing is sent to it.',
    },
    enrollment: {
      question: 'Will you be full time or part time?',
      why: 'Some scholarships require full-time or half-time enrollment.',
    },
    memberships: {
      question: 'Do any of these describe you or your family?',
      why: 'Some scholarships are only for members, or for their families. Check all that fit. If none does, just continue.',
    },
    need: {
      question: 'Do you need financial aid to pay for school?',
      why: 'Some scholarships go to students with financial need. The FAFSA or the provider decides, so a guess is fine.',
    },
    hours: {
      question: 'How many hours a week can you spend on applications?',
      why: 'So that the plan fits your week. If not everything does, it keeps what’s worth the most per hour.',
    },
  } satisfies Record<QuestionSlug, QuestionWords>,

  /** As someone reads them who answers for the student. */
  forSomeone: {
    applicant: undefined,
    level: {
      question: 'Where is the student in school now?',
      why: 'Most scholarships are for one level, such as high school seniors or graduate students.',
    },
    graduation: {
      question: 'When does the student graduate?',
      why: 'Some scholarships are only for students who graduate in a certain year.',
    },
    major: {
      question: 'What is the student’s field of study, or planned one?',
      why: 'Some scholarships are only for certain majors. Choose the closest field.',
    },
    state: {
      question: 'Which state does the student live in?',
      why: 'Many states and local groups award only to their own residents.',
    },
    gpa: {
      question: 'What is the student’s GPA?',
      why: 'Scholarships often ask for a minimum, and many ask for none. We only compare the numbers.',
    },
    school: undefined,
    enrollment: {
      question: 'Will the student be full time or part time?',
      why: 'Some scholarships require full-time or half-time enrollment.',
    },
    memberships: {
      question: 'Do any of these describe the student or the family?',
      why: 'Some scholarships are only for members, or for their families. Check all that fit. If none does, just continue.',
    },
    need: {
      question: 'Does the student need financial aid to pay for school?',
      why: 'Some scholarships go to students with financial need. The FAFSA or the provider decides, so a guess is fine.',
    },
    hours: {
      question: 'How many hours a week can the student spend on applications?',
      why: 'So that the plan fits the week. If not everything does, it keeps what’s worth the most per hour.',
    },
  } satisfies Record<QuestionSlug, QuestionWords | undefined>,

  skip: 'Skip this question',
  skipSchool: 'Skip: I haven’t chosen one, or would rather not say',
  graduation: { label: 'Year', hint: 'The year you expect is fine.' },
  major: {
    label: 'Field',
    hint: 'These are the official groups of majors. Nursing is with the health professions, accounting with business.',
  },
  gpa: {
    label: 'GPA on the 4.0 scale',
    hint: 'For example 3.5',
    scaleTitle: 'My school uses another scale',
    scale: [
      'On a 5.0 scale, honors and AP classes usually count extra: that GPA is weighted. Scholarships usually mean the unweighted one, on the 4.0 scale. It is often on the transcript, and the counseling office knows it.',
      'There is no one way to convert a 100-point scale to 4.0: schools and providers do it differently. Ask your school, or skip this question. Then we show you each minimum, and you judge.',
    ],
  },
  hours: { label: 'Hours a week', hint: 'For example 3' },
  check: {
    text: 'Change anything that isn’t right. Nothing is sent to a provider. We don’t ask for citizenship, race, religion, disability, orientation or gender here: the list does, and those answers never leave your browser.',
    see: 'See the scholarships',
  },

  problem: {
    missing: {
      applicant: 'Choose who this is for, or skip this question',
      level: 'Choose the level, or skip this question',
      graduation: 'Choose a year, or skip this question',
      major: 'Choose a field, or skip this question',
      state: 'Choose the state, or skip this question',
      enrollment: 'Choose full time or part time, or skip this question',
      need: 'Choose yes or no, or skip this question',
    },
    gpaMissing: 'Enter a GPA, like 3.5, or skip this question',
    gpaUnclear: 'Enter the GPA as a number, like 3.5',
    gpaTooHigh:
      'Enter a GPA from 0 to 4.0. If your school uses another scale, see below, or skip this question',
    hoursMissing: 'Enter a number of hours, like 3, or skip this question',
    hoursUnclear: (most: number) => `Enter whole hours from 1 to ${most}`,
  },
} as const
