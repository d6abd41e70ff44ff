import { href } from 'react-router'
import { secondFactorText } from '#app/features/account/second-factor/messages.ts'
import { recoveryCodeCount } from '#app/features/account/second-factor/recovery-codes.ts'
import { SettingFrame } from '#app/features/settings/setting-frame.tsx'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Part, Points } from '#app/ui/part/part.tsx'
import type { Route } from './+types/second-factor-page.ts'
import { ActionForm } from './action-form.tsx'
import { FactorSetup } from './factor-setup.tsx'
import { NewCodes } from './new-codes.tsx'
import { changeSecondFactor, type FactorView, loadSecondFactor } from './second-factor-actions.server.ts'

export function loader(args: Route.LoaderArgs) {
  return loadSecondFactor(args)
}

export function action(args: Route.ActionArgs) {
  return changeSecondFactor(args)
}

export const meta = metaWithoutTitle

const { name, page } = secondFactorText
/** From here on, the page asks for new recovery codes. */
const few = 3

/** Turns the second step of signing in on and off. */
export default function SecondFactorPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { view, email } = loaderData
  if (reply?.codes)
    return (
      <SettingFrame title={page.codes.title} lead={page.codes.lead}>
        <NewCodes codes={reply.codes} email={email} />
      </SettingFrame>
    )
  return (
    <SettingFrame title={name} lead={page.lead} reply={reply}>
      {view.step === 'begun' ? <FactorSetup {...view} reply={reply} /> : null}
      {view.step === 'on' ? <Working view={view} /> : null}
      {view.step === 'off' ? <Offer /> : null}
      {view.step === 'needsAddress' ? (
        <Note tone="warn">
          <p>{page.needsAddress}</p>
          <p>
            <a href={href('/recovery')}>{page.choosePassword}</a>
          </p>
        </Note>
      ) : null}
    </SettingFrame>
  )
}

function Offer() {
  return (
    <>
      <p>{page.off}</p>
      <Part id="how" title={page.howTitle}>
        <Points points={page.how} />
      </Part>
      <ActionForm what="begin">
        <Button fitContent type="submit">
          {page.begin}
        </Button>
      </ActionForm>
    </>
  )
}

function Working({ view }: { view: Extract<FactorView, { step: 'on' }> }) {
  const { since, lastUsed, codesLeft } = view
  return (
    <>
      <Note tone="good">
        <p>
          <strong>{page.on(since)}</strong> {lastUsed === null ? page.neverUsed : page.lastUsed(lastUsed)}
        </p>
      </Note>
      <Part id="codes" title={page.codesTitle}>
        <p>
          {page.codesLeft(codesLeft, recoveryCodeCount)} {codesLeft <= few ? page.fewLeft : ''}
        </p>
        <p>{page.renewHint}</p>
        <ActionForm what="renew">
          <Button fitContent type="submit" variant="white">
            {page.renew}
          </Button>
        </ActionForm>
      </Part>
      <Part id="off" title={page.offTitle}>
        <p>{page.offHint}</p>
        <ActionForm what="turn-off">
          <Button fitContent type="submit" variant="white">
            {page.turnOff}
          </Button>
        </ActionForm>
      </Part>
    </>
  )
}
