import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getBackAddress, getNextAddress, type StepFacts, toAddress, toCheckAddress } from './addresses.ts'
import {
  countStep,
  type Flow,
  findExit,
  findGap,
  getReachableAnswers,
  isComplete,
  pathThrough,
  type Question,
} from './flow.ts'
import { uclaAlone } from './school.fixture.ts'

type Replies = Record<string, 'yes' | 'no'>

/**
 * A random question. If it has a condition, it is asked only after that reply to an earlier question; if
 * `leadsOut`, the reply "no" leaves the flow.
 */
interface Spec {
  condition: { index: number; reply: 'yes' | 'no' } | null
  leadsOut: boolean
}

const reply = fc.constantFrom('yes' as const, 'no' as const)
const anySpec: fc.Arbitrary<Spec> = fc.record({
  condition: fc.option(fc.record({ index: fc.nat(), reply })),
  leadsOut: fc.boolean(),
})

function toQuestion({ condition, leadsOut }: Spec, index: number): Question<Replies> {
  const name = `q${index}`
  return {
    asks: (replies) => {
      const isAsked = !condition || index === 0 || replies[`q${condition.index % index}`] === condition.reply
      return isAsked ? [name] : []
    },
    exit: (replies) => (leadsOut && replies[name] === 'no' ? '/out' : undefined),
  }
}

const anyFlow = fc.array(anySpec, { minLength: 1, maxLength: 20 }).map((specs): Flow<string, Replies> => {
  const questions = specs.map((spec, index) => [`q${index}`, toQuestion(spec, index)] as const)
  const [, ...later] = questions.map(([slug]) => slug)
  return {
    name: 'any',
    line: 'any',
    path: '/any',
    questions: Object.fromEntries(questions),
    order: ['q0', ...later],
    given: {},
  }
})

function toFacts(flow: Flow<string, Replies>, answers: Partial<Replies>): StepFacts<string, Replies> {
  return {
    questionnaire: {
      flows: [flow],
      start: '/start',
      readers: {},
      questions: {},
      askedBefore: [],
      results: { name: 'results', getAddress: () => '/results' },
      describe: () => Promise.reject(new Error('nothing is loaded')),
    },
    flow,
    answers,
    from: null,
    directory: uclaAlone,
    today: '2026-11-21',
  }
}

test('every path through any flow ends and asks no question twice, and "Back" undoes each step', () => {
  fc.assert(
    fc.property(anyFlow, fc.array(reply, { minLength: 20, maxLength: 20 }), (flow, replies) => {
      let answers: Partial<Replies> = {}
      const met: string[] = []
      expect(getBackAddress('q0', toFacts(flow, answers))).toBe('/start')
      for (let slug = findGap(flow, answers); slug !== undefined; slug = findGap(flow, answers)) {
        expect(met).not.toContain(slug)
        met.push(slug)
        expect(countStep(flow, slug, answers).number).toBe(met.length)
        answers = getReachableAnswers(flow, { ...answers, [slug]: replies[met.length - 1] })
        const facts = toFacts(flow, answers)
        const next = findGap(flow, answers)
        const exit = findExit(flow, answers)
        expect(getNextAddress(slug, facts)).toBe(
          exit ?? (next === undefined ? toCheckAddress(flow) : toAddress(facts, next)),
        )
        if (next !== undefined) expect(getBackAddress(next, facts)).toBe(toAddress(facts, slug))
      }
      expect(pathThrough(flow, answers)).toEqual(met)
      expect(isComplete(flow, answers)).toBe(findExit(flow, answers) === undefined)
      expect(getReachableAnswers(flow, answers)).toEqual(answers)
    }),
  )
})
