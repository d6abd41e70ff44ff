import { foldText } from '#domain/text-search/fold-text.ts'
import { cipFamilies } from './cip-families.ts'
import { listMajors } from './cip-titles.ts'
import { majorWords } from './major-words.ts'

const entries = listMajors(cipFamilies).flatMap(({ code, title }) =>
  [title, ...(majorWords[code] ?? [])].map((name) => ({ code, name, words: toWords(name) })),
)

/** The titles and the everyday words, for suggestions. */
export const majorNames: readonly string[] = [...new Set(entries.map(({ name }) => name))].toSorted((a, b) =>
  a.localeCompare(b, 'en-US'),
)

/**
 * Returns the families of majors that a text means, by title: those of a title or an everyday word that is the
 * same; else those with one in which it begins a word; else those with an everyday word that it contains.
 */
export function findMajors(typed: string): string[] {
  const text = toWords(typed)
  if (text === '') return []
  const found = [
    entries.filter(({ words }) => words === text),
    text.length < 3 ? [] : entries.filter(({ words }) => ` ${words}`.includes(` ${text}`)),
    entries.filter(({ words }) => ` ${text} `.includes(` ${words} `)),
  ].find(({ length }) => length > 0)
  return [...new Set(found?.map(({ code }) => code))]
}

function toWords(text: string): string {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(' ')
}
