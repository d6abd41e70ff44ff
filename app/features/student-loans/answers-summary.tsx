import { CopyLink } from '#app/shell/copy-link.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import { monthNames } from '#domain/dates.ts'
import { formatDollars } from '#domain/money.ts'
import { type Answers, writeAnswers } from './answers.ts'
import type { OffersView } from './offers.server.ts'
import { AssumedAnswers } from './offers-notice.tsx'
import styles from './offers-page.module.css'
import { paths } from './paths.ts'
import { questions } from './questions.ts'
import { words } from './words.ts'

/** What the list goes by, each answer with the way to change it. An example has no answers to show. */
export function AnswersSummary({ view }: { view: OffersView }) {
  if (view.isExample) return null
  const said = {
    school: saidSchool(view),
    amount: view.answers.amountDollars === undefined ? undefined : formatDollars(view.borrowing.amountCents),
    studies: saidStudies(view.answers),
    repayment: view.answers.repayment && words.repayments[view.answers.repayment].label,
  }
  return (
    <Card aria-label={words.list.answers} as="section" className={styles.summary} padding="small">
      <dl className={styles.answers}>
        {questions.map(({ slug }) => (
          <div className={styles.answer} key={slug}>
            <dt>{words.list.answerNames[slug]}</dt>
            <dd data-value={said[slug] ? 'given' : 'none'}>{said[slug] ?? words.list.notAnswered}</dd>
            <dd data-print="no">
              <a href={paths.questions + writeAnswers(view.answers, { question: slug })}>
                {said[slug] ? words.list.change : words.list.answer}
                <Spoken> {words.list.answerNames[slug]}</Spoken>
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.copy} data-print="no">
        <CopyLink />
      </div>
      <AssumedAnswers view={view} />
    </Card>
  )
}

function saidSchool({ answers, schoolName }: OffersView): string | undefined {
  return answers.school === 'undecided' ? words.list.undecided : schoolName
}

function saidStudies({ degree, graduation }: Answers): string | undefined {
  if (degree === undefined && graduation === undefined) return undefined
  const parts = [degree && degree !== 'unknown' ? words.degrees[degree] : undefined, saidFinish(graduation)]
  return parts.filter(Boolean).join(', ') || words.studies.unknown
}

function saidFinish(graduation: Answers['graduation']): string | undefined {
  if (graduation === undefined) return undefined
  if (graduation === 'unknown') return words.list.finishingUnknown
  const month = monthNames[Number(graduation.slice(5)) - 1]
  return words.list.finishing(`${month} ${graduation.slice(0, 4)}`)
}
