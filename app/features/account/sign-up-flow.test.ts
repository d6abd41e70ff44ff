import { expect, test } from 'vitest'
import type { Answer } from '#app/shell/account-client.ts'
import { signUpReply } from './form-reply.ts'
import { signUp } from './sign-up-flow.ts'

const account = { emailAddress: 'maya@example.com', plaintextPassword: 'Correct-Horse-1' }
const wrong = { error: 'INVALID_CREDENTIALS', message: 'no' }

function calls(created: Answer, loggedIn: Answer) {
  const made: unknown[] = []
  return {
    made,
    async createAccount(sent: unknown) {
      made.push(sent)
      return created
    },
    async login(...sent: unknown[]) {
      made.push(sent)
      return loggedIn
    },
  }
}

test('the account is created, then signed in to with the same credentials', async () => {
  const api = calls({}, {})
  expect(await signUp(api, account)).toEqual({ isDone: true, existedBefore: false })
  expect(api.made).toEqual([account, [account.emailAddress, account.plaintextPassword]])
})

test.each([
  { error: 'ACCOUNT_EXISTS', message: 'anything' },
  {
    error: 'whatever another host calls it',
    message: 'An account already exists with the provided email address.',
  },
])('an account that already exists (%j) is signed in to', async (exists) => {
  expect(await signUp(calls(exists, {}), account)).toEqual({ isDone: true, existedBefore: true })
})

test('another error during creation stops the flow and is shown', async () => {
  const api = calls({ error: 'TOO_MANY_REQUESTS', message: 'Wait a little' }, {})
  const outcome = await signUp(api, account)
  expect(api.made).toHaveLength(1)
  if (outcome.isDone) throw new Error('it went on')
  expect(signUpReply(outcome, {})).toMatchObject({
    title: "Couldn't create account",
    problems: [{ message: 'Wait a little' }],
  })
})

test('an existing account with another password is reported next to the email, with a way to sign in', async () => {
  const outcome = await signUp(calls({ error: 'ACCOUNT_EXISTS', message: 'x' }, wrong), account)
  if (outcome.isDone) throw new Error('it signed in')
  expect(
    signUpReply(outcome, { email: 'maya@example.com', password: 'secret', confirmPassword: 'secret' }),
  ).toEqual({
    title: 'Please fix the following',
    problems: [{ field: 'email', message: 'An account already exists with the provided email address.' }],
    values: { email: 'maya@example.com' },
    accountExists: true,
    school: { picked: null, choices: [] },
  })
})

test('a sign-in that fails for another reason shows that reason', async () => {
  const outcome = await signUp(calls({}, { error: 'TOO_MANY_REQUESTS', message: 'Wait a little' }), account)
  if (outcome.isDone) throw new Error('it signed in')
  expect(signUpReply(outcome, {})).toMatchObject({
    problems: [{ message: 'Wait a little' }],
    accountExists: false,
  })
})
