import { href } from 'react-router'
import { Card } from '#app/ui/card/card.tsx'
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
import { AidTable } from './aid-table.tsx'
import { answerText, letterText } from './answer-messages.ts'
import { lawText } from './law-messages.ts'
import { LawWords } from './law-words.tsx'
import { writeLetter } from './letter.ts'
import styles from './net-value.module.css'
import type { NetValueAnswers } from './net-value-form.ts'

/** What the scholarship adds, why, what gives way, whether a law helps, and what to ask. */
export function Answer({ answers }: { answers: NetValueAnswers }) {
  const { state, schoolKind, situation } = answers
  const { awardCents, costCents, aid } = situation
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
    <div className={styles.answer}>
      <Sum result={result} awardCents={awardCents} />
      <Part id="why" title={answerText.why}>
        <Points points={listReasons(result, answers)} />
        {result.endangersPell ? (
          <Note tone="warn">
            <p>{answerText.pellEnds}</p>
          </Note>
        ) : null}
      </Part>
      {result.missing.length > 0 ? (
        <Part id="narrow" title={answerText.narrow}>
          <Points points={result.missing.map((answer) => answerText.missing[answer])} />
        </Part>
      ) : null}
      <Part id="gives" title={answerText.gives}>
        <ReducedAid result={result} />
        <p className={styles.soft}>{answerText.limits}</p>
      </Part>
      <Part id="table" title={answerText.table}>
        <AidTable costCents={costCents} awardCents={awardCents} aid={aid} result={result} />
      </Part>
      <Part id="law" title={lawText.title}>
        <p>
          {formatLaw(state, verdict)} {verdict === 'applies' ? formatGain(result, unprotected) : null}
        </p>
        {law ? (
          <Card>
            <LawWords law={law} />
          </Card>
        ) : null}
        {law ? <p className={styles.soft}>{lawText.notAdvice}</p> : null}
      </Part>
      <Part id="ask" title={answerText.ask}>
        <p>{answerText.askHint}</p>
        <blockquote className={styles.letter} aria-label={letterText.label}>
          {letter}
        </blockquote>
      </Part>
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
    </div>
  )
}

const displacementArticle = { category: 'scholarships', slug: 'will-a-scholarship-cut-my-aid' }

function Sum({
  result: { atLeastCents, atMostCents },
  awardCents,
}: {
  result: NetValue
  awardCents: number
}) {
  return (
    <Card as="section" aria-labelledby="answer" className={styles.sum}>
      <h2 id="answer">{formatResult(atLeastCents, atMostCents, awardCents)}</h2>
      <Bar sure={atLeastCents / awardCents} max={atMostCents / awardCents} />
      {atLeastCents === atMostCents ? null : (
        <dl className={styles.range}>
          <div>
            <dt>{answerText.atLeast}</dt>
            <dd>{formatDollars(atLeastCents)}</dd>
          </div>
          <div>
            <dt>{answerText.atMost}</dt>
            <dd>{formatDollars(atMostCents)}</dd>
          </div>
        </dl>
      )}
      <p>{answerText.ofAward(awardCents)}</p>
      <p className={styles.soft}>{answerText.gain}</p>
      <p className={styles.soft}>{answerText.tax}</p>
    </Card>
  )
}

/** Shows the parts of the scholarship that are sure and possible; the words beside it say the same. */
function Bar({ sure, max }: { sure: number; max: number }) {
  return (
    <svg aria-hidden="true" className={styles.bar} preserveAspectRatio="none" viewBox="0 0 1 1">
      <rect className={styles.possible} height="1" width={max} />
      <rect className={styles.sure} height="1" width={sure} />
    </svg>
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
    <Card as="section" padding="small" className={styles.case}>
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
    </Card>
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
