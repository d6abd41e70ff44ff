import { expect, test } from 'vitest'
import { writeAnswers } from './answers.ts'
import { allCampAnswers, camp, campFlow, swimmersFlow } from './camp.fixture.ts'
import { addToDraft, flowDrafts, readFlowDraft } from './flow-draft.server.ts'

const today = '2026-11-21'
const texts = writeAnswers(camp.readers, allCampAnswers)

test('a draft is read by its own questions, without answers that are no longer valid', () => {
  const answers = { ...texts, depth: 'bottomless' }
  expect(readFlowDraft(camp, { flow: 'camp/swimmers', answers }, today)).toEqual({
    flow: swimmersFlow,
    answers: { age: 'adult', swims: 'yes', budget: 500, school: '00131500' },
  })
  expect(readFlowDraft(camp, { flow: 'signup', answers }, today)).toBeNull()
  expect(readFlowDraft(camp, undefined, today)).toBeNull()
})

test('answers are added to a draft, and those that they make unnecessary are dropped', () => {
  const before = { flow: 'camp', answers: texts }
  expect(addToDraft(camp, before, { flow: campFlow, texts: { swims: 'no' }, today })).toEqual({
    flow: 'camp',
    answered: ['swims'],
    answers: { age: 'adult', swims: 'no', budget: '500', school: '00131500' },
  })
  const searched = { school: '', schoolSearch: 'ucla' }
  expect(addToDraft(camp, before, { flow: campFlow, texts: searched, today }).answers).toEqual({
    age: 'adult',
    swims: 'yes',
    depth: 'deep',
    budget: '500',
    schoolSearch: 'ucla',
  })
})

test('a draft of other questions reveals none of its answers', () => {
  const before = { flow: 'signup', answers: { age: 'adult', school: '00131500' } }
  expect(addToDraft(camp, before, { flow: campFlow, texts: { age: 'adult' }, today })).toEqual({
    flow: 'camp',
    answered: ['age'],
    answers: { age: 'adult' },
  })
})

test('of two merged drafts, the answers stay that the newer ones do not make unnecessary', () => {
  const { save } = flowDrafts(camp)
  const merged = { flow: 'camp', answers: { ...texts, swims: 'no' } }
  expect(save(merged, today).answers).toEqual({
    age: 'adult',
    swims: 'no',
    budget: '500',
    school: '00131500',
  })
  expect(save({ flow: 'camp', answers: { ...texts, age: 'minor' } }, today).answers).toEqual({ age: 'minor' })
  expect(save({ flow: 'gone', answers: texts }, today).answers).toEqual(texts)
})
