import { keep, readKept, type SaveResult } from '#kit/browser-files/keep.ts'
import { readEstimateFile, writeEstimateFile } from './estimate-file.ts'

/** Answers exist in this browser alone: until the tab is closed, or for good if the visitor says so. */
export const answersKey = 'fafsa-estimate'

/** Returns what was kept, and whether for good. What this page did not write is left out. */
export function readKeptAnswers(): { values: Record<string, string>; isForGood: boolean } | undefined {
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    const opened = readEstimateFile(readKept(answersKey, place))
    if (opened.ok) return { values: opened.values, isForGood: place === 'localStorage' }
  }
  return undefined
}

/** Keeps answers in one place and deletes them in the other; no answers are deleted in both. */
export function keepAnswers(values: Readonly<Record<string, string>>, isForGood: boolean): SaveResult {
  const hasAny = Object.keys(values).length > 0
  const file: unknown = hasAny ? JSON.parse(writeEstimateFile(values)) : undefined
  const [chosen, other] = isForGood
    ? (['localStorage', 'sessionStorage'] as const)
    : (['sessionStorage', 'localStorage'] as const)
  keep(answersKey, undefined, other)
  return keep(answersKey, file, chosen)
}
