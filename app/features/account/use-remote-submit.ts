import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type AccountClient, accountClient } from '#app/shell/account-client.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { useUser } from '#app/shell/session.tsx'
import { validatePassword, validatePasswordMatch } from '#domain/password.ts'
import { type FormReply, formReply, signInReply, signUpReply } from './form-reply.ts'
import { returnAddress } from './return-address.ts'
import { signUp } from './sign-up-flow.ts'
import { words } from './words.ts'

type Purpose = 'sign up' | 'sign in'

/**
 * Where the accounts are kept on another host (`API_URL`), only the browser can talk to it: its cookies are
 * that host's. Elsewhere the form simply posts, and `onSubmit` is undefined.
 */
export function useRemoteSubmit(purpose: Purpose) {
  const { apiUrl } = usePublicSettings()
  const { refresh } = useUser()
  const navigate = useNavigate()
  const location = useLocation()
  const [reply, setReply] = useState<FormReply>()
  const [isSubmitting, setSubmitting] = useState(false)

  async function submit(form: HTMLFormElement) {
    setSubmitting(true)
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const answer = await submitThrough(accountClient(apiUrl), purpose, values)
    setSubmitting(false)
    setReply(answer)
    if (answer) return
    await refresh()
    await navigate(returnAddress(location))
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  return { reply, isSubmitting, onSubmit: URL.canParse(apiUrl) ? onSubmit : undefined }
}

/** @returns what to show, or undefined when the visitor is signed in. */
export async function submitThrough(
  client: AccountClient,
  purpose: Purpose,
  values: Record<string, string>,
): Promise<FormReply | undefined> {
  const { email = '', password = '', confirmPassword = '' } = values
  try {
    if (purpose === 'sign in') {
      const answer = await client.login(email, password)
      return answer.error === undefined ? undefined : signInReply(answer, values)
    }
    const problems = Object.entries({
      email: email.trim() ? null : words.required,
      firstName: values.firstName?.trim() ? null : words.required,
      lastName: values.lastName?.trim() ? null : words.required,
      password: validatePassword(password),
      confirmPassword: validatePasswordMatch(confirmPassword, password),
    }).flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
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
    return formReply({ problems: [{ message: words.unreachable }], values })
  }
}
