import { readStored, writeStored } from '#app/shell/stored.ts'
import type { PracticeAnswers } from '#domain/fafsa-form/practice.ts'
import { type SectionSlug, sectionSlugs } from '#domain/fafsa-form/rehearsed-form.ts'

/** The rehearsal exists in this browser alone. */
export const rehearsalKey = 'fafsa-rehearsal'

export interface Rehearsal {
  /** The parts that are marked as rehearsed. */
  done: readonly SectionSlug[]
  /** The items of the checklists that are ticked. */
  ticks: readonly string[]
  answers: Readonly<Partial<Record<SectionSlug, PracticeAnswers>>>
}

export const emptyRehearsal: Rehearsal = { done: [], ticks: [], answers: {} }

/** Longer than any code of an item or an answer. */
const maxCodeLength = 40

/** More than there are items and answers in all. */
const maxCodes = 200

/**
 * Returns what this browser keeps: codes of known parts. Which items and answers there are is for the islands to know,
 * so that neither loads the words of the other.
 */
export function readRehearsal(): Rehearsal {
  const { done, ticks, answers } = readStored(rehearsalKey)
  return {
    done: sectionSlugs.filter((slug) => Array.isArray(done) && done.includes(slug)),
    ticks: Array.isArray(ticks) ? ticks.filter(isCode).slice(0, maxCodes) : [],
    answers: Object.fromEntries(
      sectionSlugs.flatMap((slug) => {
        const kept = listEntries(Object.fromEntries(listEntries(answers))[slug])
          .filter((entry): entry is [string, string] => isCode(entry[0]) && isCode(entry[1]))
          .slice(0, maxCodes)
        return kept.length > 0 ? [[slug, Object.fromEntries(kept)]] : []
      }),
    ),
  }
}

/** Changes what is kept. It is read again first, because another tab may have changed it. */
export function changeRehearsal(change: (kept: Rehearsal) => Partial<Rehearsal>): Rehearsal {
  const kept = readRehearsal()
  const changed = { ...kept, ...change(kept) }
  writeStored(rehearsalKey, { ...changed })
  return changed
}

/** Adds a value to a list, or takes it out. */
export function toggle<Value>(values: readonly Value[], value: Value, isOn: boolean): readonly Value[] {
  const others = values.filter((other) => other !== value)
  return isOn ? [...others, value] : others
}

/** Calls a function when another tab changes the rehearsal; returns a function that ends it. */
export function watchRehearsal(handleChange: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === rehearsalKey || key === null) handleChange()
  }
  addEventListener('storage', handleStorage)
  return () => removeEventListener('storage', handleStorage)
}

const listEntries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []

const isCode = (value: unknown): value is string => typeof value === 'string' && value.length <= maxCodeLength
