import { unknownKind } from '#app/features/schools/school-kind.ts'
import { paths } from './paths.ts'
import { writeShareableAnswers } from './shareable-answers.ts'

/** What the example goes by: a first loan of a student whose cosigner has good credit. */
const shareableAnswers = writeShareableAnswers(
  {
    borrower: 'student',
    degree: 'bachelors',
    enrollment: 'full_time',
    amount: 10_000,
    cosigner: 'yes',
    cosignerCredit: '700_759',
  },
  unknownKind,
)

/** The address of an example list for a student under 18 with a cosigner. */
export const exampleForMinor = `${paths.offers}?${new URLSearchParams(shareableAnswers)}`
