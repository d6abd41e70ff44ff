import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { connectField, type SentForm } from '#kit/forms/sent-form.ts'
import { claimText, referralsText } from './messages.ts'
import type { OwnReward } from './overview.server.ts'
import styles from './referrals.module.css'

interface ClaimStepsProps {
  reward: OwnReward
  reply: SentForm | undefined
}

/** What can be done about one reward: hold a code, confirm it, read it, or learn why there is none. */
export function ClaimSteps({ reward, reply }: ClaimStepsProps) {
  const { state, reason, claimBy, heldUntil, code } = reward
  switch (state) {
    case 'pending':
      return <p>{claimText.pending}</p>
    case 'refused':
      return <p>{claimText.refused(reason)}</p>
    case 'expired':
      return <p>{claimText.expired(claimBy)}</p>
    case 'claimed':
      return <Claimed code={code ?? ''} />
    case 'approved':
      return heldUntil ? <Held id={reward.id} until={heldUntil} /> : <Hold reward={reward} reply={reply} />
  }
}

function Hold({ reward: { id, claimBy, program }, reply }: ClaimStepsProps) {
  const texts = claimText.hold
  const { defaultValue: isAdult, ...adult } = connectField(reply, 'adult')
  const { defaultValue: agrees, ...agree } = connectField(reply, 'agree')
  return (
    <form className={styles.part} method="post" noValidate>
      <input name="reward" type="hidden" value={id} />
      <p>{texts.intro(claimBy)}</p>
      <Checkbox {...adult} defaultChecked={isAdult === 'yes'} label={texts.adult} value="yes" />
      <Checkbox
        {...agree}
        defaultChecked={agrees === 'yes'}
        label={texts.agree(program.termsVersion)}
        value="yes"
      />
      <p>
        <a href={href('/about/referral-terms')}>{referralsText.terms}</a>
      </p>
      <Button fitContent name="step" type="submit" value="hold">
        {texts.send}
      </Button>
    </form>
  )
}

function Held({ id, until }: { id: string; until: Date }) {
  const texts = claimText.held
  return (
    <form className={styles.part} method="post">
      <input name="reward" type="hidden" value={id} />
      <h3>{texts.title}</h3>
      <p>{texts.text(until)}</p>
      <div className={styles.ways}>
        <Button fitContent name="step" type="submit" value="claim">
          {texts.confirm}
        </Button>
        <Button fitContent name="step" type="submit" value="release" variant="white">
          {texts.release}
        </Button>
      </div>
    </form>
  )
}

function Claimed({ code }: { code: string }) {
  const texts = claimText.claimed
  if (code === '') return <p>{texts.erased}</p>
  return (
    <>
      <h3>{texts.title}</h3>
      <p>
        <strong className={styles.code}>{code}</strong>
      </p>
      <p>{texts.text}</p>
    </>
  )
}
