import { type FormEvent, useEffect, useState } from 'react'
import { accountClient } from '#app/shell/account-client.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { useUser } from '#app/shell/session.tsx'
import type { FormReply } from './form-reply.ts'
import { findMendedFields } from './form-rules.ts'
import { type Purpose, submitRemotely } from './submit-remotely.ts'

/** The state that both forms share. */
export interface AccountFormState {
  reply: FormReply | undefined
  isSubmitting: boolean
  onSubmit: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  onInput: (event: FormEvent<HTMLFormElement>) => void
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
    const answer = await submitRemotely(accountClient(apiUrl), purpose, readValues(form))
    setSubmitting(false)
    setReply(answer)
    if (answer) return
    await refresh()
    location.assign(returnTo)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    // Of somebody under 13 nothing is sent to the other host; this site's page says what they can do.
    if (isToRecovery(event) || readValues(form).ageBand === 'under_13') return
    event.preventDefault()
    void submit(form)
  }

  return { reply, isSubmitting, onSubmit: URL.canParse(apiUrl) ? onSubmit : undefined }
}

/** Leaves out the problems of fields that have been typed right since the form came back. */
export function useMendedReply(purpose: Purpose, reply: FormReply | undefined) {
  const [mended, setMended] = useState<readonly string[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another reply has problems of its own
  useEffect(() => setMended([]), [reply])

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement)) return
    const typed = { field: target.name, values: readValues(currentTarget) }
    setMended((before) => findMendedFields(purpose, before, typed))
  }

  const open = reply?.problems.filter(({ field }) => field === undefined || !mended.includes(field))
  return { shown: reply && { ...reply, problems: open ?? [] }, onInput }
}

/** Whether it was sent by the button for a forgotten password, which leads to a page of its own. */
function isToRecovery({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  return nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.hasAttribute('formaction') === true
}

function readValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
