import fc from 'fast-check'
import { criterionCodes, defaultWeights, type Weights } from './criteria.ts'

/** The published weights, or any weights that a visitor can set, including all zeros. */
export const someWeights: fc.Arbitrary<Weights> = fc.oneof(
  fc.constant(defaultWeights),
  fc
    .array(fc.integer({ min: 0, max: 100 }), {
      minLength: criterionCodes.length,
      maxLength: criterionCodes.length,
    })
    .map((weights) => {
      const own = { ...defaultWeights }
      for (const [at, code] of criterionCodes.entries()) own[code] = weights[at] ?? 0
      return own
    }),
)
