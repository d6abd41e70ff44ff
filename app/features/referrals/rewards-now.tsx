import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Card } from '#app/ui/card/card.tsx'
import { Chip } from '#app/ui/chip/chip.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import type { RewardProgram } from '#domain/referrals/reward.ts'
import { referralsText, toDay, toGift } from './messages.ts'
import type { OwnReward } from './overview.server.ts'
import styles from './referrals.module.css'

/** The program that matters today; see `ProgramNow`. */
export interface ProgramView {
  program: RewardProgram
  phase: 'announced' | 'open' | 'ended'
  isUsedUp: boolean
}

interface RewardsNowProps {
  programNow: ProgramView | undefined
  isConfirmed: boolean
  /** The visitor's own rewards. */
  children: ReactNode
}

/** Whether a reward is offered, and what the visitor has earned. */
export function RewardsNow({ programNow, isConfirmed, children }: RewardsNowProps) {
  const texts = referralsText.rewards
  return (
    <Card as="section" className={styles.list} aria-labelledby="rewards">
      <h2 id="rewards">{texts.title}</h2>
      <p>{programNow ? describe(programNow) : texts.none}</p>
      {programNow && !isConfirmed ? <p>{texts.unconfirmed}</p> : null}
      {children}
      <p>
        <a href={href('/about/referral-terms')}>{referralsText.terms}</a>
      </p>
    </Card>
  )
}

function describe({ program, phase, isUsedUp }: ProgramView): string {
  const texts = referralsText.rewards
  if (phase === 'ended') return texts.ended(program.closesOn)
  if (isUsedUp) return texts.usedUp
  return phase === 'open'
    ? texts.open(toGift(program), program.closesOn)
    : texts.announced(toGift(program), program.opensOn)
}

/** The rewards of the visitor, each with what can be done about it. */
export function OwnRewards({ rewards }: { rewards: readonly OwnReward[] }) {
  const texts = referralsText.rewards
  if (rewards.length === 0) return null
  return (
    <FactTable
      caption={texts.caption}
      columns={texts.columns}
      rows={rewards.map(({ id, state, earnedOn, program }) => ({
        key: id,
        cells: [
          toDay(earnedOn),
          toGift(program),
          <div key="state">
            <Chip tone={state === 'approved' || state === 'claimed' ? 'good' : 'plain'}>
              {referralsText.rewardStates[state]}
            </Chip>{' '}
            {state === 'pending' || state === 'expired' ? null : (
              <a href={`${href('/dashboard/claim-reward')}?${new URLSearchParams({ reward: id })}`}>
                {toLabel(state)}
              </a>
            )}
          </div>,
        ],
      }))}
    />
  )
}

function toLabel(state: 'approved' | 'refused' | 'claimed'): string {
  return {
    approved: referralsText.rewards.claim,
    refused: referralsText.rewards.why,
    claimed: referralsText.rewards.see,
  }[state]
}
