import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
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
import { AnswerSheet } from '#kit/listing/list/answer-sheet.tsx'
import { fafsaText } from '#products/fafsa/messages.ts'
import settings from '#products/fafsa/settings-form.module.css'
import type { Route } from './+types/loan-limits-page.ts'
import { LimitTables } from './limit-tables.tsx'
import styles from './loan-limits.module.css'
import { loanLimitsText as words } from './loan-limits-messages.ts'
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

export const meta = pageMeta

/** The federal loan limits of a student's situation, then those of every situation, and the rules behind them. */
export default function LoanLimitsPage({ loaderData: { choice } }: Route.ComponentProps) {
  const remaining = calculateRemainingFederalLoans(toSituation(choice))
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1>{words.title}</h1>
          <Lead>{words.lead}</Lead>
        </>
      }
    >
      <LimitAnswer choice={choice} remaining={remaining} />
      <LimitTables />
      <div className={styles.rules}>
        {words.rules.map(({ id, title, points }) => (
          <Part key={id} id={id} title={title}>
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

function LimitAnswer({ choice, remaining }: { choice: LimitChoice; remaining: RemainingFederalLoans }) {
  const { student, subsidizedYearlyLimit, parentPlus, graduatePlus, notes } = remaining
  const isNothing = student.yearlyLimit.toCents === 0
  const amount = isNothing ? words.none : formatLimit(student.yearlyLimit)
  const parts: [string, string][] = [
    [formatLimit(subsidizedYearlyLimit), subsidizedYearlyLimit.toCents > 0 ? words.parts.subsidized : ''],
    [formatLimit(student.aggregate), words.parts.total],
    [formatLimit(graduatePlus), graduatePlus.toCents > 0 ? words.parts.graduatePlus : ''],
    [parentPlus ? formatLimit(parentPlus.yearlyLimit) : '', parentPlus ? words.parts.parents : ''],
    [parentPlus ? formatLimit(parentPlus.aggregate) : '', parentPlus ? words.parts.parentsInAll : ''],
  ]
  return (
    <AnswerSheet
      title={words.answer}
      fields={<Fields choice={choice} />}
      label={words.student}
      amount={amount}
      isVerdict={isNothing}
      lines={isNothing ? [] : parts.filter(([, name]) => name !== '').map(toLine)}
      actions={<a href={href('/student-loans/signup')}>{words.questions}</a>}
    >
      <Points points={[words.borrowed, ...notes.map((note) => federalText.notes[note])]} />
    </AnswerSheet>
  )
}

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
      <Button type="submit">{words.update}</Button>
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
