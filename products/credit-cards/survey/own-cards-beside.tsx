import { href } from 'react-router'
import { Part } from '#app/ui/part/part.tsx'
import type { KeptCard } from '#domain/cards/own-card.ts'
import { type SurveyMedians, standsAmong } from '#domain/cards/survey-medians.ts'
import type { SurveyTier } from '#domain/cards/survey-plan.ts'
import { surveyText } from './survey-messages.ts'
import { TiersTable } from './tiers-table.tsx'

const { percent, own: words } = surveyText

/** The APR of each card that the visitor has beside the medians. Nobody asks which tier is theirs, so all are shown. */
export function OwnCardsBeside({ own, medians }: { own: readonly KeptCard[]; medians: SurveyMedians }) {
  if (own.length === 0)
    return (
      <p data-print="no">
        <a href={href('/credit-cards/marketplace/yours')}>{words.add}</a>
      </p>
    )
  return (
    <Part id="yours" title={own.length === 1 ? words.title : words.titles}>
      {own.map(({ id, own: { name, aprPercent } }) =>
        aprPercent === null ? (
          <p key={id}>
            {words.noApr(name)}{' '}
            <a href={`${href('/credit-cards/marketplace/yours')}?item=${id}`}>{words.enterApr}</a>
          </p>
        ) : (
          <TiersTable
            caption={name}
            key={id}
            medians={medians}
            name={words.apr}
            said={(tier) => describeStanding(aprPercent, medians, tier)}
          />
        ),
      )}
      <p>{words.how}</p>
    </Part>
  )
}

function describeStanding(aprPercent: number, medians: SurveyMedians, tier: SurveyTier): string {
  const { all } = medians[tier]
  const apr = percent(aprPercent)
  return all ? `${apr}, ${words.standing[standsAmong(aprPercent, all)]}` : apr
}
