import { type CardPlan, type CardSurvey, isOpenToApplicants } from '#domain/cards/survey-plan.ts'
import type { CatalogFile, Problem } from '#kit/catalog/catalog-file.ts'
import { type ReadPlan, readPlan } from './read-plan.ts'
import { findHeader, findPeriodEnd, toCells } from './survey-layout.ts'

export type SurveyRead =
  | {
      ok: true
      survey: CardSurvey
      /** The rows that cannot be read, by their line. */
      refused: Problem[]
      /** How many plans nobody can apply for by themselves. */
      leftOutCount: number
    }
  | { ok: false; problems: string[] }

/** Returns whether a file is the survey, by its columns. */
export function isSurvey(file: CatalogFile): boolean {
  return file.form === 'csv' && findHeader(file.table.lines) >= 0
}

/** At most this percentage of the rows may be refused: more says that the layout has changed. */
const maxRefusedPercent = 5

/** @param today 'YYYY-MM-DD' */
export function readSurvey(file: CatalogFile, today: string): SurveyRead {
  const lines = file.form === 'csv' ? file.table.lines : []
  const at = findHeader(lines)
  const header = lines[at]
  if (!header)
    return refuse(
      'The sheet has no row with "Institution Name", "Product Name", and "Targeted Credit Tiers".',
    )
  const surveyedOn = findPeriodEnd(lines.slice(0, at))
  if (surveyedOn === null)
    return refuse(
      `line ${header.number}: the lines above it do not say “Data for reporting period July 1, 2025 – December 31, 2025.”`,
    )
  if (surveyedOn > today) return refuse(`The reporting period ends on ${surveyedOn}, which is in the future.`)
  const split = toCells(header, lines.slice(at + 1))
  if (!split.ok) return refuse(split.problem)
  if (split.rows.length === 0) return refuse(`line ${header.number}: there is no plan below it.`)
  const refused: Problem[] = []
  const plans: ReadPlan[] = []
  for (const row of split.rows) {
    const read = readPlan(row.cells)
    if (read.ok) plans.push(read.plan)
    else refused.push(...read.problems.map((text) => ({ at: row.at, text })))
  }
  const refusedRows = split.rows.length - plans.length
  if (refusedRows * 100 > split.rows.length * maxRefusedPercent)
    return {
      ok: false,
      problems: [
        ...refused.map((problem) => `${problem.at}: ${problem.text}.`),
        `${refusedRows} of ${split.rows.length} rows are invalid; the limit is ${maxRefusedPercent}%.`,
      ],
    }
  const open = plans.filter(({ name }) => isOpenToApplicants(name))
  return {
    ok: true,
    survey: { surveyedOn, plans: withIds(open) },
    refused,
    leftOutCount: plans.length - open.length,
  }
}

function refuse(problem: string): SurveyRead {
  return { ok: false, problems: [problem] }
}

/** Gives each plan an id from its names; a second one of the same names is numbered, in the order of the file. */
export function withIds(plans: readonly ReadPlan[]): CardPlan[] {
  const counts = new Map<string, number>()
  return plans.map((plan) => {
    const slug = toSlug(`${plan.institution} ${plan.name}`)
    const count = (counts.get(slug) ?? 0) + 1
    counts.set(slug, count)
    return { id: count === 1 ? slug : `${slug}-${count}`, ...plan }
  })
}

function toSlug(text: string): string {
  const slug = text
    .replace(/[®™℠'’]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || 'plan'
}
