import { expect, test } from 'vitest'
import { expectSource } from '#domain/award-years/source.fixture.ts'
import {
  answerAge,
  type CriterionId,
  type DependencyAnswers,
  decideDependency,
  dependencyExceptions,
  firstDependentBirthday,
  listDependencyCriteria,
} from './dependency.ts'
import { formSources } from './sources.ts'

const criteria = listDependencyCriteria('2027–28')
const allNo: DependencyAnswers = Object.fromEntries(criteria.map(({ id }) => [id, 'no']))

test('the day of birth that is too late moves with the award year', () => {
  expect(firstDependentBirthday('2025–26')).toBe('2002-01-01')
  expect(firstDependentBirthday('2027–28')).toBe('2004-01-01')
  expect(answerAge('2003-12-31', '2027–28')).toBe('yes')
  expect(answerAge('2004-01-01', '2027–28')).toBe('no')
})

test('an award year that is none is an error', () => {
  expect(() => listDependencyCriteria('2027')).toThrow('award year')
})

test.each(criteria.map(({ id }) => id))('%s alone makes a student independent', (id: CriterionId) => {
  expect(decideDependency({ ...allNo, [id]: 'yes' })).toEqual({ status: 'independent', because: [id] })
})

test('one yes decides, whatever is open', () => {
  expect(decideDependency({ veteran: 'yes', married: 'unsure' })).toEqual({
    status: 'independent',
    because: ['veteran'],
  })
})

test('without a yes, what is unanswered or unsure stays open', () => {
  const { age: _, ...others } = allNo
  expect(decideDependency({ ...others, ward: 'unsure', unusual: 'yes' })).toEqual({
    status: 'open',
    open: ['age', 'ward'],
  })
})

test('no criterion at all makes a student dependent', () => {
  expect(decideDependency(allNo)).toEqual({ status: 'dependent', canBorrowWithoutParents: false })
})

test('unusual circumstances make a student provisionally independent, a refusal does not', () => {
  expect(decideDependency({ ...allNo, unusual: 'yes', refused: 'yes' })).toEqual({
    status: 'provisionally_independent',
  })
  expect(decideDependency({ ...allNo, refused: 'yes' })).toEqual({
    status: 'dependent',
    canBorrowWithoutParents: true,
  })
})

test('questions name the years of their form', () => {
  const questions = listDependencyCriteria('2026–27')
    .map(({ question }) => question)
    .join(' ')
  expect(questions).toContain('January 1, 2003')
  expect(questions).toContain('since July 1, 2025')
  expect(questions).toContain('July 1, 2026, through June 30, 2027')
})

test('every criterion says what it means', () => {
  for (const { meaning } of [...criteria, ...Object.values(dependencyExceptions)])
    expect(meaning.length).toBeGreaterThan(0)
})

test.each(Object.entries(formSources))('source of %s', (_, source) => {
  expectSource(source)
})
