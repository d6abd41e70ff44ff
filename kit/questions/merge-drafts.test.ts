import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeDrafts, stampDraft, type TimedDraft } from './merge-drafts.ts'

const name = fc.constantFrom('age', 'state', 'school', 'schoolSearch')
const events = fc.array(
  fc.record({ name, value: fc.option(fc.constantFrom('a', 'b', 'c')), isHere: fc.boolean() }),
  { minLength: 1, maxLength: 20 },
)

/** Gives or removes one answer. */
function answer(
  before: TimedDraft | undefined,
  { name, value }: { name: string; value: string | null },
  at: number,
): TimedDraft {
  const { [name]: _, ...others } = before?.answers ?? {}
  const answers = value === null ? others : { ...others, [name]: value }
  return stampDraft(before, { flow: 'signup', answers }, { answered: [name], now: new Date(at) })
}

test('answers given on two devices merge into what one device would have, in either order', () => {
  fc.assert(
    fc.property(events, (all) => {
      let [here, there, together]: (TimedDraft | undefined)[] = []
      for (const [at, event] of all.entries()) {
        if (event.isHere) here = answer(here, event, at)
        else there = answer(there, event, at)
        together = answer(together, event, at)
      }
      if (!here || !there) return
      expect(mergeDrafts(here, there)).toEqual(together)
      expect(mergeDrafts(there, here)).toEqual(together)
    }),
  )
})

test('answers from before times were kept are as old as their draft', () => {
  const old = { flow: 'a', answers: { age: 'adult', state: 'CA' }, answeredAt: {}, updatedAt: new Date(5) }
  const newer = answer(undefined, { name: 'state', value: 'NV' }, 9)
  const earlier = answer(undefined, { name: 'state', value: 'NV' }, 2)
  expect(mergeDrafts(old, newer).answers).toEqual({ age: 'adult', state: 'NV' })
  expect(mergeDrafts(old, earlier).answers).toEqual({ age: 'adult', state: 'CA' })
})
