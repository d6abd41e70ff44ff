import { type FormEvent, useEffect, useState } from 'react'
import { accountClient } from '#app/shell/account-client.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { useUser } from '#app/shell/session.tsx'
import type { FormReply } from './form-reply.ts'
import { returnAddress } from './return-address.ts'
import { type Purpose, submitRemotely } from './submit-remotely.ts'

/** What both forms go by. */
export interface AccountFormState {
  reply: FormReply | undefined
  isSubmitting: boolean
  onSubmit: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  pathname: string
  search: string
}

/**
 * Where the accounts are kept on another host (`API_URL`), only the browser can talk to it: its cookies are
 * that host's. Elsewhere the form simply posts, and `onSubmit` is undefined.
 */
export function useRemoteSubmit(purpose: Purpose, address: { pathname: string; search: string }) {
  const { apiUrl } = usePublicSettings()
  const { refresh } = useUser()
  const [reply, setReply] = useState<FormReply>()
  const [isSubmitting, setSubmitting] = useState(false)

  // The list of problems is read first, as after a form that the browser sends.
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
    location.assign(returnAddress(address))
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  return { reply, isSubmitting, onSubmit: URL.canParse(apiUrl) ? onSubmit : undefined }
}
