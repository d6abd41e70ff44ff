import { parseMoney } from '#domain/money.ts'
import type { AidKind } from '#domain/scholarships/aid-package.ts'
import { type SchoolKind, schoolKinds } from '#domain/scholarships/displacement-laws.ts'
import type { AwardSituation } from '#domain/scholarships/net-value.ts'
import { reductionOrders } from '#domain/scholarships/reduce-aid.ts'
import { usStates } from '#domain/states.ts'
import type { Reading } from '#kit/forms/sent-form.ts'
import { readTexts, type ValueReader, valueReader } from '#kit/forms/value-reader.ts'
import { netValueText } from './net-value-messages.ts'

/** The inputs of the form by the kind of aid that each asks for, in the order of the page. */
export const aidInputs = {
  pell: 'pell',
  governmentGrants: 'government',
  schoolGrants: 'school',
  otherScholarships: 'scholarships',
  workStudy: 'work',
  subsidizedLoans: 'subsidized',
  otherLoans: 'loans',
} as const satisfies Record<AidKind, string>

const inputs = ['award', 'cost', 'sai', ...Object.values(aidInputs), 'order', 'gap', 'state', 'kind']
const stateCodes = usStates.map(({ abbreviation }) => abbreviation)

/** What the form says of the visitor's year, and of the school. */
export interface NetValueAnswers {
  situation: AwardSituation
  state: string | undefined
  schoolKind: SchoolKind | undefined
}

/** Reads the form. What was typed comes back with the answers or with the problems. */
export function readNetValueForm(form: URLSearchParams): Reading<NetValueAnswers> {
  const values = readTexts(form, inputs)
  const reader = valueReader(values)
  const { scholarship, school, aid, problems: words } = netValueText
  const awardCents = reader.moneyAbove0('award', scholarship.name, words.award)
  const costCents = reader.moneyAbove0('cost', school.cost, words.cost)
  const saiCents = readIndex(reader)
  const amount = (kind: AidKind) => reader.money(aidInputs[kind], aid.kinds[kind])
  const amounts = {
    pell: amount('pell'),
    governmentGrants: amount('governmentGrants'),
    schoolGrants: amount('schoolGrants'),
    otherScholarships: amount('otherScholarships'),
    workStudy: amount('workStudy'),
    subsidizedLoans: amount('subsidizedLoans'),
    otherLoans: amount('otherLoans'),
  }
  const gap = reader.code('gap', ['yes', 'no'])
  const { problems } = reader
  if (problems.length > 0) return { values, problems }
  const situation: AwardSituation = {
    awardCents,
    costCents,
    saiCents,
    aid: amounts,
    order: reader.code('order', reductionOrders),
    fillsGapFirst: gap === undefined ? undefined : gap === 'yes',
  }
  const state = reader.code('state', stateCodes)
  return { values, problems, answers: { situation, state, schoolKind: reader.code('kind', schoolKinds) } }
}

/** The Student Aid Index, which may be below 0 and then counts as 0; empty is unknown. */
function readIndex({ typed, refuse }: ValueReader): number | undefined {
  const money = parseMoney(typed('sai'))
  if (money.ok) return money.cents
  if (money.problem === 'negative') return 0
  if (money.problem !== 'empty') refuse('sai', netValueText.problems.sai)
  return undefined
}
