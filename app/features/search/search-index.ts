import { type BestFew, createBestFew } from '#domain/text-search/best-few.ts'
import type { Posting } from '#domain/text-search/posting.ts'
import { forgivenErrors } from '#domain/text-search/typing-errors.ts'
import {
  addWord,
  createWordIndex,
  findBeginning,
  findSimilar,
  removeWord,
  type WordIndex,
} from '#domain/text-search/word-index.ts'
import type { SearchEntry, SearchFeed } from './search-entry.ts'
import type { SearchKind } from './search-kind.ts'
import { parseQueryWords, splitWords } from './split-words.ts'

interface Found {
  /** How many entries match, by kind; always for all kinds. */
  counts: ReadonlyMap<SearchKind, number>
  /**
   * The words that matched, as `splitWords` writes them: exact matches, longer words with the same beginning,
   * and corrected spellings.
   */
  matched: ReadonlySet<string>
}

export interface SearchIndex extends SearchFeed {
  readonly size: number
  /** Finds at most `max` entries, best first, of one `kind` if given. */
  find(
    query: string,
    wanted: { max: number; kind?: SearchKind | undefined },
  ): Found & { entries: readonly SearchEntry[] }
  /** Finds the best few entries of each kind; the kind with the best entry comes first. */
  findGroups(query: string, maxOfEach: number): Found & { groups: readonly (readonly SearchEntry[])[] }
}

/** How much a word counts in each field. A word in a short title counts more than one in a long title. */
const TITLE = 10
const ALSO_CALLED = 6
const SUMMARY = 3
const TEXT = 1
/** Added when the query is exactly a title, because the visitor means that page. */
const WHOLE_TITLE = 100
/** Factors for how well a word matched. */
const EXACT = 1
const BEGINNING = 0.7
const ONE_ERROR = 0.5
const TWO_ERRORS = 0.35
/** Shorter beginnings are not matched because a single letter begins thousands of words. */
const MIN_PREFIX_LENGTH = 2
/** At most this many words with the same beginning, or a similar spelling, are used: the most common ones. */
const MAX_BEGINNINGS = 40
const MAX_SIMILAR = 15

/** Creates an index of entries by their words. A change takes effect at once and costs one entry's words. */
export function createSearchIndex(): SearchIndex {
  const index = createWordIndex()
  const places = new Map<string, number>()
  const entries: (SearchEntry | undefined)[] = []
  /** The postings of each entry, kept so that the entry can be removed. */
  const ownPostings: (readonly Posting[] | undefined)[] = []
  const free: number[] = []
  const byTitle = new Map<string, Set<number>>()
  let sums = newSums(1_024)

  function remove(id: string): void {
    const place = places.get(id)
    if (place === undefined) return
    for (const posting of ownPostings[place] ?? []) removeWord(index, posting, place)
    const title = titleKey(entries[place])
    const namesakes = byTitle.get(title)
    namesakes?.delete(place)
    if (namesakes?.size === 0) byTitle.delete(title)
    places.delete(id)
    entries[place] = undefined
    ownPostings[place] = undefined
    free.push(place)
  }

  return {
    get size() {
      return places.size
    },
    remove,
    put(entry) {
      remove(entry.id)
      const place = free.pop() ?? entries.length
      if (place >= sums.total.length) sums = newSums(sums.total.length * 2)
      entries[place] = entry
      places.set(entry.id, place)
      const title = titleKey(entry)
      byTitle.set(title, (byTitle.get(title) ?? new Set()).add(place))
      ownPostings[place] = [...weighWords(entry)].map(([word, weight]) =>
        addWord(index, word, { place, weight }),
      )
    },
    find(query, { max, kind }) {
      const top = createBestFew<SearchEntry>(max)
      const { counts, matched } = visit(query, (entry, score) => {
        if (kind === undefined || entry.kind === kind) top.offer(entry, score)
      })
      return { entries: top.items, counts, matched }
    },
    findGroups(query, maxOfEach) {
      const tops = new Map<SearchKind, BestFew<SearchEntry>>()
      const { counts, matched } = visit(query, (entry, score) => {
        const top = tops.get(entry.kind) ?? createBestFew<SearchEntry>(maxOfEach)
        tops.set(entry.kind, top)
        top.offer(entry, score)
      })
      const groups = [...tops.values()].sort((one, other) => other.highestScore() - one.highestScore())
      return { groups: groups.map(({ items }) => items), counts, matched }
    },
  }

  /** Calls `show` with every match and its score; returns the counts and the matched words of all matches. */
  function visit(query: string, show: (entry: SearchEntry, score: number) => void) {
    const sought = parseQueryWords(query)
    const matched = new Set<string>()
    const touched: number[] = []
    for (const [at, word] of sought.entries()) {
      const forms = findWordForms(index, word, at === sought.length - 1)
      for (const [{ word: form }] of forms) matched.add(form)
      addForms(forms, at + 1, touched)
    }
    const named = sought.length > 0 ? byTitle.get(sought.join(' ')) : undefined
    for (const place of named ?? []) sums.total[place] = (sums.total[place] ?? 0) + WHOLE_TITLE
    let best = 0
    for (const place of touched) best = Math.max(best, sums.words[place] ?? 0)
    // When no entry has all the words, those with the most of them match, unless that is less than half.
    const counts = new Map<SearchKind, number>()
    for (const place of touched) {
      const entry = entries[place]
      if (entry && sums.words[place] === best && best * 2 >= sought.length) {
        counts.set(entry.kind, (counts.get(entry.kind) ?? 0) + 1)
        show(entry, sums.total[place] ?? 0)
      }
      sums.total[place] = 0
      sums.words[place] = 0
      sums.last[place] = 0
    }
    return { counts, matched }
  }

  /** Adds to each entry the best score that any form of one query word gives it. */
  function addForms(forms: readonly Form[], number: number, touched: number[]): void {
    const { total, words, last, value } = sums
    for (const [posting, factor] of forms) {
      // A word that few entries contain counts more.
      const worth = factor * Math.log(1 + (places.size + 1) / posting.count)
      for (let at = 0; at < posting.count; at += 1) {
        const place = posting.places[at] ?? 0
        const score = worth * (posting.weights[at] ?? 0)
        if (last[place] !== number) {
          if (words[place] === 0) touched.push(place)
          words[place] = (words[place] ?? 0) + 1
          last[place] = number
          value[place] = score
          total[place] = (total[place] ?? 0) + score
        } else if (score > (value[place] ?? 0)) {
          total[place] = (total[place] ?? 0) + score - (value[place] ?? 0)
          value[place] = score
        }
      }
    }
  }
}

