import { type FormEvent, useEffect, useState } from 'react'
import { accountClient } from '#app/shell/account-client.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { useUser } from '#app/shell/session.tsx'
import type { FormReply } from './form-reply.ts'
import { type Purpose, submitRemotely } from './submit-remotely.ts'

/** The state that both forms share. */
export interface AccountFormState {
  reply: FormReply | undefined
  isSubmitting: boolean
  onSubmit: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /** The address of the other form, to sign in or up. */
  otherForm: string
}

/**
 * If accounts are stored on another host (`API_URL`), only the browser can call it, because the cookies
 * belong to that host. Otherwise the form submits normally, and `onSubmit` is undefined.
 */
export function useRemoteSubmit(purpose: Purpose, returnTo: string) {
  const { apiUrl } = usePublicSettings()
  const { refresh } = useUser()
  const [reply, setReply] = useState<FormReply>()
  const [isSubmitting, setSubmitting] = useState(false)

  // Moves the focus to the list of problems, as after a normal form submission.
  useEffect(() => {
    if (reply) document.querySelector<HTMLElement>('main [role=alert]')?.focus()
  }, [reply])

  async function submit(form: HTMLFormElement) {
    setSubmitting(true)
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const answer = await submitRemotely(accountClient(apiUrl), purpose, values)
    setSubmitting(false)
    setReply(answer)
    if (answer) return
    await refresh()
    location.assign(returnTo)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  return { reply, isSubmitting, onSubmit: URL.canParse(apiUrl) ? onSubmit : undefined }
}
