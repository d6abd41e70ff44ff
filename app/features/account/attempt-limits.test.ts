import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAttemptLimits } from './attempt-limits.ts'

const limits = {
  loginsPerAccount: 3,
  loginsPerAddress: 5,
  accountsPerAddress: 2,
  draftsPerAddress: 4,
  messagesPerAddress: 5,
  windowMinutes: 15,
}

function counter(mostRemembered?: number) {
  const clock = { at: new Date('2026-11-21T12:00:00Z') }
  const attempts = createAttemptLimits({
    limits,
    now: () => clock.at,
    ...(mostRemembered && { mostRemembered }),
  })
  return { attempts, pass: (minutes: number) => (clock.at = new Date(clock.at.getTime() + minutes * 60_000)) }
}

test('the attempt after the last allowed one is refused and says how long to wait', () => {
  const { attempts, pass } = counter()
  for (const _ of [1, 2, 3]) expect(attempts.count('loginByAccount', 'a@b.co').allowed).toBe(true)
  pass(5)
  expect(attempts.count('loginByAccount', 'a@b.co')).toEqual({ allowed: false, retryAfterSeconds: 600 })
  expect(attempts.count('loginByAccount', 'other@b.co').allowed).toBe(true)
  pass(10)
  expect(attempts.count('loginByAccount', 'a@b.co').allowed).toBe(true)
})

test('a forgotten attempt leaves its place to the next', () => {
  const { attempts } = counter()
  for (const _ of Array(50)) {
    const attempt = attempts.count('loginByAddress', '192.0.2.7')
    expect(attempt.allowed).toBe(true)
    if (attempt.allowed) attempt.forget()
  }
})

test('kinds count apart, addresses of one IPv6 household together', () => {
  const { attempts } = counter()
  expect(attempts.count('createByAddress', '2001:db8:1:2::1').allowed).toBe(true)
  expect(attempts.count('createByAddress', '2001:db8:1:2:aaaa:bbbb:cccc:dddd').allowed).toBe(true)
  expect(attempts.count('createByAddress', '2001:db8:1:2::ffff').allowed).toBe(false)
  expect(attempts.count('createByAddress', '2001:db8:1:3::1').allowed).toBe(true)
  expect(attempts.count('loginByAddress', '2001:db8:1:2::1').allowed).toBe(true)
})

test('an IPv4 address counts as one however it is written', () => {
  const { attempts } = counter()
  attempts.count('createByAddress', '::ffff:192.0.2.9')
  attempts.count('createByAddress', '192.0.2.9')
  expect(attempts.count('createByAddress', '192.0.2.9').allowed).toBe(false)
})

test('a flood of names drops the oldest and keeps the newest', () => {
  const { attempts } = counter(10)
  for (const _ of [1, 2, 3]) attempts.count('loginByAccount', 'first')
  for (let i = 0; i < 9; i++) for (const _ of [1, 2, 3]) attempts.count('loginByAccount', `other ${i}`)
  expect(attempts.count('loginByAccount', 'first').allowed).toBe(false)
  attempts.count('loginByAccount', 'one too many')
  expect(attempts.count('loginByAccount', 'other 8').allowed).toBe(false)
  expect(attempts.count('loginByAccount', 'first').allowed).toBe(true)
})

test('whatever the order of attempts, no window lets more than its limit through', () => {
  const step = fc.record({ who: fc.constantFrom('a', 'b'), minutes: fc.integer({ min: 0, max: 4 }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { attempts, pass } = counter()
      const allowed: { who: string; at: number }[] = []
      let at = 0
      for (const { who, minutes } of steps) {
        pass(minutes)
        at += minutes
        if (attempts.count('loginByAccount', who).allowed) allowed.push({ who, at })
      }
      for (const { who, at: from } of allowed) {
        const inWindow = allowed.filter((one) => one.who === who && one.at >= from && one.at < from + 15)
        // Fixed windows: a span of one window's length may straddle two of them.
        expect(inWindow.length).toBeLessThanOrEqual(2 * limits.loginsPerAccount)
      }
    }),
  )
})
