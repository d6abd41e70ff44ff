import { usStates } from '#domain/states.ts'
import { keep, readKept, type SaveResult } from '#kit/browser-files/keep.ts'
import type { Values } from '#kit/forms/sent-form.ts'
import {
  childChoices,
  childFields,
  choiceFields,
  householdFields,
  isEmptyChild,
  isEmptyHousehold,
  maxChildren,
  maxLetters,
  type TypedHousehold,
} from './household-form.ts'
import type { FileProblem } from './messages.ts'

/** The plan exists in this browser alone. */
export const householdKey = 'household-plan'

const format = 'household-plan'
const version = 1

export type ParsedHousehold = { ok: true; typed: TypedHousehold } | { ok: false; problem: FileProblem }

export function readKeptHousehold(): TypedHousehold | undefined {
  const parsed = parseHousehold(readKept(householdKey))
  return parsed.ok ? parsed.typed : undefined
}

/** Keeps the children about whom something was typed; without one, nothing is kept. */
export function keepHousehold(typed: TypedHousehold): SaveResult {
  return keep(householdKey, isEmptyHousehold(typed) ? undefined : toFile(typed))
}

/** Returns the text of a file; undefined if no child says anything. */
export function writeHouseholdFile(typed: TypedHousehold): string | undefined {
  return isEmptyHousehold(typed) ? undefined : `${JSON.stringify(toFile(typed), null, 2)}\n`
}

/** Reads a file that was saved here. Anything that this page wouldn't have written is refused, and named. */
export function readHouseholdFile(text: string): ParsedHousehold {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return refuse({ code: 'not_json' })
  }
  return parseHousehold(value)
}

function toFile({ household, children }: TypedHousehold) {
  return { format, version, household, children: children.filter((typed) => !isEmptyChild(typed)) }
}

const topFields = ['format', 'version', 'household', 'children']
const choices: Readonly<Record<string, readonly string[]>> = {
  ...childChoices,
  state: usStates.map(({ abbreviation }) => abbreviation),
}

function parseHousehold(value: unknown): ParsedHousehold {
  if (!isRecord(value) || value.format !== format) return refuse({ code: 'other_file' })
  if (value.version !== version) return refuse({ code: 'other_version' })
  const unknown = Object.keys(value).find((name) => !topFields.includes(name))
  if (unknown !== undefined) return refuse({ code: 'unknown_field', where: unknown })
  const { household, children } = value
  if (!isRecord(household) || !Array.isArray(children) || children.length === 0 || !children.every(isRecord))
    return refuse({ code: 'no_children' })
  if (children.length > maxChildren) return refuse({ code: 'too_many_children' })
  const problem =
    findProblem(household, householdFields, ['state'], 'household') ??
    children
      .map((child, at) => findProblem(child, childFields, choiceFields, `children[${at}]`))
      .find((found) => found !== undefined)
  if (problem) return refuse(problem)
  return { ok: true, typed: { household: toValues(household), children: children.map(toValues) } }
}

function findProblem(
  record: Record<string, unknown>,
  fields: readonly string[],
  chosen: readonly string[],
  place: string,
): FileProblem | undefined {
  for (const [field, value] of Object.entries(record)) {
    const where = `${place}.${field}`
    if (!fields.includes(field)) return { code: 'unknown_field', where }
    if (typeof value !== 'string') return { code: 'not_text', where }
    if (value.length > maxLetters) return { code: 'too_long', where }
    if (chosen.includes(field) && value !== '' && !choices[field]?.includes(value))
      return { code: 'not_a_choice', where }
  }
  return undefined
}

function toValues(record: Record<string, unknown>): Values {
  return Object.fromEntries(
    Object.entries(record).flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : [])),
  )
}

function refuse(problem: FileProblem): ParsedHousehold {
  return { ok: false, problem }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
