import type { AccountClient, Answer, NewAccount } from '#app/shell/account-client.ts'
import { words } from './words.ts'

export type SignUpOutcome =
  | { isDone: true }
  | { isDone: false; failedAt: 'create' | 'sign in'; existedBefore: boolean; answer: Answer }

/**
 * Makes the account and signs in to it; an account that exists already is no reason to stop, the password
 * decides (spec §4). The calls go over the network from a browser, and straight to the functions on the server.
 */
export async function signUp(
  calls: Pick<AccountClient, 'createAccount' | 'login'>,
  account: NewAccount,
): Promise<SignUpOutcome> {
  const created = await calls.createAccount(account)
  const existedBefore = alreadyExists(created)
  if (created.error !== undefined && !existedBefore) {
    return { isDone: false, failedAt: 'create', existedBefore, answer: created }
  }
  const loggedIn = await calls.login(account.emailAddress, account.plaintextPassword)
  if (loggedIn.error !== undefined) {
    return { isDone: false, failedAt: 'sign in', existedBefore, answer: loggedIn }
  }
  return { isDone: true }
}

/** The owner's API says it in words; ours has a code too. */
function alreadyExists({ error, message }: Answer): boolean {
  return error === 'ACCOUNT_EXISTS' || (error !== undefined && message === words.accountExists)
}