/** The sums of one search, by entry position; reused between searches and reset to zero after each. */
const newSums = (length: number) => ({
  total: new Float64Array(length),
  words: new Uint8Array(length),
  last: new Uint8Array(length),
  value: new Float64Array(length),
})

const titleKey = (entry: SearchEntry | undefined) => parseQueryWords(entry?.title ?? '').join(' ')

function weighWords({ title, alsoCalled, summary, text }: SearchEntry): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (words: readonly string[], weight: number) => {
    for (const word of new Set(words)) weights.set(word, (weights.get(word) ?? 0) + weight)
  }
  const ofTitle = splitWords(title)
  add(ofTitle, TITLE / Math.sqrt(Math.max(1, ofTitle.length / 3)))
  add(alsoCalled.flatMap(splitWords), ALSO_CALLED)
  add(splitWords(summary), SUMMARY)
  add(splitWords(text), TEXT)
  return weights
}

/** An indexed word that matches a query word, and a factor for how well it matches. */
type Form = [Posting, number]

/** Finds the indexed words that match a query word; looks for misspellings only when nothing else matches. */
function findWordForms(index: WordIndex, word: string, mayBeUnfinished: boolean): Form[] {
  const same = index.byWord.get(word)
  const forms: Form[] = same ? [[same, EXACT]] : []
  if (mayBeUnfinished && word.length >= MIN_PREFIX_LENGTH) {
    const longer = mostCommon(findBeginning(index, word), (posting) => posting, MAX_BEGINNINGS)
    for (const posting of longer) forms.push([posting, BEGINNING])
  }
  const max = forgivenErrors(word)
  if (forms.length > 0 || max === 0) return forms
  const similar = findSimilar(index, word, { max })
  return mostCommon(similar, ({ posting }) => posting, MAX_SIMILAR).map(({ posting, errors }) => [
    posting,
    errors === 1 ? ONE_ERROR : TWO_ERRORS,
  ])
}

function mostCommon<Item>(items: readonly Item[], toPosting: (item: Item) => Posting, max: number) {
  const few = createBestFew<Item>(max)
  for (const item of items) few.offer(item, toPosting(item).count)
  return few.items
}
