import type { AidInputs, Assets, Household, TaxAnswers } from '#domain/aid/aid-inputs.ts'
import { needsNoAssets } from '#domain/aid/asset-exemption.ts'
import { fullTimeCredits } from '#domain/aid/enrollment-intensity.ts'
import { noTaxAnswers } from '#domain/aid/no-answers.ts'
import type { StudyYear } from '#domain/federal-limits/federal-situation.ts'
import { parseMoney } from '#domain/money.ts'
import { usStates } from '#domain/states.ts'
import type { Problem, Reading, Values } from '#kit/forms/sent-form.ts'
import { valueReader } from '#kit/forms/value-reader.ts'
import {
  type AmountName,
  type Asked,
  type AssetName,
  asksStatus,
  fieldNames,
  filedCodes,
  findAsked,
  getValue,
  type PersonKey,
  parentCodes,
  statusCodes,
  studyCodes,
  supportCodes,
} from './estimate-fields.ts'
import { estimateText, nameReturn } from './messages.ts'

export interface EstimateAnswers {
  inputs: AidInputs
  /** Undefined if left out. */
  costOfAttendance: number | undefined
  /** Credits each term. */
  credits: number
  hasSpecialRule: boolean
  studyYear: StudyYear
  isGraduate: boolean
}

export interface EstimateReading extends Reading<EstimateAnswers> {
  problems: readonly Problem[]
  asked: Asked
  /** Whether the law leaves out what the family owns, as far as the income is known. */
  asksAssets: boolean
}

/** Keeps what belongs to the form, at a length that a field can have. */
export function pickValues(form: Iterable<readonly [string, string]>): Record<string, string> {
  const known = [...form].filter(([name, value]) => fieldNames.has(name) && value !== '')
  return Object.fromEntries(known.map(([name, value]) => [name, value.slice(0, 40)]))
}

const mostDollars = 99_999_999
const most = { size: 30, credits: 30 } as const

/** Reads the form: what applies, what is wrong or missing, and, if nothing is, what the aid is computed from. */
export function readEstimate(values: Values): EstimateReading {
  const asked = findAsked(values)
  const reader = readerOf(values)
  const { isIndependent, isCouple, awardYear } = asked
  if (!isIndependent) readParents(reader, asked)
  if (asked.asksSpouseJoint) reader.yesNo('spouseJoint', estimateText.missing.spouseJoint)
  const least = (isIndependent ? 1 : 2) + (isCouple ? 1 : 0)
  const familySize = reader.whole('size', estimateText.size, [least, most.size], undefined)
  if (familySize === undefined && reader.typed('size') === '')
    reader.refuse('size', estimateText.missing.size)
  const state = usStates.find(({ abbreviation }) => abbreviation === reader.typed('state'))?.abbreviation
  if (!state && reader.typed('state') !== elsewhere) reader.refuse('state', estimateText.missing.state)
  const home = {
    state: state ?? '',
    receivedEarnedIncomeCredit: reader.is('eic'),
    // The credit is one of the benefits that the form lists.
    receivedFederalBenefit: reader.is('benefit') || reader.is('eic'),
  }
  const taxes = new Map(asked.people.map((who) => [who, readTaxes(reader, asked, who)]))
  const join = (first: PersonKey, second: PersonKey): Household['people'] => {
    const one = taxes.get(first) ?? noTaxAnswers
    const other = taxes.get(second)
    return other ? [one, other] : [one]
  }
  const own = { ...home, people: join('s1', 's2') }
  const deciding = { ...home, familySize: familySize ?? least, isCouple }
  const inputs: AidInputs = isIndependent
    ? { awardYear, student: { ...deciding, ...own, assets: undefined } }
    : {
        awardYear,
        student: { ...own, isCouple: false, familySize: 1, assets: undefined },
        parents: { ...deciding, people: join('p1', 'p2'), assets: undefined },
      }
  const asksAssets = !needsNoAssets(inputs)
  const student = { ...inputs.student, assets: asksAssets ? readAssets(reader, 's') : undefined }
  const parents = inputs.parents && {
    ...inputs.parents,
    assets: asksAssets ? readAssets(reader, 'p') : undefined,
  }
  const school = readSchool(reader, values)
  const { problems } = reader
  const answers = { inputs: { awardYear, student, ...(parents && { parents }) }, ...school }
  return { values, problems, asked, asksAssets, ...(problems.length === 0 && { answers }) }
}

/** The choice of a family that lives outside the US. */
export const elsewhere = 'other'

