import { Fragment, type ReactNode } from 'react'
import { data, href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { LevelFields } from '#app/ui/field/field.tsx'
import { SmallPrint } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { LongPage } from '#app/ui/long-page/long-page.tsx'
import { Part, Points } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { professionalPrograms } from '#domain/award-years/professional-programs.ts'
import { degrees, enrollments } from '#domain/eligibility/profile.ts'
import { dependencies, studyYears } from '#domain/federal-limits/federal-situation.ts'
import {
  calculateRemainingFederalLoans,
  onlyCostBinds,
  type RemainingFederalLoans,
} from '#domain/federal-limits/remaining-federal-loans.ts'
import { federalText, formatRange } from '#kit/federal-loans/limit-messages.ts'
import { FormPageTop } from '#kit/forms/form-page-top.tsx'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { AnswerSheet } from '#kit/listing/list/answer-sheet.tsx'
import { fafsaText } from '#products/fafsa/messages.ts'
import settings from '#products/fafsa/settings-form.module.css'
import type { Route } from './+types/loan-limits-page.ts'
import { LimitTables } from './limit-tables.tsx'
import styles from './loan-limits.module.css'
import { loanLimitsText as words } from './loan-limits-messages.ts'
import { pickOwnValues, readOwnAnswers } from './own-answers.ts'
import { OwnAnswersForm } from './own-answers-form.tsx'
import {
  canBeExcepted,
  isGraduateDegree,
  type LimitChoice,
  limitParams,
  readLimitChoice,
  toSituation,
} from './situation.ts'

const path = href('/fafsa/loan-limits')
const breadcrumbs = [
  { name: fafsaText.line, item: href('/fafsa') },
  { name: words.title, item: path },
]

export const handle = { cache: { params: limitParams } } satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    choice: readLimitChoice(new URL(request.url).searchParams),
    ...(await describePage(context, {
      pageUrl: path,
      title: words.title,
      description: words.description,
      breadcrumbsList: breadcrumbs,
    })),
  }
}

/** Returns what was posted, to compute with while the page renders. No address holds it. */
export async function action({ request }: Route.ActionArgs) {
  const values = pickOwnValues(await readPostedForm(request))
  const { problems } = readOwnAnswers(values, readLimitChoice(new URL(request.url).searchParams))
  return data({ values, problems }, { status: problems.length > 0 ? 400 : 200 })
}

export const meta = metaWithoutTitle

/** The federal loan limits of a student's situation, then those of every situation, and the rules behind them. */
export default function LoanLimitsPage({ loaderData: { choice }, actionData: sent }: Route.ComponentProps) {
  const own = sent && readOwnAnswers(sent.values, choice).answers
  const remaining = calculateRemainingFederalLoans(toSituation(choice, own))
  return (
    <LongPage
      top={
        <FormPageTop
          breadcrumbs={breadcrumbs}
          lead={words.lead}
          problems={sent?.problems}
          title={words.title}
        />
      }
    >
      <LimitAnswer choice={choice} isOwn={own !== undefined} remaining={remaining} />
      <OwnAnswersForm choice={choice} sent={sent} />
      <LimitTables />
      <div className={styles.rules}>
        {words.rules.map(({ id, title, points }) => (
          <Part key={id} id={`${id}-rule`} title={title}>
            <Points points={points} />
          </Part>
        ))}
      </div>
      <Details look="plain" summary={words.sources}>
        {sources.map((source) => (
          <SourceLine key={`${source.title} ${source.readIn}`} source={source} />
        ))}
      </Details>
    </LongPage>
  )
}

const sources = [
  awardYear202627.undergraduateYearlyLimits.source,
  awardYear202627.undergraduateAggregateLimits.source,
  awardYear202627.graduateYearlyLimits.source,
  awardYear202627.parentPlusLimits.source,
  awardYear202627.lifetimeLimit.source,
  awardYear202627.interimException.source,
  awardYear202627.enrollment.source,
  awardYear202627.programLength.source,
  professionalPrograms.source,
  awardYear202627.citizenship.source,
]

/** What the sum rests on, beside it; the list at the end of the page says where each was read. */
const mainSources = [
  awardYear202627.undergraduateYearlyLimits.source,
  awardYear202627.graduateYearlyLimits.source,
  awardYear202627.lifetimeLimit.source,
]

interface LimitAnswerProps {
  choice: LimitChoice
  remaining: RemainingFederalLoans
  /** Whether the visitor said what was already borrowed, so that what is left stands instead of the limit. */
  isOwn: boolean
}

