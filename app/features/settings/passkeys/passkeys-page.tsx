import { href } from 'react-router'
import AddPasskey from '#app/features/account/passkeys/add-passkey.island.tsx'
import { passkeyText } from '#app/features/account/passkeys/messages.ts'
import { SettingFrame } from '#app/features/settings/setting-frame.tsx'
import { Island } from '#app/islands/island.tsx'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Part } from '#app/ui/part/part.tsx'
import type { Route } from './+types/passkeys-page.ts'
import { PasskeyCard } from './passkey-card.tsx'
import { changePasskey, loadPasskeys } from './passkeys-actions.server.ts'

export function loader(args: Route.LoaderArgs) {
  return loadPasskeys(args)
}

export function action(args: Route.ActionArgs) {
  return changePasskey(args)
}

export const meta = metaWithoutTitle

const { name, page } = passkeyText
const path = href('/dashboard/settings/passkeys')

/** Lists the passkeys of an account, and adds, renames and removes them. */
export default function PasskeysPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { passkeys, adding } = loaderData
  return (
    <SettingFrame title={name} lead={page.lead} reply={reply}>
      <Part id="yours" title={page.yours}>
        {passkeys.length === 0 ? <p>{page.none}</p> : null}
        {passkeys.map((passkey) => (
          <PasskeyCard key={passkey.id} passkey={passkey} reply={reply} />
        ))}
      </Part>
      <Part id="add" title={page.addTitle}>
        <Adding how={adding} />
      </Part>
    </SettingFrame>
  )
}

function Adding({ how }: { how: 'possible' | 'needsAddress' | 'notHere' }) {
  if (how === 'notHere') return <p>{page.notHere}</p>
  if (how === 'needsAddress')
    return (
      <Note tone="warn">
        <p>{page.needsAddress}</p>
        <p>
          <a href={href('/recovery')}>{page.choosePassword}</a>
        </p>
      </Note>
    )
  return (
    <>
      <p>{page.addHint}</p>
      <Island
        name="add-passkey"
        of={AddPasskey}
        props={{ returnTo: path, name: page.firstName }}
        when="idle"
      />
      <p data-without-script>{page.needsScript}</p>
    </>
  )
}
