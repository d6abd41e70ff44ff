import { type FormEvent, type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react'
import { NewPasswordField } from '#app/features/account/new-password-field.tsx'
import { SchoolChoices } from '#app/features/account/school-choices.tsx'
import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import { SchoolPicker } from '#app/features/schools/school-picker.tsx'
import { promoDone } from '#app/shell/promo-address.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { useUser } from '#app/shell/session.tsx'
import { rememberSubscription } from '#app/shell/subscription-flag.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { useToasts } from '#app/ui/toast/toasts.tsx'
import { getKeys } from '#domain/keys.ts'
import { ConsentBox } from './consent-box.tsx'
import { promoText } from './messages.ts'
import styles from './promo.module.css'
import { promoCalls } from './promo-client.ts'
import { findPromoProblems, type PromoProblems, type PromoValues, readPromoValues } from './promo-fields.ts'
import { type PromoFailure, type PromoOutcome, submitPromo, toDone } from './promo-flow.ts'
import type { PromoReply } from './promo-reply.ts'
import type { PromoView } from './promo-view.ts'

interface PromoFormProps {
  view: PromoView
  reply: PromoReply | undefined
  knownSchools: KnownSchools
}

type Field = keyof PromoValues

/** The ids differ from those of other forms, because a modal may open above one. */
const fieldId = (field: Field) => `promo-${field}`

/**
 * The form of a modal, on its own page or in a dialog above another page. Its button waits until the form is
 * valid; without script the server checks.
 */
export default function PromoForm({ view, reply, knownSchools }: PromoFormProps) {
  const { collects } = view
  const { apiUrl } = usePublicSettings()
  const { refresh } = useUser()
  const toasts = useToasts()
  const form = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const [changes, change] = useReducer((count: number) => count + 1, 0)
  const [problems, setProblems] = useState<PromoProblems>()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set(Object.keys(reply?.problems ?? {})))
  const [failure, setFailure] = useState<Pick<PromoFailure, 'message' | 'detail'> | undefined>(
    reply?.message ? reply : undefined,
  )
  const [isSubmitting, setSubmitting] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the form is what asks for this
  useEffect(() => {
    // Reads the form itself, because the browser may have filled it in before script.
    if (form.current) setProblems(findPromoProblems(readPromoValues(new FormData(form.current)), collects))
  }, [changes])

  useEffect(() => {
    if (failure) alert.current?.focus()
  }, [failure])

  const missing = getKeys(names).filter((field) => problems?.[field] !== undefined)

  function handleChange() {
    setFailure(undefined)
    change()
  }

  function leave(name: string) {
    if (!left.has(name)) setLeft(new Set([...left, name]))
  }

  function problemOf(field: Field): string | undefined {
    if (problems === undefined) return reply?.problems[field]
    if (!left.has(field)) return undefined
    // The server has named the schools to choose from; the rules here know only that none is chosen.
    return problems[field] && changes === 0 ? (reply?.problems[field] ?? problems[field]) : problems[field]
  }

  /** A closed button keeps a form from being sent by Enter, so Enter says what is missing. */
  function onKeyDown({ key, target, defaultPrevented }: KeyboardEvent<HTMLFormElement>) {
    const [first] = missing
    if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLInputElement) || !first) return
    setLeft(new Set(missing))
    document.getElementById(fieldId(first))?.focus()
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSubmitting) void submit(event.currentTarget)
  }

  async function submit(element: HTMLFormElement) {
    const values = readPromoValues(new FormData(element))
    if (Object.keys(findPromoProblems(values, collects)).length > 0) return
    setSubmitting(true)
    setFailure(undefined)
    try {
      const outcome = await submitPromo(promoCalls(apiUrl, refresh), view, values)
      if (!outcome.isDone) return setFailure(outcome)
      if (outcome.isSubscribed) rememberSubscription(view.storageKey)
      close(element, outcome)
    } catch {
      console.warn(promoText.failures.account)
      setFailure({ message: promoText.failures.account, detail: promoText.failures.unreachable })
    } finally {
      setSubmitting(false)
    }
  }

  function close(element: HTMLFormElement, outcome: Extract<PromoOutcome, { isDone: true }>) {
    const dialog = element.closest('dialog')
    if (!dialog) return location.assign(promoDone(toDone(outcome)))
    dialog.close('done')
    // The dialog has given the focus back; what is left to do, such as confirming the address, has to be read.
    toasts.success(promoText.toasts[toDone(outcome)], { takesFocus: true })
  }

  const isBlocked = problems !== undefined && (Object.keys(problems).length > 0 || failure !== undefined)
  const text = (field: 'firstName' | 'lastName' | 'email', autoComplete: string) => (
    <TextField
      id={fieldId(field)}
      name={field}
      type={field === 'email' ? 'email' : 'text'}
      autoComplete={autoComplete}
      label={promoText.fields[field]}
      defaultValue={reply?.values[field]}
      error={problemOf(field)}
    />
  )
  const school = {
    id: fieldId('schoolAttendedOpeid'),
    label: promoText.fields.school,
    error: problemOf('schoolAttendedOpeid'),
  }
  return (
    <form
      className={styles.form}
      ref={form}
      method="post"
      action={view.address}
      noValidate
      onSubmit={onSubmit}
      onChange={handleChange}
      onKeyDown={onKeyDown}
      onBlur={({ target }) => leave(target.name === 'keywords' ? 'schoolAttendedOpeid' : target.name)}
    >
      {reply && changes === 0 ? <ErrorSummary problems={listProblems(reply)} /> : null}
      <fieldset className={styles.fields} disabled={isSubmitting}>
        {collects.includes('name') ? (
          <div className={styles.names}>
            {text('firstName', 'given-name')}
            {text('lastName', 'family-name')}
          </div>
        ) : null}
        {collects.includes('email') ? text('email', 'email') : null}
        {collects.includes('password') ? (
          <NewPasswordField
            id={fieldId('password')}
            name="password"
            label={promoText.fields.password}
            error={problemOf('password')}
          />
        ) : null}
        {collects.includes('school') ? (
          reply && reply.school.choices.length > 0 ? (
            <SchoolChoices {...school} choices={reply.school.choices} />
          ) : (
            <SchoolPicker
              {...school}
              known={knownSchools}
              defaultSchool={reply?.school.picked}
              onChange={handleChange}
              onSearchError={(message) => setFailure(message ? { message } : undefined)}
            />
          )
        ) : null}
        {collects.includes('school') ? (
          <Checkbox
            id={fieldId('schoolUnlisted')}
            name="schoolUnlisted"
            value="yes"
            label={promoText.fields.schoolUnlisted}
            defaultChecked={reply?.values.schoolUnlisted ?? false}
          />
        ) : null}
        {collects.includes('consent') ? (
          <ConsentBox
            id={fieldId('consent')}
            isTicked={reply?.values.consent ?? false}
            error={problemOf('consent')}
          />
        ) : null}
        {failure ? (
          <Note tone="bad" size="small" role="alert" tabIndex={-1} ref={alert}>
            <p>
              <strong>{failure.message}</strong>
            </p>
            {failure.detail && failure.detail !== failure.message ? <p>{failure.detail}</p> : null}
          </Note>
        ) : null}
        {missing.length > 0 ? (
          <p className={styles.note}>{promoText.missing(missing.map((field) => names[field]))}</p>
        ) : null}
        <Button type="submit" disabled={isBlocked || isSubmitting}>
          {isSubmitting ? promoText.sending : <bdi>{view.buttonLabel}</bdi>}
        </Button>
      </fieldset>
      <div className={styles.note}>
        <p>{promoText.note}</p>
        {collects.includes('consent') ? null : <p>{promoText.noDrawing}</p>}
      </div>
    </form>
  )
}

/** How the line above a closed button calls what it waits for. */
const names: Readonly<Record<Field, string>> = {
  firstName: promoText.fields.firstName,
  lastName: promoText.fields.lastName,
  email: promoText.fields.email,
  password: promoText.fields.password,
  schoolAttendedOpeid: promoText.fields.school,
  schoolUnlisted: promoText.fields.school,
  consent: promoText.fields.agreement,
}

function listProblems({ problems }: PromoReply) {
  return Object.entries(problems).map(([field, message]) => ({ field: fieldId(field as Field), message }))
}
