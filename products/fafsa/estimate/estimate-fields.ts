import { fullTimeCredits } from '#domain/aid/enrollment-intensity.ts'
import type { NeedAnalysisYear } from '#domain/award-years/need-analysis.ts'
import {
  type ContributorMap,
  type ContributorSituation,
  findContributors,
  type LegalParents,
} from '#domain/fafsa-form/contributors.ts'
import {
  type CriterionId,
  type DependencyStatus,
  decideDependency,
  listDependencyCriteria,
} from '#domain/fafsa-form/dependency.ts'
import type { Values } from '#kit/forms/sent-form.ts'

/** The newest first: the form that is open now. */
export const estimateYears = ['2027–28', '2026–27', '2025–26'] as const satisfies NeedAnalysisYear[]

/** Whose tax return a group of fields asks about: parents’ and student’s, the first and the other one. */
const people = ['p1', 'p2', 's1', 's2'] as const
export type PersonKey = (typeof people)[number]

/** What is asked of every return, and what few have. The order is that of the form. */
export const mainAmounts = ['agi', 'work', 'tax'] as const
export const rareAmounts = [
  'retirement',
  'interest',
  'ira',
  'iraRollover',
  'pension',
  'pensionRollover',
  'foreign',
  'credits',
  'grants',
  'workStudy',
  'scheduleC',
] as const
export type AmountName = (typeof mainAmounts)[number] | (typeof rareAmounts)[number]

export const assetNames = ['cash', 'investments', 'business', 'childSupport'] as const
export type AssetName = (typeof assetNames)[number]

export const filedCodes = ['us', 'abroad', 'none'] as const
export const statusCodes = ['single', 'separate', 'head of household', 'surviving spouse'] as const
export const parentCodes = [
  'married',
  'unmarried_together',
  'apart',
  'one_living',
] as const satisfies LegalParents[]
export const supportCodes = ['one_more', 'equal'] as const
export const studyCodes = ['first', 'second', 'later'] as const

const criterionIds = listDependencyCriteria(estimateYears[0]).map(({ id }) => id)
export const criterionField = (id: CriterionId) => `criterion-${id}`

/** What a field holds before anyone touches it. */
const defaults: Values = {
  year: estimateYears[0],
  credits: String(fullTimeCredits),
  study: 'first',
  'p1-filed': 'us',
  'p2-filed': 'us',
  's2-filed': 'us',
}

const fixedNames = [
  'year',
  ...criterionIds.map(criterionField),
  ...['unusual', 'refused', 'parents', 'support', 'remarried', 'joint', 'spouseJoint'],
  ...['size', 'state', 'benefit', 'eic', 'credits', 'cost', 'study', 'lineOfDuty'],
]

/** Every field of the form; nothing else is read, kept or opened from a file. */
export const fieldNames: ReadonlySet<string> = new Set([
  ...fixedNames,
  ...people.flatMap((who) =>
    ['filed', 'status', 'schedules', ...mainAmounts, ...rareAmounts].map((name) => `${who}-${name}`),
  ),
  ...['p', 's'].flatMap((who) => assetNames.map((name) => `${who}-${name}`)),
])

/** Returns what a field holds: what was chosen or typed, or what it holds from the start. */
export function getValue(values: Values, name: string): string {
  return values[name] ?? defaults[name] ?? ''
}

function getYear(values: Values): NeedAnalysisYear {
  const year = getValue(values, 'year')
  return estimateYears.find((one) => one === year) ?? estimateYears[0]
}

export interface Asked {
  awardYear: NeedAnalysisYear
  dependency: DependencyStatus
  /** Whether the form is filed without parents, as independent or provisionally so. */
  isIndependent: boolean
  contributors: ContributorMap
  asksSupport: boolean
  asksRemarried: boolean
  asksParentsJoint: boolean
  asksSpouseJoint: boolean
  /** Whether the household whose income decides has two spouses or parents. */
  isCouple: boolean
  isJoint: boolean
  people: readonly PersonKey[]
}

/** Decides which questions apply, from the answers there are so far. */
export function findAsked(values: Values): Asked {
  const awardYear = getYear(values)
  const is = (name: string) => getValue(values, name) === 'yes'
  const yesNo = (name: string) => ({ yes: true, no: false })[getValue(values, name)]
  const dependency = decideDependency({
    ...Object.fromEntries(criterionIds.map((id) => [id, is(criterionField(id)) ? 'yes' : 'no'])),
    unusual: is('unusual') ? 'yes' : 'no',
    refused: is('refused') ? 'yes' : 'no',
  })
  const isIndependent = dependency.status !== 'dependent'
  const isMarried = is(criterionField('married'))
  const parents = parentCodes.find((code) => code === getValue(values, 'parents'))
  const asksRemarried = parents === 'apart' || parents === 'one_living'
  const isRemarried = asksRemarried && is('remarried')
  const asksParentsJoint = !isIndependent && (parents === 'married' || isRemarried)
  const isCouple = isIndependent
    ? isMarried
    : parents === 'married' || parents === 'unmarried_together' || isRemarried
  const asksSpouseJoint = isIndependent && isMarried
  const isJoint = (asksParentsJoint && is('joint')) || (asksSpouseJoint && is('spouseJoint'))
  const support = supportCodes.find((code) => code === getValue(values, 'support'))
  const situation: ContributorSituation = {
    dependency: isIndependent
      ? dependency.status === 'independent'
        ? 'independent'
        : 'provisional'
      : 'dependent',
    ...{ isMarried, studentFiledJointly: yesNo('spouseJoint'), parents, support },
    ...{ parentsFiledJointly: yesNo('joint'), isRemarried: yesNo('remarried') },
    remarriedFiledJointly: yesNo('joint'),
  }
  const ownKeys: PersonKey[] = isIndependent && isCouple && !isJoint ? ['s1', 's2'] : ['s1']
  const parentKeys: PersonKey[] = isCouple && !isJoint ? ['p1', 'p2'] : ['p1']
  return {
    awardYear,
    dependency,
    isIndependent,
    contributors: findContributors(situation),
    asksSupport: !isIndependent && parents === 'apart',
    asksRemarried: !isIndependent && asksRemarried,
    asksParentsJoint,
    asksSpouseJoint,
    isCouple,
    isJoint,
    people: isIndependent ? ownKeys : [...parentKeys, ...ownKeys],
  }
}

/** Whether a return’s filing status has to be asked: a joint one has its own, and a dependent student needs none. */
export function asksStatus({ isIndependent, isJoint }: Asked, who: PersonKey): boolean {
  return !isJoint && (isIndependent || who.startsWith('p'))
}
