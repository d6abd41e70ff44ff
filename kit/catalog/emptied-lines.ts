import type { LineCategory } from '#domain/product-line.ts'
import type { CatalogItem, ItemKind } from '#server/database/item-kinds.ts'
import { isListed, type KeptItems, type WrittenItem } from './plan-rows.ts'

/** What a load does to the items of one kind. */
interface Change<Item> {
  stored: KeptItems<Item>
  samples: readonly Item[]
  written: readonly WrittenItem<Item>[]
  withdrawn: readonly string[]
}

/** Returns the product lines that list something before a load and nothing after it. */
export function emptiedLines<Item extends CatalogItem>(
  { lineOf }: ItemKind<Item>,
  { stored, samples, written, withdrawn }: Change<Item>,
): LineCategory[] {
  const listed = [...stored.values()].filter(isListed).map(({ item }) => item)
  const gone = new Set([...withdrawn, ...written.map(({ item }) => item.id)])
  const keptSamples = written.length > 0 ? [] : samples
  const stay = listed.filter(({ id }) => !gone.has(id))
  const after = new Set([...keptSamples, ...stay, ...written.map(({ item }) => item)].map(lineOf))
  return [...new Set([...samples, ...listed].map(lineOf))].filter((line) => !after.has(line))
}

export function describeEmptied(lines: readonly LineCategory[]): string[] {
  return lines.map((line) => `${line}: nothing is left to list, and its pages say so until you load more.`)
}
