import { expect, test } from 'vitest'
import {
  type DependencyAnswers,
  findIndependenceGrounds,
  type IndependenceGround,
  independenceGrounds,
} from './dependency-status.ts'

const child: DependencyAnswers = {
  bornOn: '2007-05-04',
  isMarried: false,
  isGraduateStudent: false,
  isOnActiveDuty: false,
  isVeteran: false,
  supportsDependents: false,
  wasOrphanInFosterCareOrWard: false,
  wasEmancipatedOrInGuardianship: false,
  isUnaccompaniedAndHomeless: false,
  hasDependencyOverride: false,
}

const answers = {
  age: { bornOn: '2002-12-31' },
  marriage: { isMarried: true },
  graduateStudy: { isGraduateStudent: true },
  activeDuty: { isOnActiveDuty: true },
  veteran: { isVeteran: true },
  dependents: { supportsDependents: true },
  orphanFosterCareOrWard: { wasOrphanInFosterCareOrWard: true },
  emancipatedOrGuardianship: { wasEmancipatedOrInGuardianship: true },
  homelessness: { isUnaccompaniedAndHomeless: true },
  unusualCircumstances: { hasDependencyOverride: true },
} as const satisfies Record<IndependenceGround, Partial<DependencyAnswers>>

test.each(independenceGrounds)('%s alone makes a student independent', (ground) => {
  expect(findIndependenceGrounds({ ...child, ...answers[ground] }, '2026–27')).toEqual([ground])
})

test('without any of them a student is dependent', () => {
  expect(findIndependenceGrounds(child, '2026–27')).toEqual([])
})

test('24 by the end of the year in which the award year begins', () => {
  expect(findIndependenceGrounds({ ...child, bornOn: '2003-01-01' }, '2026–27')).toEqual([])
  expect(findIndependenceGrounds({ ...child, bornOn: '2003-01-01' }, '2027–28')).toEqual(['age'])
})
