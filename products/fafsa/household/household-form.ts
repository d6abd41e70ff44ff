import { dependencies, studyYears } from '#domain/federal-limits/federal-situation.ts'
import { firstPlanYear, type PlannedChild, planDegrees } from '#domain/household-plan/household-plan.ts'
import { usStates } from '#domain/states.ts'
import type { Problem, Values } from '#kit/forms/sent-form.ts'
import { valueReader } from '#kit/forms/value-reader.ts'
import { householdText as words } from './messages.ts'

export const maxChildren = 8
/** The children that the page asks for at first. */
export const firstChildren = 2
export const maxLetters = 40

const yearsAhead = 12
const maxYears = 6

/** The choices of a child, each with its codes; the first one is chosen at first unless `chosenAtFirst` names another. */
export const childChoices = {
  firstYear: Array.from({ length: yearsAhead }, (_, nth) => String(firstPlanYear + nth)),
  years: Array.from({ length: maxYears }, (_, nth) => String(nth + 1)),
  studyYear: studyYears,
  degree: planDegrees,
  dependency: dependencies,
  exception: ['no', 'yes'],
} as const satisfies Record<string, readonly string[]>

export const chosenAtFirst = {
  firstYear: String(firstPlanYear + 1),
  years: '4',
  studyYear: 'first',
  degree: 'bachelors',
  dependency: 'dependent',
  exception: 'no',
} as const satisfies Record<keyof typeof childChoices, string>

/** The amounts of a child that are typed in dollars. */
export type ChildAmount = keyof typeof words.amounts

const typedFields = ['label', ...Object.keys(words.amounts), 'index']
export const choiceFields = ['firstYear', 'years', 'studyYear', 'degree', 'dependency', 'exception'] as const
export const childFields: readonly string[] = [...typedFields, ...choiceFields]
export const householdFields = ['growth', 'state'] as const

/** What was typed about the household and about each child: texts by field. */
export interface TypedHousehold {
  household: Values
  children: readonly Values[]
}

export const emptyHousehold: TypedHousehold = { household: {}, children: [] }

/** Names the input of a child; `number` counts from 1. */
export function toInputName(number: number, field: string): string {
  return `child-${number}-${field}`
}

/** Reads what was typed from the form. It has as many children as the form. */
export function readTyped(form: FormData): TypedHousehold {
  const pick = (fields: readonly string[], toName: (field: string) => string) =>
    Object.fromEntries(fields.map((field) => [field, cut(form.get(toName(field)))]))
  const numbers = Array.from({ length: maxChildren }, (_, at) => at + 1)
  return {
    household: pick(householdFields, (field) => field),
    children: numbers
      .filter((number) => form.has(toInputName(number, 'label')))
      .map((number) => pick(childFields, (field) => toInputName(number, field))),
  }
}

/** Whether nothing was typed about a child; what is only chosen doesn't count. */
export function isEmptyChild(typed: Values): boolean {
  return typedFields.every((field) => (typed[field] ?? '').trim() === '')
}

/** Whether a household holds nothing that would be missed. */
export function isEmptyHousehold({ children }: TypedHousehold): boolean {
  return children.every(isEmptyChild)
}

interface ReadChild {
  name: string
  /** Left out while an amount is missing or can't be read. */
  child?: PlannedChild
  problems: readonly Problem[]
}

export interface ReadHousehold {
  growthPercent: number
  state: string | undefined
  /** The children about whom something was typed, under names of which no two are the same. */
  children: readonly ReadChild[]
  problems: readonly Problem[]
}

/** Reads what was typed, and collects what is wrong with it. */
export function readHousehold({ household, children }: TypedHousehold): ReadHousehold {
  const reader = valueReader(household)
  const growthPercent =
    reader.typed('growth') === '' ? 0 : reader.percent('growth', words.badGrowth, [0, maxGrowthPercent])
  const taken = new Set<string>()
  const read = children.flatMap((typed, at) => {
    if (isEmptyChild(typed)) return []
    const name = nameApart(typed.label?.trim() || words.child(at + 1), taken)
    return [{ name, ...readChild(typed, at + 1) }]
  })
  return {
    growthPercent,
    state: usStates.find(({ abbreviation }) => abbreviation === reader.typed('state'))?.abbreviation,
    children: read,
    problems: [...reader.problems, ...read.flatMap(({ problems }) => problems)],
  }
}

const maxGrowthPercent = 20

function readChild(typed: Values, number: number): Omit<ReadChild, 'name'> {
  const name = (field: string) => toInputName(number, field)
  const reader = valueReader(Object.fromEntries(childFields.map((field) => [name(field), typed[field]])))
  const label = (field: ChildAmount) => words.inChild(number, words.amounts[field])
  const money = (field: ChildAmount) => reader.money(name(field), label(field))
  const choice = <Field extends keyof typeof childChoices>(field: Field) => {
    const codes: readonly (typeof childChoices)[Field][number][] = childChoices[field]
    return reader.code(name(field), codes) ?? chosenAtFirst[field]
  }
  const child: PlannedChild = {
    firstYear: Number(choice('firstYear')),
    years: Number(choice('years')),
    degree: choice('degree'),
    studyYear: choice('studyYear'),
    dependency: choice('dependency'),
    isExcepted: choice('exception') === 'yes',
    costCents: reader.moneyAbove0(name('cost'), label('cost'), words.inChild(number, words.noCost)),
    grantCents: money('grants'),
    workCents: money('work'),
    studentLoanCents: reader.typed(name('studentLoan')) === '' ? null : money('studentLoan'),
    owedCents: money('owed'),
    plusTakenCents: money('plusTaken'),
    studentAidIndex: readIndex(reader.typed(name('index'))) ?? null,
  }
  if (readIndex(reader.typed(name('index'))) === undefined)
    reader.refuse(name('index'), words.inChild(number, words.badIndex))
  return { problems: reader.problems, ...(reader.problems.length === 0 && { child }) }
}

/** The lowest and the highest Student Aid Index. */
const indexBounds = [-1_500, 999_999] as const

/** Reads an index, which can be negative; null if empty, undefined if it's none. */
function readIndex(text: string): number | null | undefined {
  if (text === '') return null
  const bare = text.replace(/[$,\s]/g, '').replace('−', '-')
  const index = /^-?\d{1,6}$/.test(bare) ? Number(bare) : Number.NaN
  return index >= indexBounds[0] && index <= indexBounds[1] ? index : undefined
}

/** Two children of the same name would be one column of a table. */
function nameApart(name: string, taken: Set<string>): string {
  let apart = name
  for (let nth = 2; taken.has(apart); nth += 1) apart = `${name} (${nth})`
  taken.add(apart)
  return apart
}

function cut(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, maxLetters) : ''
}