function readParents(reader: EstimateReader, asked: Asked): void {
  const { missing } = estimateText
  if (!reader.code('parents', parentCodes)) reader.refuse('parents', missing.parents)
  if (asked.asksSupport && !reader.code('support', supportCodes)) reader.refuse('support', missing.support)
  if (asked.asksRemarried) reader.yesNo('remarried', missing.remarried)
  if (asked.asksParentsJoint) reader.yesNo('joint', missing.joint)
}

function readTaxes(reader: EstimateReader, asked: Asked, who: PersonKey): TaxAnswers {
  const title = nameReturn(asked, who)
  const filed = reader.code(`${who}-filed`, filedCodes)
  if (!filed) reader.refuse(`${who}-filed`, estimateText.missing.filed(title))
  // Who filed no return is asked for no amounts.
  if (!filed || filed === 'none') return noTaxAnswers
  const amount = (name: AmountName) =>
    reader.dollars(`${who}-${name}`, `${title}: ${estimateText.amounts[name]}`, {
      mayBeNegative: name === 'agi' || name === 'work' || name === 'scheduleC',
      isNeeded: name === 'agi',
    })
  return {
    filed: true,
    filedAbroad: filed === 'abroad',
    filingStatus: asked.isJoint && !isDependentStudent(asked, who) ? 'joint' : readStatus(reader, asked, who),
    adjustedGrossIncome: amount('agi'),
    incomeFromWork: amount('work'),
    incomeTaxPaid: amount('tax'),
    deductiblePayments: amount('retirement'),
    taxExemptInterest: amount('interest'),
    untaxedIraDistributions: amount('ira'),
    iraRollover: amount('iraRollover'),
    untaxedPensions: amount('pension'),
    pensionRollover: amount('pensionRollover'),
    foreignIncomeExclusion: amount('foreign'),
    educationCredits: amount('credits'),
    taxableGrants: amount('grants'),
    workStudyEarnings: amount('workStudy'),
    scheduleC: amount('scheduleC'),
    filedOtherSchedule: reader.is(`${who}-schedules`),
  }
}

const isDependentStudent = ({ isIndependent }: Asked, who: PersonKey) => who === 's1' && !isIndependent

function readStatus(reader: EstimateReader, asked: Asked, who: PersonKey) {
  return asksStatus(asked, who) ? (reader.code(`${who}-status`, statusCodes) ?? statusCodes[0]) : undefined
}

function readAssets(reader: EstimateReader, who: 'p' | 's'): Assets {
  const amount = (name: AssetName) => reader.dollars(`${who}-${name}`, estimateText.assets[who][name], {})
  return {
    cash: amount('cash'),
    investments: amount('investments'),
    businessOrFarm: amount('business'),
    childSupportReceived: amount('childSupport'),
    // The form asks for what is left after leaving those out.
    familyBusinessOrFarm: 0,
  }
}

function readSchool(reader: EstimateReader, values: Values) {
  const cost =
    reader.typed('cost') === '' ? undefined : reader.dollars('cost', estimateText.cost, { isNeeded: true })
  return {
    costOfAttendance: cost,
    credits: reader.whole('credits', estimateText.credits, [1, most.credits], fullTimeCredits),
    hasSpecialRule: reader.is('lineOfDuty'),
    studyYear: reader.code('study', studyCodes) ?? 'first',
    isGraduate: getValue(values, 'criterion-graduate') === 'yes',
  }
}

type EstimateReader = ReturnType<typeof readerOf>

/** Reads what the fields hold, with their own values where nothing was chosen. */
function readerOf(values: Values) {
  const names = [...fieldNames]
  const reader = valueReader(Object.fromEntries(names.map((name) => [name, getValue(values, name)])))
  return {
    ...reader,
    is: (name: string) => reader.typed(name) === 'yes',
    yesNo(name: string, missing: string) {
      if (!reader.code(name, ['yes', 'no'])) reader.refuse(name, missing)
    },
    /** Whole dollars; an empty field is 0 unless it is needed. */
    dollars(
      name: string,
      label: string,
      { mayBeNegative = false, isNeeded = false }: { mayBeNegative?: boolean; isNeeded?: boolean },
    ): number {
      const typed = reader.typed(name)
      const isNegative = mayBeNegative && /^(?:\$?\s*[-−]|\()/.test(typed)
      const parsed = parseMoney(isNegative ? typed.replace(/[-−()]/g, '') : typed)
      if (parsed.ok && parsed.cents / 100 <= mostDollars)
        return Math.round(parsed.cents / 100) * (isNegative ? -1 : 1) || 0
      const problem = parsed.ok ? 'too_large' : parsed.problem
      if (problem !== 'empty' || isNeeded) reader.refuse(name, estimateText.money[problem](label))
      return 0
    },
  }
}
