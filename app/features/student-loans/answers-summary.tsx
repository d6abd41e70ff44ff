import { CopyLink } from '#app/shell/copy-link.tsx'
import { monthNames } from '#domain/dates.ts'
import { formatDollars } from '#domain/money.ts'
import { type Answers, writeAnswers } from './answers.ts'
import type { OffersView } from './offers.server.ts'
import styles from './offers-page.module.css'
import { paths } from './paths.ts'
import { questions } from './questions.ts'
import { words } from './words.ts'

/** What the list goes by, each answer with the way to change it. */
export function AnswersSummary({ view }: { view: OffersView }) {
  const said = {
    school: saidSchool(view),
    amount: view.answers.amountDollars === undefined ? undefined : formatDollars(view.borrowing.amountCents),
    studies: saidStudies(view.answers),
    repayment: view.answers.repayment && words.repayments[view.answers.repayment].label,
  }
  return (
    <section aria-label={words.list.answers}>
      <dl className={styles.answers}>
        {questions.map(({ slug }) => (
          <div className={styles.answer} key={slug}>
            <dt>{words.list.answerNames[slug]}</dt>
            <dd>
              {said[slug] ?? words.list.notAnswered}{' '}
              <a data-print="no" href={paths.questions + writeAnswers(view.answers, { question: slug })}>
                {said[slug] ? words.list.change : words.list.answer}
                <span className={styles.spoken}> {words.list.answerNames[slug]}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <CopyLink />
    </section>
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
