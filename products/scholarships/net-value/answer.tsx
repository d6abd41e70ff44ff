import { href } from 'react-router'
import { Details } from '#app/ui/details/details.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Part, Points } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { formatDollars } from '#domain/money.ts'
import { sumAid } from '#domain/scholarships/aid-package.ts'
import {
  checkLaw,
  displacementLaws,
  isLawState,
  type LawVerdict,
} from '#domain/scholarships/displacement-laws.ts'
import { federalOveraward } from '#domain/scholarships/federal-overaward.ts'
import { calculateNetValue, type NetValue } from '#domain/scholarships/net-value.ts'
import { federalKinds, type Outcome } from '#domain/scholarships/reduce-aid.ts'
import { usStates } from '#domain/states.ts'
import { AnswerSheet } from '#kit/listing/list/answer-sheet.tsx'
import { AidBars } from './aid-bars.tsx'
import { answerText, letterText } from './answer-messages.ts'
import { lawText } from './law-messages.ts'
import { LawWords } from './law-words.tsx'
import { writeLetter } from './letter.ts'
import styles from './net-value.module.css'
import type { NetValueAnswers } from './net-value-form.ts'

/** What the scholarship adds, why, what gives way, whether a law helps, and what to ask. */
export function Answer({ answers }: { answers: NetValueAnswers }) {
  const { state, schoolKind, situation } = answers
  const { awardCents, aid } = situation
  const law = state !== undefined && isLawState(state) ? displacementLaws[state] : undefined
  const verdict = law && checkLaw(law, { schoolKind, aid })
  const result = calculateNetValue({
    ...situation,
    protection: verdict === 'applies' ? (law?.protection ?? undefined) : undefined,
  })
  const unprotected = calculateNetValue(situation)
  const letter = writeLetter({
    awardCents,
    exceedsCost: result.exceedsCost,
    law: verdict === 'other_schools' ? undefined : law?.source.title,
  })
  return (
    <>
      <Sum answers={answers} result={result} />
      <div className={styles.answer}>
        <Part id="why" title={answerText.why}>
          <Points points={listReasons(result, answers)} />
          {result.endangersPell ? (
            <Note tone="warn">
              <p>{answerText.pellEnds}</p>
            </Note>
          ) : null}
        </Part>
        <Part id="gives" title={answerText.gives}>
          <ReducedAid result={result} />
          <p className={styles.soft}>{answerText.limits}</p>
          {result.missing.length > 0 ? (
            <>
              <h3 id="narrow">{answerText.narrow}</h3>
              <Points points={result.missing.map((answer) => answerText.missing[answer])} />
            </>
          ) : null}
        </Part>
        <Part id="ask" title={answerText.ask}>
          <p>{answerText.askHint}</p>
          <blockquote className={styles.letter} aria-label={letterText.label}>
            {letter}
          </blockquote>
        </Part>
        <div>
          <Part id="law" title={lawText.title}>
            <p>
              {formatLaw(state, verdict)} {verdict === 'applies' ? formatGain(result, unprotected) : null}
            </p>
            {law ? <LawWords law={law} /> : null}
            {law ? <p className={styles.soft}>{lawText.notAdvice}</p> : null}
          </Part>
          <ReadOn />
        </div>
      </div>
    </>
  )
}

function ReadOn() {
  return (
    <Part id="next" title={answerText.next}>
      <ul className={styles.links}>
        <li>
          <a href={href('/resources/:category/:slug', displacementArticle)}>
            {answerText.links.displacement}
          </a>
        </li>
        <li>
          <a href={href('/scholarships/:slug', { slug: 'scholarships-complete-guide' })}>
            {answerText.links.guide}
          </a>
        </li>
        <li>
          <a href={href('/fafsa/:slug', { slug: 'fafsa-complete-guide' })}>{answerText.links.fafsa}</a>
        </li>
      </ul>
      <Details summary={answerText.sources}>
        <ul className={styles.sources}>
          {Object.values(federalOveraward).map(({ source }) => (
            <li key={source.title}>
              <SourceLine source={source} />
            </li>
          ))}
        </ul>
      </Details>
    </Part>
  )
}

