import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  earnsReward,
  type Hold,
  isFree,
  isHeldFor,
  isOpen,
  largestTotalCents,
  lastDayToClaim,
  lastDayToQualify,
  rewardRules,
  toLeaseEnd,
  toPersonalLimits,
} from './reward.ts'

const days = { opensOn: '2027-01-04', closesOn: '2027-02-01' }

test('a program is open from its first day through its last', () => {
  const open = ['2027-01-03', '2027-01-04', '2027-02-01', '2027-02-02'].map((day) => isOpen(days, day))
  expect(open).toEqual([false, true, true, false])
  expect([lastDayToQualify(days), lastDayToClaim(days)]).toEqual(['2027-04-02', '2027-06-01'])
})

test.each([
  [2_500, { perMonth: 5, inAll: 20 }],
  [5_000, { perMonth: 5, inAll: 11 }],
  [20_000, { perMonth: 2, inAll: 2 }],
  [59_900, { perMonth: 1, inAll: 1 }],
  [59_901, undefined],
])('a reward of %i cents allows one person %j', (cents, limits) => {
  expect(toPersonalLimits(cents)).toEqual(limits)
})

test('nobody can earn more than the largest total, and the month never allows more than the program', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: largestTotalCents }), (cents) => {
      const { perMonth, inAll } = toPersonalLimits(cents) ?? { perMonth: 0, inAll: 0 }
      expect(inAll * cents).toBeLessThanOrEqual(largestTotalCents)
      expect(perMonth).toBeGreaterThan(0)
      expect(perMonth).toBeLessThanOrEqual(inAll)
    }),
  )
})

test('a reward is earned while the program, the person and the month have one left', () => {
  const program = { budget: 10, perMonth: 2, inAll: 3 }
  const earned = { inProgram: 9, byReferrer: 2, byReferrerThisMonth: 1 }
  expect(earnsReward(program, earned)).toBe(true)
  for (const full of [{ inProgram: 10 }, { byReferrer: 3 }, { byReferrerThisMonth: 2 }])
    expect(earnsReward(program, { ...earned, ...full }), JSON.stringify(full)).toBe(false)
})

const start = new Date('2027-01-10T12:00:00Z')
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

test('a hold lasts ten minutes, and the code is free the moment it ends', () => {
  const held: Hold = { rewardId: 'a', leaseEndsAt: toLeaseEnd(start), isClaimed: false }
  expect(rewardRules.leaseMinutes).toBe(10)
  expect([isHeldFor(held, 'a', minutes(9)), isFree(held, minutes(9))]).toEqual([true, false])
  expect([isHeldFor(held, 'a', minutes(10)), isFree(held, minutes(10))]).toEqual([false, true])
  expect(isHeldFor(held, 'b', minutes(1))).toBe(false)
})

test('a code whose reward is deleted is free while it was only held, and never after it was handed over', () => {
  expect(isFree({ rewardId: null, leaseEndsAt: minutes(5), isClaimed: false }, start)).toBe(true)
  expect(isFree({ rewardId: null, leaseEndsAt: null, isClaimed: true }, start)).toBe(false)
})

const step = fc.record({
  who: fc.constantFrom('a', 'b', 'c'),
  act: fc.constantFrom('hold', 'claim', 'release'),
  afterMinutes: fc.integer({ min: 0, max: 12 }),
})

test('whatever visitors do in whichever order, a code that one was handed is never held for another', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const codes: Hold[] = [0, 1].map(() => ({ rewardId: null, leaseEndsAt: null, isClaimed: false }))
      const handedTo = new Map<number, string>()
      let passed = 0
      for (const { who, act, afterMinutes } of steps) {
        passed += afterMinutes
        const now = minutes(passed)
        const at = codes.findIndex((code) => (act === 'hold' ? isFree(code, now) : isHeldFor(code, who, now)))
        const hasOne = codes.some((code) => isHeldFor(code, who, now)) || [...handedTo.values()].includes(who)
        if (at < 0 || (act === 'hold' && hasOne)) continue
        const next = {
          hold: { rewardId: who, leaseEndsAt: toLeaseEnd(now), isClaimed: false },
          claim: { rewardId: who, leaseEndsAt: null, isClaimed: true },
          release: { rewardId: null, leaseEndsAt: null, isClaimed: false },
        }[act]
        codes[at] = next
        if (act === 'claim') handedTo.set(at, who)
        for (const [place, owner] of handedTo) expect(codes[place]?.rewardId).toBe(owner)
        const held = codes.filter((code) => isHeldFor(code, who, now))
        expect(held.length).toBeLessThanOrEqual(1)
      }
    }),
  )
})
