import { useState } from 'react'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { passkeyText } from './messages.ts'
import { usePasskey as askForPasskey, knowsPasskeys } from './passkey-client.ts'
import styles from './passkeys.module.css'

interface PasskeyButtonProps {
  /** To sign in, or to prove who is signed in. */
  purpose: 'sign-in' | 'prove'
  /** The address to go to after it. */
  returnTo: string
}

/** Asks the visitor's device for a passkey. Without script there is no button, because a form cannot ask. */
export default function PasskeyButton({ purpose, returnTo }: PasskeyButtonProps) {
  const { apiUrl } = usePublicSettings()
  const [isWaiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState('')

  async function ask() {
    if (!knowsPasskeys()) return setProblem(passkeyText.unsupported)
    setProblem('')
    setWaiting(true)
    const answer = await askForPasskey(apiUrl, purpose)
    setWaiting(false)
    if (answer.isDone) location.assign(returnTo)
    else setProblem(answer.message)
  }

  return (
    <div className={styles.ask} data-needs-script>
      <Button disabled={isWaiting} onClick={() => void ask()} type="button" variant="white">
        {isWaiting ? passkeyText.waiting : purpose === 'sign-in' ? passkeyText.signIn : passkeyText.prove}
      </Button>
      <p role="status">{problem}</p>
    </div>
  )
}