const displacementArticle = { category: 'scholarships', slug: 'will-a-scholarship-cut-my-aid' }

interface SumProps {
  answers: NetValueAnswers
  result: NetValue
}

/** What the scholarship adds for sure, and at most, with the year before and after. */
function Sum({ answers: { situation }, result }: SumProps) {
  const { awardCents, costCents, aid } = situation
  const { atLeastCents, atMostCents } = result
  return (
    <AnswerSheet
      amount={formatDollars(atLeastCents)}
      chart={<AidBars aid={aid} awardCents={awardCents} costCents={costCents} result={result} />}
      isGain={atLeastCents > 0}
      label={atLeastCents === atMostCents ? answerText.adds : answerText.addsAtLeast}
      lines={[answerText.ofAward(awardCents), answerText.gain]}
      title={formatResult(atLeastCents, atMostCents, awardCents)}
      more={atLeastCents === atMostCents ? undefined : answerText.atMost(atMostCents)}
    >
      <p className={styles.soft}>{answerText.tax}</p>
    </AnswerSheet>
  )
}

function formatResult(leastCents: number, mostCents: number, awardCents: number): string {
  if (leastCents === awardCents) return answerText.all(awardCents)
  if (mostCents === 0) return answerText.nothing
  return leastCents === mostCents
    ? answerText.exactly(leastCents, awardCents)
    : answerText.between(leastCents, mostCents)
}

function listReasons(result: NetValue, { situation: { aid } }: NetValueAnswers): string[] {
  const { need, unmetNeed, exceedsNeed, exceedsCost, endangersPell } = result
  // Without aid that need limits, aid may exceed need.
  const isLimited = sumAid(aid, ['governmentGrants', 'workStudy', 'subsidizedLoans']) > 0
  return [
    answerText.need(need.fromCents, need.toCents),
    unmetNeed.toCents === 0 ? answerText.gapNone : answerText.gap(unmetNeed.fromCents, unmetNeed.toCents),
    ...(isLimited && exceedsNeed === true ? [answerText.overNeed] : []),
    ...(isLimited && exceedsNeed === 'unknown' ? [answerText.maybeOverNeed] : []),
    ...(exceedsCost ? [sumAid(aid, federalKinds) > 0 ? answerText.overCost : answerText.overCostFree] : []),
    ...(aid.pell > 0 && !endangersPell ? [answerText.pellStays] : []),
  ]
}

function ReducedAid({ result: { best, worst, missing } }: { result: NetValue }) {
  const isSure = missing.length === 0
  const isOne = JSON.stringify(best) === JSON.stringify(worst)
  return (
    <div className={styles.cases}>
      <Case title={isOne ? answerText.onlyCase : answerText.best} outcome={best} isSure={isSure} />
      {isOne ? null : <Case title={answerText.worst} outcome={worst} isSure={isSure} />}
    </div>
  )
}

interface CaseProps {
  title: string
  outcome: Outcome
  /** Whether the school's rule is known. */
  isSure: boolean
}

function Case({ title, outcome: { reductions }, isSure }: CaseProps) {
  const reasons = isSure
    ? answerText.reasons
    : { ...answerText.reasons, school_rule: answerText.schoolMayRule }
  return (
    <section className={styles.case}>
      <h3>{title}</h3>
      {reductions.length === 0 ? <p>{answerText.nothingGives}</p> : null}
      {reductions.length > 0 ? (
        <ol>
          {reductions.map(({ kind, cents, reason }) => (
            <li key={`${kind} ${reason}`}>
              <strong>{answerText.reduction(cents, kind)}</strong>, {reasons[reason]}
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  )
}

function formatLaw(state: string | undefined, verdict: LawVerdict | undefined): string {
  const name = usStates.find(({ abbreviation }) => abbreviation === state)?.name
  if (name === undefined) return lawText.noState
  return verdict ? lawText.verdicts[verdict](name) : lawText.none(name)
}

function formatGain(under: NetValue, without: NetValue): string {
  if (under.atLeastCents === without.atLeastCents) return lawText.changesNothing
  return lawText.raises(without.atLeastCents)
}
