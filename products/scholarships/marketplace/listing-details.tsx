import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { formatDate } from '#domain/dates.ts'
import { formatDollars } from '#domain/money.ts'
import { findCompetition } from '#domain/scholarships/assumed-work.ts'
import { rateDataPrice } from '#domain/scholarships/data-price.ts'
import type { ExpectedValue } from '#domain/scholarships/expected-value.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import { askedDataNames, dataUseNames } from '#products/scholarships/code-labels.ts'
import { formatDeadline, formatWorth } from '#products/scholarships/listing-words.ts'
import styles from './listing-row.module.css'
import type { Listing } from './marketplace-view.server.ts'
import { marketplaceText } from './messages.ts'

/** What an application takes and gives away, what an hour of it is worth, and where that was read. */
export function ListingDetails({ listing: { scholarship, value } }: { listing: Listing }) {
  const { essays, recommendationLetters, asksFor, lastCheckedOn, source } = scholarship
  const asked = new Intl.ListFormat('en-US').format(asksFor.map((code) => askedDataNames[code]))
  return (
    <div className={styles.details}>
      {essays.length > 0 ? (
        <section>
          <h4>{marketplaceText.essaysTitle}</h4>
          <ul>
            {essays.map(({ prompt, leastWords, mostWords }) => (
              <li key={prompt}>
                “{prompt}” ({marketplaceText.essayWords(leastWords, mostWords)})
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {recommendationLetters > 0 ? <p>{marketplaceText.letters(recommendationLetters)}</p> : null}
      <section>
        <h4>{marketplaceText.dataTitle}</h4>
        <p>
          {asksFor.length > 0 ? marketplaceText.asksFor(asked) : marketplaceText.asksForNothing}{' '}
          {describeUse(scholarship)}
        </p>
      </section>
      <section>
        <h4>{marketplaceText.hourTitle}</h4>
        <p>{value ? describeHour(value, scholarship).join(' ') : marketplaceText.hourMissing}</p>
      </section>
      <section>
        <h4>{marketplaceText.sourceTitle}</h4>
        <p>{marketplaceText.checked(formatDate(lastCheckedOn, 'Month D, YYYY'), `${source}.`)}</p>
      </section>
    </div>
  )
}

/** Who gives the award, to whom, and until when one can apply. */
export function ListingAbout({ scholarship }: { scholarship: Scholarship }) {
  const { provider, about, renewableYears, basis } = scholarship
  return (
    <section>
      <h4>{marketplaceText.by(provider)}</h4>
      <p>{about}</p>
      <p>
        {formatDeadline(scholarship)}.
        {renewableYears > 0 ? ` ${marketplaceText.renewableFor(renewableYears)}.` : null}
      </p>
      <Chips>
        <Chip>{marketplaceText.basis[basis]}</Chip>
        <Chip>{marketplaceText.dataPrice[rateDataPrice(scholarship)]}</Chip>
      </Chips>
    </section>
  )
}

function describeUse({ asksFor, dataUse }: Scholarship): string | null {
  if (dataUse) return `${dataUseNames[dataUse]}.`
  return asksFor.length > 0 ? marketplaceText.useUnknown : null
}

function describeHour(value: ExpectedValue, scholarship: Scholarship): string[] {
  const { awardCents, awards, applicants, hours, assumed } = value
  const says = {
    awards: marketplaceText.assumed.awards,
    applicants: () => marketplaceText.assumed.applicants(findCompetition(scholarship)),
    hours: () => marketplaceText.assumed.hours(hours),
  }
  return [
    marketplaceText.hourFormula({
      award: formatDollars(awardCents),
      awards: Math.min(awards, applicants),
      applicants,
      hours,
      perHour: formatWorth(value),
    }),
    ...assumed.map((fact) => says[fact]()),
    ...(assumed.length > 0 ? [marketplaceText.assumedNote] : []),
  ]
}
