import { expect, test } from 'vitest'
import type { Answer } from '#app/shell/account-client.ts'
import type { CollectedField, PromoValues } from './promo-fields.ts'
import { submitPromo } from './promo-flow.ts'

const values: PromoValues = {
  firstName: 'Ada',
  lastName: 'Ng',
  email: 'ada@example.org',
  password: 'Correct-Horse-1',
  schoolUnlisted: false,
  schoolAttendedOpeid: '00131500',
  consent: true,
}
const all: CollectedField[] = ['email', 'name', 'school', 'consent', 'password']
const account = {
  emailAddress: 'ada@example.org',
  plaintextPassword: 'Correct-Horse-1',
  opeId: '00131500',
  firstName: 'Ada',
  lastName: 'Ng',
}
const subscription = {
  subscriptionType: 'news',
  modalIdentifier: 'spring',
  emailAddress: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Ng',
  opeId: '00131500',
}

async function submit({
  collects = all,
  subscriptionType = 'news',
  created = {},
  loggedIn = {},
  subscribe = async () => true,
}: {
  collects?: CollectedField[]
  subscriptionType?: string | null
  created?: Answer
  loggedIn?: Answer
  subscribe?: () => Promise<boolean>
}) {
  const calls: unknown[] = []
  const outcome = await submitPromo(
    {
      async createAccount(details) {
        calls.push(['create', details])
        return created
      },
      async login(...who) {
        calls.push(['login', ...who])
        return loggedIn
      },
      async refreshUser() {
        calls.push(['refresh'])
      },
      subscribe(fields) {
        calls.push(['subscribe', fields])
        return subscribe()
      },
      warn: (message) => void calls.push(['warn', message]),
    },
    { identifier: 'spring', collects, subscriptionType: subscriptionType ?? undefined },
    values,
  )
  return { outcome, calls }
}

const login = ['login', 'ada@example.org', 'Correct-Horse-1']

test('creates the account, signs in, refreshes the user, and subscribes, in this order', async () => {
  const { outcome, calls } = await submit({})
  expect(calls).toEqual([['create', account], login, ['refresh'], ['subscribe', subscription]])
  expect(outcome).toEqual({ isDone: true, isSignedIn: true, isSubscribed: true })
})

test.each([
  { error: 'ACCOUNT_EXISTS', message: 'any' },
  { error: 'other', message: 'An account already exists with the provided email address.' },
])('an account that exists already carries on: %j', async (created) => {
  const { outcome, calls } = await submit({ created })
  expect(calls).toEqual([['create', account], login, ['refresh'], ['subscribe', subscription]])
  expect(outcome.isDone).toBe(true)
})

test('any other refusal stops with the owner’s words, which are logged too', async () => {
  const { outcome, calls } = await submit({ created: { error: 'INVALID_REQUEST', message: 'too common' } })
  expect(calls).toEqual([
    ['create', account],
    ['warn', "Couldn't create account"],
  ])
  expect(outcome).toMatchObject({ isDone: false, message: "Couldn't create account", detail: 'too common' })
})

test('a password that differs from the existing account’s is said, and nothing is subscribed', async () => {
  const created = { error: 'ACCOUNT_EXISTS', message: '' }
  const { outcome, calls } = await submit({ created, loggedIn: { error: 'x', message: 'It is incorrect' } })
  expect(calls).toEqual([['create', account], login])
  expect(outcome).toMatchObject({ isDone: false, message: 'It is incorrect' })
})

test.each([
  async () => false,
  async () => {
    throw new Error('offline')
  },
])('closes whatever subscribing answers', async (subscribe) => {
  const { outcome, calls } = await submit({ subscribe })
  expect(calls.at(-1)).toEqual(['warn', "Couldn't subscribe"])
  expect(outcome).toEqual({ isDone: true, isSignedIn: true, isSubscribed: false })
})

test('without a subscription it ends after the account, or at once', async () => {
  const registered = await submit({ subscriptionType: null, collects: ['email', 'password'] })
  expect(registered.calls.map((call) => (call as string[])[0])).toEqual(['create', 'login', 'refresh'])
  const nothing = await submit({ subscriptionType: null, collects: ['email', 'name', 'school', 'consent'] })
  expect(nothing).toEqual({ calls: [], outcome: { isDone: true, isSignedIn: false, isSubscribed: false } })
})

test('what is not collected is not sent, and a password without an address makes no account', async () => {
  const { calls } = await submit({ collects: ['email'] })
  const left = { firstName: undefined, lastName: undefined, opeId: undefined }
  expect(calls).toEqual([['subscribe', { ...subscription, ...left }]])
  expect((await submit({ collects: ['password', 'school'] })).calls).toEqual([])
})
