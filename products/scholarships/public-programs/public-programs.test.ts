import { expect, test } from 'vitest'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { usStates } from '#domain/states.ts'
import { listProgramsFor, publicPrograms } from './public-programs.ts'

const all = [...publicPrograms.values()].flat()
const states = usStates.filter(({ kind }) => kind === 'state' || kind === 'district')

test('every state and DC has a program, and no two programs share an address', () => {
  console.log(`${all.length} public programs of ${publicPrograms.size - 1} states and the federal government`)
  expect(states.filter(({ abbreviation }) => !publicPrograms.get(abbreviation)?.length)).toEqual([])
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('no program was read in the future, and an amount that is missing is said to be open or is in words', () => {
  for (const { id, amount, unknown, source, status } of all) {
    expect(source.readOn <= '2027-12-31', id).toBe(true)
    const isOpen = amount.lowCents === null && amount.highCents === null && amount.note === null
    if (isOpen && status !== 'closed') expect(unknown, id).toContain('amount')
  }
})

test('what is unknown is not said to be known', () => {
  for (const { id, unknown, deadline, stacking, status, who } of all) {
    if (deadline.kind === 'unknown' && status !== 'closed')
      expect([...unknown, status], id).toContain('deadline')
    if (unknown.includes('residentsOnly')) expect(who.residentsOnly, id).toBe(false)
    if (stacking === 'unknown') expect(unknown, id).toContain('stacking')
    for (const field of ['levels', 'enrollment', 'leastGpa', 'mostSai', 'citizenships', 'schools'] as const)
      if (unknown.includes(field)) expect(who[field], `${id} ${field}`).toBeNull()
  }
})

test('federal programs come first, and the Pell Grant is that of the award year', () => {
  const [first, ...others] = listProgramsFor('CA')
  expect(first?.program).toMatchObject({
    id: 'us-pell-grant',
    amount: { awardYear: '2026-27', highCents: awardYear202627.pell.maximumCents },
    who: { mostSai: 2 * (awardYear202627.pell.maximumCents / 100) - 1 },
  })
  expect(others.findLastIndex(({ owner }) => owner === 'US')).toBeLessThan(
    others.findIndex(({ owner }) => owner === 'CA'),
  )
  expect(listProgramsFor(undefined).every(({ owner }) => owner === 'US')).toBe(true)
})
