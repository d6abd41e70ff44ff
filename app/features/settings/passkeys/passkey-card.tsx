import { passkeyText } from '#app/features/account/passkeys/messages.ts'
import styles from '#app/features/account/passkeys/passkeys.module.css'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { findProblem } from '#kit/forms/sent-form.ts'
import type { PasskeyReply, ShownPasskey } from './passkeys-actions.server.ts'

interface PasskeyCardProps {
  passkey: ShownPasskey
  /** What the last form, of this passkey or another, was answered. */
  reply: PasskeyReply | undefined
}

const { page } = passkeyText

/** One passkey: where it works, when it was used, and the forms that rename and remove it. */
export function PasskeyCard({ passkey, reply }: PasskeyCardProps) {
  const { id, name, isSynced, added, lastUsed } = passkey
  const own = reply?.id === id ? reply : undefined
  const field = `name-${id}`
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p>
        {page.added(added)} {lastUsed === null ? page.neverUsed : page.lastUsed(lastUsed)}
      </p>
      <p>{isSynced ? page.synced : page.oneDevice}</p>
      <Details look="plain" open={own !== undefined} summary={page.change}>
        <div className={styles.forms}>
          <form className={styles.forms} method="post" noValidate>
            <input name="id" type="hidden" value={id} />
            <TextField
              autoComplete="off"
              defaultValue={own?.values.name ?? name}
              error={findProblem(own, field)}
              id={field}
              label={page.nameLabel}
              name="name"
            />
            <Button fitContent name="do" size="small" type="submit" value="rename" variant="white">
              {page.rename}
            </Button>
          </form>
          <form className={styles.forms} method="post">
            <input name="id" type="hidden" value={id} />
            <p>{page.removeHint}</p>
            <Button fitContent name="do" size="small" type="submit" value="remove" variant="white">
              {page.remove}
            </Button>
          </form>
        </div>
      </Details>
    </Card>
  )
}