function LimitAnswer({ choice, remaining, isOwn }: LimitAnswerProps) {
  const { student, subsidizedYearlyLimit, parentPlus, graduatePlus, lifetime, notes } = remaining
  const { parts: names } = words
  const thisYear = isOwn ? student.thisYear : student.yearlyLimit
  const isNothing = student.yearlyLimit.toCents === 0
  const amount = isNothing ? words.none : formatLimit(thisYear)
  const isLifted = lifetime.toCents === onlyCostBinds
  const plusThisYear = parentPlus && (isOwn ? parentPlus.thisYear : parentPlus.yearlyLimit)
  const parts: [string, string][] = [
    [formatLimit(subsidizedYearlyLimit), !isOwn && subsidizedYearlyLimit.toCents > 0 ? names.subsidized : ''],
    [formatLimit(student.aggregate), isOwn ? names.totalLeft : names.total],
    [
      formatLimit({ ...lifetime, toCents: isLifted ? lifetime.fromCents : lifetime.toCents }),
      lifetime.fromCents === onlyCostBinds ? '' : isOwn ? names.lifetimeLeft : names.lifetime,
    ],
    [formatLimit(graduatePlus), graduatePlus.toCents > 0 ? names.graduatePlus : ''],
    [
      plusThisYear ? formatLimit(plusThisYear) : '',
      plusThisYear ? (isOwn ? names.parentsLeft : names.parents) : '',
    ],
    [
      parentPlus ? formatLimit(parentPlus.aggregate) : '',
      parentPlus ? (isOwn ? names.parentsInAllLeft : names.parentsInAll) : '',
    ],
  ]
  const points = [
    ...(isOwn ? [] : [words.borrowed]),
    ...(remaining.mayBorrow === 'no' ? closedPoints : []),
    ...(isLifted ? [words.lifetimeLifted] : []),
    ...notes.map((note) => federalText.notes[note]),
  ]
  return (
    <AnswerSheet
      title={words.answer}
      fields={<Fields choice={choice} />}
      label={isOwn && !isNothing ? words.studentLeft : words.student}
      amount={amount}
      isVerdict={isNothing}
      lines={isNothing ? [] : parts.filter(([, name]) => name !== '').map(toLine)}
      actions={<a href={href('/student-loans/signup')}>{words.questions}</a>}
    >
      <Points points={points} />
      <SmallPrint>
        {words.figuresOf}{' '}
        {mainSources.map(({ title, url }, at) => (
          <Fragment key={url + title}>
            {at > 0 ? '; ' : null}
            <a href={url}>{title}</a>
          </Fragment>
        ))}
      </SmallPrint>
    </AnswerSheet>
  )
}

const { rule, state, school } = federalText.closed
/** What stays open to a student who can't have federal loans. */
const closedPoints = [rule, state, school]

function toLine([amount, name]: [string, string]): ReactNode {
  return (
    <>
      <strong>{amount}</strong> {name}
    </>
  )
}

function formatLimit(range: { fromCents: number; toCents: number }): string {
  if (range.toCents !== onlyCostBinds) return formatRange(range)
  return range.fromCents === onlyCostBinds || range.fromCents === 0
    ? words.upToCost
    : words.orUpToCost(formatRange({ ...range, toCents: range.fromCents }))
}

function Fields({ choice }: { choice: LimitChoice }) {
  const isGraduate = isGraduateDegree(choice.degree)
  const changesWithException = canBeExcepted(choice) && (isGraduate || choice.dependency !== 'independent')
  return (
    <form action={path} className={settings.form} data-live data-print="no">
      <LevelFields>
        <Choice names={words.degrees} name="degree" value={choice.degree ?? 'bachelors'} codes={degrees} />
        {isGraduate ? null : (
          <>
            <Choice names={words.years} name="year" value={choice.year ?? 'first'} codes={studyYears} />
            <Choice
              names={words.dependencies}
              name="dependency"
              value={choice.dependency ?? 'dependent'}
              codes={dependencies}
            />
          </>
        )}
        <Choice
          names={words.enrollments}
          name="enrollment"
          value={choice.enrollment ?? 'full_time'}
          codes={enrollments}
        />
        {changesWithException ? <YesOrNo name="exception" value={choice.exception} /> : null}
        {isGraduate ? <YesOrNo name="program" value={choice.program} /> : null}
      </LevelFields>
      <Button fitContent type="submit">
        {words.update}
      </Button>
    </form>
  )
}

interface ChoiceProps<Code extends string> {
  name: keyof typeof words.fields
  names: Readonly<Record<Code, string>>
  codes: readonly Code[]
  value: Code
}

function Choice<Code extends string>({ name, names, codes, value }: ChoiceProps<Code>) {
  return (
    <SelectField
      defaultValue={value}
      id={name}
      label={words.fields[name]}
      name={name}
      options={codes.map((code) => ({ value: code, label: names[code] }))}
    />
  )
}

function YesOrNo({ name, value }: { name: 'exception' | 'program'; value: 'yes' | 'no' | undefined }) {
  return (
    <SelectField
      defaultValue={value ?? ''}
      id={name}
      label={words.fields[name]}
      name={name}
      options={[
        { value: '', label: words.unknown },
        { value: 'yes', label: words.yesOrNo.yes },
        { value: 'no', label: words.yesOrNo.no },
      ]}
    />
  )
}
