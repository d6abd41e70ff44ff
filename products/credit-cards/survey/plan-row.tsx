import { RangeLine } from '#app/ui/chart/range-line.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { type SurveyMedians, standsAmong } from '#domain/cards/survey-medians.ts'
import { aprInTier, type CardPlan, type SurveyTier } from '#domain/cards/survey-plan.ts'
import { formatCents } from '#domain/money.ts'
import { FactList } from '#kit/listing/list/fact-list.tsx'
import styles from './survey.module.css'
import { aprScale } from './survey-medians-figure.tsx'
import { surveyText } from './survey-messages.ts'
import { TiersTable } from './tiers-table.tsx'

const words = surveyText.row
const { percent, unknown } = surveyText

interface PlanRowProps {
  plan: CardPlan
  /** The tier that the row is about. */
  tier: SurveyTier
  medians: SurveyMedians
  surveyedOn: string
}

/** One plan: its APR beside those of its tier, its fees, who can get it, and the day of the survey. */
export function PlanRow({ plan, tier, medians, surveyedOn }: PlanRowProps) {
  return (
    <li className={styles.plan} id={plan.id}>
      <div className={styles.head}>
        <h3>{plan.name}</h3>
        <p>{plan.institution}</p>
        <p className={styles.seen}>{words.surveyed(surveyedOn)}</p>
      </div>
      <Apr medians={medians} plan={plan} tier={tier} />
      <p>{listKeyFacts(plan).join(' · ')}</p>
      <div className={styles.foot}>
        <Details look="plain" summary={words.terms}>
          <FactList facts={listFacts(plan)} />
        </Details>
        <Details look="plain" summary={words.table}>
          <TiersTable
            caption={<VisuallyHidden>{plan.name}</VisuallyHidden>}
            medians={medians}
            name={words.plan}
            said={(tier) => describeApr(plan, tier)}
          />
        </Details>
        {plan.website ? (
          <a href={plan.website} rel="nofollow noopener" target="_blank">
            {words.site}
            <VisuallyHidden>{words.siteOf(plan.institution)}</VisuallyHidden>
          </a>
        ) : null}
      </div>
    </li>
  )
}

/** The APR for the tier in words, and the range of the plan with the median of the tier as a line. */
function Apr({ plan, tier, medians }: Omit<PlanRowProps, 'surveyedOn'>) {
  const apr = aprInTier(plan, tier)
  const quartiles = medians[tier].all
  const { lowestApr, highestApr } = plan
  const said = surveyText.forTier[tier]
  return (
    <div className={styles.apr}>
      <p>
        {apr === null ? (
          words.noApr(said)
        ) : (
          <>
            <b>{words.apr(said, percent(apr))}</b>
            {quartiles ? `, ${words.standing[standsAmong(apr, quartiles)]}` : null}
          </>
        )}
      </p>
      {lowestApr === null || highestApr === null ? null : (
        <RangeLine
          hasAmounts
          high={lowestApr === highestApr ? undefined : { at: highestApr, text: percent(highestApr) }}
          label={words.chart(
            surveyText.range(lowestApr, highestApr),
            quartiles ? percent(quartiles.median) : unknown,
          )}
          low={{ at: lowestApr, text: percent(lowestApr) }}
          reference={quartiles?.median}
          scale={aprScale}
        />
      )}
    </div>
  )
}

function describeApr(plan: CardPlan, tier: SurveyTier): string {
  if (!plan.tiers.includes(tier)) return words.notFor
  const apr = aprInTier(plan, tier)
  return apr === null ? unknown : percent(apr)
}

function listKeyFacts({ annualFeeCents, monthlyFeeCents, foreignFeePercent, ...plan }: CardPlan): string[] {
  return [
    words.annual(toSaid(annualFeeCents, formatCents)),
    ...(monthlyFeeCents === 0 ? [] : [words.monthly(toSaid(monthlyFeeCents, formatCents) ?? words.notKnown)]),
    words.foreign(toSaid(foreignFeePercent, (fee) => `${fee}%`)),
    ...(plan.needsMembership ? [words.asksMore] : []),
    ...(plan.isSecured ? [words.asksDeposit] : []),
  ]
}

/** Says a fee; undefined where there is none. */
function toSaid(fee: number | null, format: (fee: number) => string): string | undefined {
  if (fee === null) return words.notKnown
  return fee === 0 ? undefined : format(fee)
}

function listFacts(plan: CardPlan): { name: string; value: string | undefined }[] {
  const { facts } = words
  const { lowestApr, highestApr, foreignFeePercent, rewards } = plan
  return [
    {
      name: facts.range,
      value: lowestApr === null || highestApr === null ? unknown : surveyText.range(lowestApr, highestApr),
    },
    { name: facts.for, value: plan.tiers.map((tier) => surveyText.forTier[tier]).join('; ') },
    { name: facts.annual, value: formatFee(plan.annualFeeCents) },
    { name: facts.monthly, value: plan.monthlyFeeCents === 0 ? undefined : formatFee(plan.monthlyFeeCents) },
    {
      name: facts.foreign,
      value:
        foreignFeePercent === null
          ? unknown
          : foreignFeePercent === 0
            ? words.noFee
            : `${foreignFeePercent}%`,
    },
    { name: facts.late, value: formatFee(plan.lateFeeCents) },
    { name: facts.rewards, value: rewards.map((kind) => words.rewards[kind]).join(', ') || words.noRewards },
    { name: facts.deposit, value: words.deposit[plan.isSecured ? 'yes' : 'no'] },
    { name: facts.requirement, value: words.requirement[plan.needsMembership ? 'yes' : 'no'] },
    { name: facts.where, value: formatArea(plan) },
  ]
}

function formatFee(cents: number | null): string {
  if (cents === null) return unknown
  return cents === 0 ? words.noFee : formatCents(cents)
}

function formatArea({ area, states }: CardPlan): string {
  if (area === 'national') return words.national
  return states.length > 0 ? words.inStates(states) : words.regional
}
