import type { Read } from '#cms/model/documents/document-types.ts'

export type Definition = Read<'glossary'>

/**
 * Sorts glossary entries alphabetically and groups them by first letter; entries that begin with anything
 * else come under `#`.
 */
export function groupByLetter(
  definitions: readonly Definition[],
): { letter: string; definitions: Definition[] }[] {
  const sorted = definitions.toSorted((one, other) => order.compare(one.title, other.title))
  const groups = new Map<string, Definition[]>()
  for (const one of sorted) {
    const letter = getFirstLetter(one.title)
    groups.set(letter, [...(groups.get(letter) ?? []), one])
  }
  return Array.from(groups, ([letter, definitions]) => ({ letter, definitions }))
}

const order = new Intl.Collator('en-US', { sensitivity: 'base', ignorePunctuation: true, numeric: true })

function getFirstLetter(title: string): string {
  const [first = ''] = title.normalize('NFKD').replaceAll(/[^\p{Letter}\p{Number}]/gu, '')
  const letter = first.toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '#'
}
