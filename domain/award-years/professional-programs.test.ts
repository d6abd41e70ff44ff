import { expect, test } from 'vitest'
import { graduatePrograms, isProfessionalProgram, professionalPrograms } from './professional-programs.ts'
import { expectSource } from './source.fixture.ts'

test('the interim list names its publication and its days', () => {
  const { source, heldSince, updatedOn } = professionalPrograms
  expectSource(source)
  expect(heldSince < updatedOn && updatedOn <= source.checkedOn).toBe(true)
})

test('nursing, physician assistants and therapists have professional limits; what is unclear has none yet', () => {
  for (const program of ['medicine', 'nursing', 'physician_assistant', 'occupational_therapy'] as const)
    expect(isProfessionalProgram(program)).toBe(true)
  expect(isProfessionalProgram('other')).toBe(false)
  const unclear = graduatePrograms.filter((program) => isProfessionalProgram(program) === undefined)
  expect(unclear).toEqual(['other_psychology', 'theology'])
})
