import { type FormEvent, useState } from 'react'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { passkeyText } from './messages.ts'
import { addPasskey, knowsPasskeys } from './passkey-client.ts'
import styles from './passkeys.module.css'

const { page } = passkeyText

interface AddPasskeyProps {
  /** The page that lists the passkeys. */
  returnTo: string
  /** The name that the field holds at first. */
  name: string
}

/** Makes a passkey and adds it to the account. Without script there is no form, because it could do nothing. */
export default function AddPasskey({ returnTo, name }: AddPasskeyProps) {
  const { apiUrl } = usePublicSettings()
  const [isWaiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState('')

  async function add(form: HTMLFormElement) {
    const typed = String(new FormData(form).get('name')).trim()
    if (typed === '') return setProblem(page.needsName)
    if (!knowsPasskeys()) return setProblem(page.unsupported)
    setProblem('')
    setWaiting(true)
    const answer = await addPasskey(apiUrl, typed)
    setWaiting(false)
    if (answer.isDone) location.assign(returnTo)
    else setProblem(answer.message)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void add(event.currentTarget)
  }

  return (
    <form className={styles.ask} data-needs-script noValidate onSubmit={onSubmit}>
      <TextField
        autoComplete="off"
        defaultValue={name}
        error={problem || undefined}
        id="new-passkey"
        label={page.addName}
        maxLength={60}
        name="name"
      />
      <Button disabled={isWaiting} fitContent type="submit">
        {isWaiting ? passkeyText.waiting : page.add}
      </Button>
    </form>
  )
}
