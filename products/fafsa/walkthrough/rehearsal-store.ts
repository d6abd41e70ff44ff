import { readStored, writeStored } from '#app/shell/stored.ts'
import { checklistIds } from '#domain/fafsa-form/checklists.ts'
import { type PracticeAnswers, readAnswers } from '#domain/fafsa-form/practice.ts'
import { practices } from '#domain/fafsa-form/practice-cases.ts'
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

/** Returns what this browser keeps; whatever the pages don’t offer is left out. */
export function readRehearsal(): Rehearsal {
  const { done, ticks, answers } = readStored(rehearsalKey)
  return {
    done: sectionSlugs.filter((slug) => Array.isArray(done) && done.includes(slug)),
    ticks: [...checklistIds].filter((id) => Array.isArray(ticks) && ticks.includes(id)),
    answers: Object.fromEntries(
      sectionSlugs.flatMap((slug) => {
        const practice = practices[slug]
        const kept = practice ? readAnswers(practice, (field) => find(find(answers, slug), field)) : {}
        return Object.keys(kept).length > 0 ? [[slug, kept]] : []
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

function find(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, key)
    ? Object.entries(record).find(([name]) => name === key)?.[1]
    : undefined
}
