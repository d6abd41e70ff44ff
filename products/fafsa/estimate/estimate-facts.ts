import type { RuleName } from '#domain/aid/trace.ts'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import type { NeedAnalysisYear } from '#domain/award-years/need-analysis.ts'
import { needAnalysisSources } from '#domain/award-years/need-analysis-sources.ts'
import { otherAid } from '#domain/award-years/other-aid.ts'
import type { Source } from '#domain/award-years/source.ts'
import { dependencySources } from '#domain/fafsa-form/dependency-sources.ts'
import { contributorNotes, notContributors } from '#domain/fafsa-form/not-contributors.ts'
import { formSources } from '#domain/fafsa-form/sources.ts'
import {
  type Dependency,
  dependencies,
  type StudyYear,
  studyYears,
} from '#domain/federal-limits/federal-situation.ts'
import { calculateRemainingFederalLoans } from '#domain/federal-limits/remaining-federal-loans.ts'
import { estimateYears } from './estimate-fields.ts'
import { placeSources } from './place-sources.ts'

/** What the island is told by the server instead of carrying all sources and the rules of loans to the browser. */
export interface EstimateFacts {
  /** The titles of the law or notice behind each table, by award year. */
  rules: Record<NeedAnalysisYear, Record<RuleName, string>>
  /** Direct Loans of an undergraduate for a year, in whole cents. */
  loans: {
    awardYear: string
    /** The title of the rule behind them. */
    rule: string
    limits: Record<Dependency, Record<StudyYear, { yearlyCents: number; subsidizedCents: number }>>
  }
}

const loanSource = awardYear202627.undergraduateYearlyLimits.source

export function listEstimateFacts(): EstimateFacts {
  const cases = dependencies.map((dependency) => [dependency, listLimits(dependency)] as const)
  return {
    rules: Object.fromEntries(
      estimateYears.map((year) => [
        year,
        Object.fromEntries(Object.entries(sourcesOf(year)).map(([name, { title }]) => [name, title])),
      ]),
    ) as EstimateFacts['rules'],
    loans: {
      awardYear: awardYear202627.name,
      rule: loanSource.title,
      limits: Object.fromEntries(cases) as EstimateFacts['loans']['limits'],
    },
  }
}

function listLimits(dependency: Dependency) {
  return Object.fromEntries(
    studyYears.map((studyYear) => {
      const loans = calculateRemainingFederalLoans({
        degree: 'bachelors',
        enrollment: 'full_time',
        studyYear,
        dependency,
      })
      return [
        studyYear,
        {
          yearlyCents: loans.student.yearlyLimit.toCents,
          subsidizedCents: loans.subsidizedYearlyLimit.toCents,
        },
      ]
    }),
  )
}

function sourcesOf(year: NeedAnalysisYear): Record<RuleName, Source> {
  return { ...needAnalysisSources[year], income: formSources.taxYear }
}

/** Everything that an estimate of a year rests on, each source once. */
export function listSources(year: NeedAnalysisYear): readonly Source[] {
  const all = [
    ...Object.values(sourcesOf(year)),
    ...Object.values(dependencySources),
    ...[...notContributors, ...Object.values(contributorNotes)].map(({ source }) => source),
    ...[formSources.contributors, formSources.assets, formSources.assetsSkipped, formSources.familySize],
    ...placeSources,
    loanSource,
    otherAid.aidReview,
  ]
  return [...new Map(all.map((source) => [`${source.title} ${source.readIn}`, source])).values()]
}
