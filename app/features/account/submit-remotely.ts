import type { AccountClient } from '#app/shell/account-client.ts'
import { type FormReply, formReply, signInReply, signUpReply } from './form-reply.ts'
import { findFormProblems } from './form-rules.ts'
import { accountText } from './messages.ts'
import { signUp } from './sign-up-flow.ts'

export type Purpose = 'signUp' | 'signIn'

/**
 * Sends a form to the host that stores the accounts.
 * @returns what to show, or undefined if the visitor is signed in
 */
export async function submitRemotely(
  client: AccountClient,
  purpose: Purpose,
  values: Record<string, string>,
): Promise<FormReply | undefined> {
  const { email = '', password = '' } = values
  try {
    if (purpose === 'signIn') {
      const answer = await client.login(email, password)
      return answer.error === undefined ? undefined : signInReply(answer, values)
    }
    const problems = findFormProblems('signUp', values)
    if (problems.length > 0) return formReply({ problems, values })
    const outcome = await signUp(client, {
      emailAddress: email.trim(),
      plaintextPassword: password,
      firstName: values.firstName?.trim(),
      lastName: values.lastName?.trim(),
      opeId: values.schoolAttendedOpeid || undefined,
    })
    return outcome.isDone ? undefined : signUpReply(outcome, values)
  } catch {
    return formReply({ problems: [{ message: accountText.unreachable }], values })
  }
}
