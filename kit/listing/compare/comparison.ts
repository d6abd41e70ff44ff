import type { ReactNode } from 'react'
import type { CompareSection, PageRows } from '#app/ui/compare-table/compare-rows.ts'
import type { Breadcrumb } from '#domain/structured-data/breadcrumb-trail.ts'
import { type Entry, toAddress } from '#kit/listing/query-codec.ts'
import type { CompareWords } from './compare-words.ts'

/** What a product says once about its comparison. */
export interface ComparedListing {
  category: string
  product: Breadcrumb
  /** The list that items are picked from. */
  list: Breadcrumb
  path: string
  filePath: string
  /** The name and description of the page, whatever is compared. */
  name: string
  description: string
  words: CompareWords
}

/** One of the compared items. */
export interface ComparedColumn {
  id: string
  name: string
  /** What stands below the name, such as the product. */
  detail: string
  /** Names it in the file, in an email and where items are added. */
  fullName: string
  /** Names it for screen reader users who reach a button or link out of context. */
  about: string
  /** Its standing in the list: 'available', or a code of `standingShort`. */
  standing: string
  /** What can be done with it, other than removing it. */
  actions: ReactNode
}

/** A comparison as its page and its file show it. */
export interface Comparison {
  listing: ComparedListing
  /** The query of its address. */
  entries: readonly Entry[]
  columns: readonly ComparedColumn[]
  /** How many of the requested items are no longer listed. */
  goneCount: number
  /** True if the address names more items than can be compared. */
  isCut: boolean
  addable: readonly { value: string; label: string }[]
  /** All rows, for the file. */
  sections: readonly CompareSection[]
  rows: PageRows
  assumptions: string
  /** What counts most of each item, on one axis. */
  chart: ReactNode
  /** What the comparison comes to; '' if there is nothing to say. */
  verdict: string
  /** What else has to be known. */
  notes: readonly string[]
  /** The form that the buttons of all columns belong to. */
  chooseForm: ReactNode
}

/** Returns the address of the comparison, or of another page with the same query. */
export function compareAddress(
  { listing, entries }: Pick<Comparison, 'listing' | 'entries'>,
  path: string = listing.path,
): string {
  return toAddress(path, entries)
}

/** @param list the address of the list, with the visitor's settings if there are any */
export function toBreadcrumbs({ product, list, path, words }: ComparedListing, item: string): Breadcrumb[] {
  return [product, { name: list.name, item }, { name: words.crumb, item: path }]
}

export function toTitle(words: CompareWords, count: number): string {
  return count > 0 ? words.title(count) : words.emptyTitle
}
