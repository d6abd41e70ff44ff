import { Fragment } from 'react'
import { href } from 'react-router'
import { Note } from '#app/ui/note/note.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import type { AnswerSentence } from '#domain/loan-answer/answer-sentence.ts'
import { formatDollars } from '#domain/money.ts'
import page from '#kit/listing/list/list-page.module.css'
import { getPageAt } from '#kit/listing/list-page.ts'
import type { OffersView } from '#kit/loan-offers/list/offers-view.server.ts'
import { cosignerAddress, offersAddress } from '#kit/loan-offers/settings/offers-address.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import { questionFromOffers } from '#products/student-loans/situation/questions.ts'
import type { Situation } from '#products/student-loans/situation/situation.server.ts'
import { toLines } from './answer-lines.ts'
import type { Part, Target } from './answer-part.ts'
import { childSettings, listChildAnswers } from './child-borrows.ts'
import { FederalDetails } from './federal-details.tsx'
import { answerText } from './loan-answer-messages.ts'
import type { NeedStack } from './need-stacks.server.ts'
import { NeedStacks } from './need-stacks.tsx'
import styles from './offers-page.module.css'
import { partAddress } from './part-loans.tsx'

interface LoanAnswerProps {
  answer: readonly AnswerSentence[]
  stacks: readonly NeedStack[]
  situation: Situation
  view: OffersView
}

/** Says in a few lines what to do, above the list. Each figure links to its receipt. */
export function LoanAnswer({ answer, stacks, situation, view }: LoanAnswerProps) {
  const { borrower } = situation.answers
  return (
    <section aria-labelledby="answer-title" data-live-part id="answer">
      <VisuallyHidden>
        <h2 id="answer-title">{answerText.title}</h2>
      </VisuallyHidden>
      <Note className={styles.answer}>
        <NeedStacks isForChild={borrower === 'parent' || borrower === 'child'} stacks={stacks} />
        <ol className={page.points}>
          {toLines(answer).map(({ name, sentences }) => (
            <li key={name}>
              {sentences.map((sentence) => (
                <Fragment key={sentence.kind}>
                  <Sentence parts={answerText.format(sentence)} view={view} situation={situation} />{' '}
                </Fragment>
              ))}
              {name === 'need' ? <OtherAmount situation={situation} view={view} /> : null}
            </li>
          ))}
        </ol>
        <FederalDetails
          asks={answer.flatMap((one) => (one.kind === 'ask_elsewhere' ? one.places : []))}
          situation={situation}
        />
      </Note>
    </section>
  )
}

interface SentenceProps extends Pick<LoanAnswerProps, 'situation' | 'view'> {
  parts: readonly Part[]
}

function Sentence({ parts, ...page }: SentenceProps) {
  return parts.map((part, at) => {
    const { text, target, isStrong = false } = typeof part === 'string' ? { text: part } : part
    const said = target ? <a href={targetAddress(target, page)}>{text}</a> : text
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order
    return <Fragment key={at}>{isStrong ? <strong>{said}</strong> : said}</Fragment>
  })
}

/** Switches the list between the amount with and the one without federal loans. */
function OtherAmount({
  situation: { otherAmount, need },
  view,
}: Pick<LoanAnswerProps, 'situation' | 'view'>) {
  if (!otherAmount) return null
  const { amountCents, shareableAnswers } = otherAmount
  return (
    <a data-print="no" href={offersAddress({ ...view, situation: { shareableAnswers } }, { page: 1 })}>
      {answerText.showFor(formatDollars(amountCents), amountCents === need?.wholeCents)}
    </a>
  )
}

function targetAddress(target: Target, { view, situation }: Omit<SentenceProps, 'parts'>): string {
  const { questionsPath } = situation
  switch (target.to) {
    case 'federal':
      return '#federal'
    case 'fafsa':
      return 'https://studentaid.gov/h/apply-for-aid/fafsa'
    case 'scholarships':
      return href('/scholarships')
    case 'amount':
    case 'cosigner':
    case 'exception':
      return questionFromOffers(target.to, questionsPath)
    case 'unfiltered':
      return offersAddress(view, { rate: undefined, onlyFitting: false, withoutOriginationFee: false })
    case 'child':
      return offersAddress(
        { ...view, situation: { shareableAnswers: listChildAnswers(situation) } },
        childSettings,
      )
    case 'part':
      return partAddress({ view, situation }, target.amountCents)
    case 'own_term':
      return offersAddress(view, { term: undefined })
    case 'repayment':
      return offersAddress({
        ...view,
        situation: { shareableAnswers: withRepayment(situation.shareableAnswers, target.repayment) },
      })
    case 'signs':
      return cosignerAddress(view, target.offerId) ?? paths.cosigning
    case 'why':
    case 'terms':
      return `${pageOf(view, target.offerId)}#${target.to}-${target.offerId}`
  }
}

/** Returns the address of the page of the list that shows a loan; '' if it is this one. */
function pageOf(view: OffersView, offerId: string): string {
  if (view.shown.some(({ offer }) => offer.id === offerId)) return ''
  const place = view.listed.findIndex(({ offer }) => offer.id === offerId)
  return offersAddress(view, { showsAll: true, page: getPageAt(place) })
}

function withRepayment(
  shareableAnswers: Situation['shareableAnswers'],
  repayment: string,
): Situation['shareableAnswers'] {
  return [...shareableAnswers.filter(([name]) => name !== 'repayment'), ['repayment', repayment]]
}
