import { Fragment } from 'react'
import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button/button.tsx'
import type { AnswerSentence } from '#domain/loan-answer/answer-sentence.ts'
import { formatDollars } from '#domain/money.ts'
import { isYours } from '#domain/own-id.ts'
import { ChooseButton } from '#kit/listing/compare/compare-actions.tsx'
import { AnswerSheet } from '#kit/listing/list/answer-sheet.tsx'
import { getPageAt } from '#kit/listing/list-page.ts'
import { OffersMap } from '#kit/loan-offers/list/offers-map.tsx'
import type { OffersView } from '#kit/loan-offers/list/offers-view.server.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { cosignerAddress, offersAddress } from '#kit/loan-offers/settings/offers-address.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import { questionFromOffers } from '#products/student-loans/situation/questions.ts'
import type { Situation } from '#products/student-loans/situation/situation.server.ts'
import { type AnswerLine, toLines } from './answer-lines.ts'
import type { Part, Target } from './answer-part.ts'
import { childSettings, listChildAnswers } from './child-borrows.ts'
import { FederalDetails } from './federal-details.tsx'
import { answerText } from './loan-answer-messages.ts'
import type { NeedStack } from './need-stacks.server.ts'
import { NeedStacks } from './need-stacks.tsx'
import styles from './offers-page.module.css'
import { partAddress } from './partial-loans.tsx'

interface LoanAnswerProps {
  answer: readonly AnswerSentence[]
  stacks: readonly NeedStack[]
  situation: Situation
  view: OffersView
  /** What a federal loan of the same size costs in total, in cents. */
  reference: number | undefined
}

/** Lines that say what the amount of the answer is; the others are about the rest of the need. */
const aboutAmount = new Set<AnswerLine['name']>(['choice', 'caution', 'nothing'])

/** Says what to do, above the list: the loan with the lowest maximum cost, and what comes before it. */
export function LoanAnswer({ answer, stacks, situation, view, reference }: LoanAnswerProps) {
  const { borrower } = situation.answers
  const named = findNamed(answer)
  const lines = toLines(answer)
  const others = lines.filter(({ name }) => !aboutAmount.has(name))
  // The first is the federal one; where nothing can be listed, all of them are what to do next.
  const open = view.count === 0 ? others : others.slice(0, 1)
  const say = ({ name, sentences }: AnswerLine) => (
    <Fragment key={name}>
      {sentences.map((sentence) => (
        <Fragment key={sentence.kind}>
          <Sentence parts={answerText.format(sentence)} situation={situation} view={view} />{' '}
        </Fragment>
      ))}
      {name === 'need' ? <OtherAmount situation={situation} view={view} /> : null}
    </Fragment>
  )
  const more = (
    <>
      {others.slice(open.length).map((line) => (
        <p key={line.name}>{say(line)}</p>
      ))}
      <FederalDetails
        asks={answer.flatMap((one) => (one.kind === 'ask_elsewhere' ? one.places : []))}
        situation={situation}
      />
    </>
  )
  return (
    <AnswerSheet
      actions={
        named ? (
          <>
            {isYours({ id: named.offerId }) ? null : (
              <ChooseButton about={`: ${named.lenderName}`} id={named.offerId} label={loanOfferText.choose} />
            )}
            <ButtonLink
              fitContent
              href={`${pageOf(view, named.offerId)}#why-${named.offerId}`}
              size="small"
              variant="white"
            >
              {answerText.why}
            </ButtonLink>
          </>
        ) : null
      }
      amount={named && formatDollars(named.worst.monthlyCents)}
      chart={view.count > 1 ? <OffersMap reference={reference} view={view} /> : null}
      label={named ? answerText.amountLabel(named.worst) : undefined}
      lines={lines.filter(({ name }) => aboutAmount.has(name)).map(say)}
      title={answerText.title}
      unit={named ? loanOfferText.monthly(named.worst.isImmediate) : undefined}
    >
      <div className={styles.rest}>
        {open.map((line) => (
          <p key={line.name}>{say(line)}</p>
        ))}
        {stacks.length > 0 ? (
          <NeedStacks
            isForChild={borrower === 'parent' || borrower === 'child'}
            more={more}
            stacks={stacks}
          />
        ) : (
          more
        )}
      </div>
    </AnswerSheet>
  )
}

type Named = Extract<AnswerSentence, { kind: 'lowest_worst_case' | 'may_have_lowest_worst_case' }>

/** The loan that the answer names first. */
function findNamed(answer: readonly AnswerSentence[]): Named | undefined {
  return answer.find(
    (sentence): sentence is Named =>
      sentence.kind === 'lowest_worst_case' || sentence.kind === 'may_have_lowest_worst_case',
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
