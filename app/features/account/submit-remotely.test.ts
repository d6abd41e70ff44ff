import { expect, test } from 'vitest'
import { type AccountClient, accountClient } from '#app/shell/account-client.ts'
import { accountText } from './messages.ts'
import { submitRemotely } from './submit-remotely.ts'

const filled = {
  email: ' maya@example.com ',
  firstName: 'Maya',
  lastName: 'Ortiz',
  password: 'Correct-Horse-1',
  ageBand: 'from_18',
  confirmPassword: 'Correct-Horse-1',
  schoolAttendedOpeid: '',
}

/** A client of another host's API that returns these statuses in turn. */
function remote(...answers: [status: number, body?: object][]) {
  const calls: { path: string; body: unknown }[] = []
  const client: AccountClient = accountClient('https://api.example', async (url, init) => {
    calls.push({ path: new URL(String(url)).pathname, body: init?.body && JSON.parse(String(init.body)) })
    const [status, body] = answers.shift() ?? [503, {}]
    return new Response(body ? JSON.stringify(body) : null, { status })
  })
  return { client, calls }
}

test('signing up creates the account on the other host, logs out, and signs in', async () => {
  const { client, calls } = remote([204], [204], [204])
  expect(await submitRemotely(client, 'signUp', filled)).toBeUndefined()
  expect(calls.map(({ path }) => path)).toEqual(['/account/create', '/logout', '/account/login'])
  expect(calls[0]?.body).toEqual({
    emailAddress: 'maya@example.com',
    plaintextPassword: 'Correct-Horse-1',
    firstName: 'Maya',
    lastName: 'Ortiz',
  })
})

test('an incomplete form sends no request to the other host', async () => {
  const { client, calls } = remote()
  const reply = await submitRemotely(client, 'signUp', { ...filled, lastName: ' ', confirmPassword: 'x' })
  expect(reply?.problems).toEqual([
    { field: 'lastName', message: 'Please complete this field' },
    { field: 'confirmPassword', message: "Passwords don't match" },
  ])
  expect(calls).toEqual([])
})

test('errors from the other host are shown, and the typed passwords are not returned', async () => {
  const { client } = remote([400, { error: 'X', message: 'That email is not taken here' }])
  expect(await submitRemotely(client, 'signUp', filled)).toMatchObject({
    title: "Couldn't create account",
    problems: [{ message: 'That email is not taken here' }],
    values: { firstName: 'Maya' },
  })
  const signIn = await submitRemotely(
    remote([204], [401, { error: 'NO', message: 'Not right' }]).client,
    'signIn',
    filled,
  )
  expect(signIn?.problems).toEqual([{ message: 'Not right' }])
  expect(JSON.stringify(signIn)).not.toContain('Correct-Horse-1')
})

test('an unreachable host is reported', async () => {
  const client = accountClient('https://api.example', () => Promise.reject(new TypeError('network')))
  expect((await submitRemotely(client, 'signIn', filled))?.problems[0]?.message).toBe(accountText.unreachable)
})
