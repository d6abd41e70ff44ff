import { Details } from '#app/ui/details/details.tsx'
import { Part, PointList } from '#app/ui/part/part.tsx'
import { formatDollars } from '#domain/money.ts'
import type { AdviceSummary } from '#products/refinance/offers/advice-words.ts'
import { applicationText } from './application-messages.ts'

/** The answer of the offers page, so that nobody applies for more than it advises. */
export function AdviceOnSheet({
  advice: { sentences, refinance, refinanceCents, leave, address },
}: {
  advice: AdviceSummary
}) {
  return (
    <Part id="advice" title={applicationText.advice}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {refinance.length > 0 ? (
        <>
          <p>
            <strong>
              {applicationText.refinance(formatDollars(refinanceCents), refinance.length === 1)}
            </strong>
          </p>
          <Loans names={refinance} />
          <p>{applicationText.payoff}</p>
          <Details look="plain" summary={applicationText.letter.title}>
            <p>{applicationText.letter.how}</p>
            <blockquote aria-label={applicationText.letter.title}>
              <p>{applicationText.letter.text}</p>
              <Loans names={refinance} />
            </blockquote>
          </Details>
        </>
      ) : null}
      {leave.length > 0 ? (
        <>
          <p>
            <strong>{applicationText.leave}</strong>
          </p>
          <Loans names={leave} />
        </>
      ) : null}
      <p data-print="no">
        <a href={address}>{applicationText.adviceLink}</a>
      </p>
    </Part>
  )
}

/** Two loans may have one name, because they are alike. */
function Loans({ names }: { names: readonly string[] }) {
  const keyed = names.map((name, at) => ({ name, key: `${at} ${name}` }))
  return (
    <PointList>
      {keyed.map(({ name, key }) => (
        <li key={key}>{name}</li>
      ))}
    </PointList>
  )
}
