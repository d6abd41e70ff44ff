/** How pages draw a field: as data, so that a question is declared without a component. */
export type Input =
  | { kind: 'choice'; labels: Labels }
  | { kind: 'school' }
  | TextInput
  | SelectInput
  | MonthInput

export interface TextInput {
  kind: 'text'
  label: string
  hint?: string
  autoComplete: string
  inputMode?: 'decimal' | 'numeric'
  maxLength?: number
  startText?: string
  type?: 'tel'
  width?: 'money' | 'short'
}

export interface SelectInput {
  kind: 'select'
  label: string
  hint: string
  autoComplete?: string
  width?: 'short'
  /** Returns the options below "Choose". `chosen` was chosen before. */
  listOptions(facts: { today: string; chosen: string | undefined }): { value: string; label: string }[]
}

export interface MonthInput {
  kind: 'month'
  legend: string
  hint: string
  /** The years offered, as whole years before and after this one. */
  years: YearsOffered
}

export interface YearsOffered {
  back: number
  ahead: number
}

/** What each choice of a list says, in display order. */
export type Labels<Code extends string = string> = Readonly<Record<Code, Label>>

export interface Label {
  label: string
  /** Explanation shown under the label. */
  detail?: string
}

/** Returns the choices of a list in the form that a radio group takes. */
export function toChoices(labels: Labels): (Label & { value: string })[] {
  return Object.entries(labels).map(([value, words]) => ({ value, ...words }))
}

/** Returns the years around this one, and the one chosen before if it is none of them. */
export function listYears(today: string, { back, ahead }: YearsOffered, chosen = ''): string[] {
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: back + ahead + 1 }, (_, index) => String(thisYear - back + index))
  return /^\d{4}$/.test(chosen) && !years.includes(chosen) ? [...years, chosen].toSorted() : years
}
