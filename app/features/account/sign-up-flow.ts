import type { AccountClient, Answer, NewAccount } from '#app/shell/account-client.ts'
import { accountText } from './messages.ts'

export type SignUpOutcome =
  | { isDone: true; existedBefore: boolean }
  | { isDone: false; failedAt: 'create' | 'sign in'; existedBefore: boolean; answer: Answer }

/**
 * Creates the account and signs in to it. If the account already exists, it still tries to sign in with the
 * password (spec §4). In a browser the calls go over the network; on the server they are direct function
 * calls.
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
  return { isDone: true, existedBefore }
}

/** The owner's API identifies this error only by its message; ours also has a code. */
function alreadyExists({ error, message }: Answer): boolean {
  return error === 'ACCOUNT_EXISTS' || (error !== undefined && message === accountText.accountExists)
}
