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
import { letterMessages, messages } from './answer-messages.ts'
import { messages as lawMessages } from './law-messages.ts'
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
      <Part id="why" title={messages.why}>
        <Points points={listReasons(result, answers)} />
        {result.endangersPell ? (
          <Note tone="warn">
            <p>{messages.pellEnds}</p>
          </Note>
        ) : null}
      </Part>
      {result.missing.length > 0 ? (
        <Part id="narrow" title={messages.narrow}>
          <Points points={result.missing.map((answer) => messages.missing[answer])} />
        </Part>
      ) : null}
      <Part id="gives" title={messages.gives}>
        <GivesWay result={result} />
        <p className={styles.soft}>{messages.limits}</p>
      </Part>
      <Part id="table" title={messages.table}>
        <AidTable costCents={costCents} awardCents={awardCents} aid={aid} result={result} />
      </Part>
      <Part id="law" title={lawMessages.title}>
        <p>
          {sayLaw(state, verdict)} {verdict === 'applies' ? sayGain(result, unprotected) : null}
        </p>
        {law ? (
          <Card>
            <LawWords law={law} />
          </Card>
        ) : null}
        {law ? <p className={styles.soft}>{lawMessages.notAdvice}</p> : null}
      </Part>
      <Part id="ask" title={messages.ask}>
        <p>{messages.askHint}</p>
        <blockquote className={styles.letter} aria-label={letterMessages.label}>
          {letter}
        </blockquote>
      </Part>
      <Part id="next" title={messages.next}>
        <ul className={styles.links}>
          <li>
            <a href={href('/resources/:category/:slug', displacementArticle)}>
              {messages.links.displacement}
            </a>
          </li>
          <li>
            <a href={href('/scholarships/:slug', { slug: 'scholarships-complete-guide' })}>
              {messages.links.guide}
            </a>
          </li>
          <li>
            <a href={href('/fafsa/:slug', { slug: 'fafsa-complete-guide' })}>{messages.links.fafsa}</a>
          </li>
        </ul>
        <Details summary={messages.sources}>
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
      <h2 id="answer">{sayResult(atLeastCents, atMostCents, awardCents)}</h2>
      <Bar sure={atLeastCents / awardCents} most={atMostCents / awardCents} />
      {atLeastCents === atMostCents ? null : (
        <dl className={styles.range}>
          <div>
            <dt>{messages.atLeast}</dt>
            <dd>{formatDollars(atLeastCents)}</dd>
          </div>
          <div>
            <dt>{messages.atMost}</dt>
            <dd>{formatDollars(atMostCents)}</dd>
          </div>
        </dl>
      )}
      <p>{messages.ofAward(awardCents)}</p>
      <p className={styles.soft}>{messages.gain}</p>
      <p className={styles.soft}>{messages.tax}</p>
    </Card>
  )
}

/** Shows the parts of the scholarship that are sure and possible; the words beside it say the same. */
function Bar({ sure, most }: { sure: number; most: number }) {
  return (
    <svg aria-hidden="true" className={styles.bar} preserveAspectRatio="none" viewBox="0 0 1 1">
      <rect className={styles.possible} height="1" width={most} />
      <rect className={styles.sure} height="1" width={sure} />
    </svg>
  )
}

function sayResult(leastCents: number, mostCents: number, awardCents: number): string {
  if (leastCents === awardCents) return messages.all(awardCents)
  if (mostCents === 0) return messages.nothing
  return leastCents === mostCents
    ? messages.exactly(leastCents, awardCents)
    : messages.between(leastCents, mostCents)
}

function listReasons(result: NetValue, { situation: { aid } }: NetValueAnswers): string[] {
  const { need, unmetNeed, exceedsNeed, exceedsCost, endangersPell } = result
  // Without aid that need limits, aid may exceed need.
  const isLimited = sumAid(aid, ['governmentGrants', 'workStudy', 'subsidizedLoans']) > 0
  return [
    messages.need(need.fromCents, need.toCents),
    unmetNeed.toCents === 0 ? messages.gapNone : messages.gap(unmetNeed.fromCents, unmetNeed.toCents),
    ...(isLimited && exceedsNeed === true ? [messages.overNeed] : []),
    ...(isLimited && exceedsNeed === 'unknown' ? [messages.maybeOverNeed] : []),
    ...(exceedsCost ? [sumAid(aid, federalKinds) > 0 ? messages.overCost : messages.overCostFree] : []),
    ...(aid.pell > 0 && !endangersPell ? [messages.pellStays] : []),
  ]
}

function GivesWay({ result: { best, worst, missing } }: { result: NetValue }) {
  const isSure = missing.length === 0
  const isOne = JSON.stringify(best) === JSON.stringify(worst)
  return (
    <div className={styles.cases}>
      <Case title={isOne ? messages.onlyCase : messages.best} outcome={best} isSure={isSure} />
      {isOne ? null : <Case title={messages.worst} outcome={worst} isSure={isSure} />}
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
  const reasons = isSure ? messages.reasons : { ...messages.reasons, school_rule: messages.schoolMayRule }
  return (
    <Card as="section" padding="small" className={styles.case}>
      <h3>{title}</h3>
      {reductions.length === 0 ? <p>{messages.nothingGives}</p> : null}
      {reductions.length > 0 ? (
        <ol>
          {reductions.map(({ kind, cents, reason }) => (
            <li key={`${kind} ${reason}`}>
              <strong>{messages.reduction(cents, kind)}</strong>, {reasons[reason]}
            </li>
          ))}
        </ol>
      ) : null}
    </Card>
  )
}

function sayLaw(state: string | undefined, verdict: LawVerdict | undefined): string {
  const name = usStates.find(({ abbreviation }) => abbreviation === state)?.name
  if (name === undefined) return lawMessages.noState
  return verdict ? lawMessages.verdicts[verdict](name) : lawMessages.none(name)
}

function sayGain(under: NetValue, without: NetValue): string {
  if (under.atLeastCents === without.atLeastCents) return lawMessages.changesNothing
  return lawMessages.raises(without.atLeastCents)
}
