import { formatDate } from '#domain/dates.ts'
import { formatDollars } from '#domain/money.ts'
import type { ExpectedValue } from '#domain/scholarships/expected-value.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import { askedDataNames, dataUseNames } from '#products/scholarships/code-labels.ts'
import styles from './listing-row.module.css'
import type { Listing } from './marketplace-view.server.ts'
import { messages } from './messages.ts'

/** What an application takes and gives away, what an hour of it is worth, and where that was read. */
export function ListingDetails({ listing: { scholarship, value } }: { listing: Listing }) {
  const { essays, recommendationLetters, asksFor, dataUse, lastCheckedOn, source } = scholarship
  const asked = new Intl.ListFormat('en-US').format(asksFor.map((code) => askedDataNames[code]))
  return (
    <div className={styles.details}>
      {essays.length > 0 ? (
        <section>
          <h4 className={styles.small}>{messages.essaysTitle}</h4>
          <ul>
            {essays.map(({ prompt, leastWords, mostWords }) => (
              <li key={prompt}>
                “{prompt}” ({messages.essayWords(leastWords, mostWords)})
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {recommendationLetters > 0 ? <p>{messages.letters(recommendationLetters)}</p> : null}
      <section>
        <h4 className={styles.small}>{messages.dataTitle}</h4>
        <p>
          {asksFor.length > 0 ? messages.asksFor(asked) : messages.asksForNothing}{' '}
          {dataUse ? `${dataUseNames[dataUse]}.` : messages.useUnknown}
        </p>
      </section>
      <section>
        <h4 className={styles.small}>{messages.hourTitle}</h4>
        <p>{value ? describeHour(value, scholarship) : messages.hourMissing}</p>
      </section>
      <section>
        <h4 className={styles.small}>{messages.sourceTitle}</h4>
        <p>{messages.checked(formatDate(lastCheckedOn, 'Month D, YYYY'), `${source}.`)}</p>
      </section>
    </div>
  )
}

function describeHour(value: ExpectedValue, { awards }: Scholarship): string {
  const { awardCents, applicants, hours, perHourCents, assumed } = value
  const formula = messages.hourFormula({
    award: formatDollars(awardCents),
    awards: messages.awards(awards === null ? null : Math.min(awards, applicants)),
    applicants,
    hours,
    perHour: perHourCents < 100 ? messages.lessThan(formatDollars(100)) : formatDollars(perHourCents),
  })
  return [
    formula,
    ...(assumed.includes('applicants') ? [messages.assumedApplicants] : []),
    ...(assumed.includes('effortHours') ? [messages.assumedHours] : []),
  ].join(' ')
}
