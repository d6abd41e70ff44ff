import { createPosting, give, type Posting, take } from './posting.ts'
import type { SearchEntry, SearchFeed } from './search-entry.ts'
import type { SearchKind } from './search-kind.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { soughtWords, wordsOf } from './words-of.ts'

interface Found {
  /** How many match, whatever their kind. */
  counts: ReadonlyMap<SearchKind, number>
  /** The words that matched, as `wordsOf` writes them: the same, longer ones that begin so, and corrected ones. */
  matched: ReadonlySet<string>
}

export interface SearchIndex extends SearchFeed {
  readonly size: number
  /** @param wanted `most` entries, best first; of one `kind` only. `counts` are of all. */
  find(
    query: string,
    wanted: { most: number; kind?: SearchKind | undefined },
  ): Found & { entries: readonly SearchEntry[] }
  /** The best few of each kind; the kind with the best of all first. */
  findGroups(query: string, mostOfEach: number): Found & { groups: readonly (readonly SearchEntry[])[] }
}

/** How much a word is worth by where it stands. A short title that has it says more than a long one. */
const TITLE = 10
const ALSO_CALLED = 6
const SUMMARY = 3
const TEXT = 1
/** A query that is a title, word for word, means that page. */
const WHOLE_TITLE = 100
/** By how it matched. */
const EXACT = 1
const BEGINNING = 0.7
const ONE_ERROR = 0.5
const TWO_ERRORS = 0.35
/** One letter begins a thousand words: it stands for none. */
const SHORTEST_BEGINNING = 2
/** Of the words that begin so, or are similar: the most common ones. */
const MOST_BEGINNINGS = 40
const MOST_SIMILAR = 15

/** Entries by their words. Each change takes effect at once and costs the words of one entry. */
export function createSearchIndex(): SearchIndex {
  const vocabulary = createVocabulary()
  const postings = new Map<string, Posting>()
  const places = new Map<string, number>()
  const entries: (SearchEntry | undefined)[] = []
  /** Of each entry, so that it can be taken out again. */
  const ownPostings: (readonly Posting[] | undefined)[] = []
  const free: number[] = []
  const byTitle = new Map<string, Set<number>>()
  let sums = newSums(1_024)

  function remove(id: string): void {
    const place = places.get(id)
    if (place === undefined) return
    for (const posting of ownPostings[place] ?? []) {
      take(posting, place)
      if (posting.count > 0) continue
      postings.delete(posting.word)
      vocabulary.remove(posting.word)
    }
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
      ownPostings[place] = [...weightsOf(entry)].map(([word, weight]) => {
        const posting = postings.get(word) ?? addPosting(word)
        give(posting, place, weight)
        return posting
      })
    },
    find(query, { most, kind }) {
      const top = createTop<SearchEntry>(most)
      const { counts, matched } = visit(query, (entry, score) => {
        if (kind === undefined || entry.kind === kind) top.offer(entry, score)
      })
      return { entries: top.best, counts, matched }
    },
    findGroups(query, mostOfEach) {
      const tops = new Map<SearchKind, ReturnType<typeof createTop<SearchEntry>>>()
      const { counts, matched } = visit(query, (entry, score) => {
        const top = tops.get(entry.kind) ?? createTop<SearchEntry>(mostOfEach)
        tops.set(entry.kind, top)
        top.offer(entry, score)
      })
      const groups = [...tops.values()].sort((one, other) => other.highest() - one.highest())
      return { groups: groups.map(({ best }) => best), counts, matched }
    },
  }

  function addPosting(word: string): Posting {
    const posting = createPosting(word)
    postings.set(posting.word, posting)
    vocabulary.add(posting.word)
    return posting
  }

  /** Shows every match with its score, and says what is to be known of all. */
  function visit(query: string, show: (entry: SearchEntry, score: number) => void) {
    const sought = soughtWords(query)
    const matched = new Set<string>()
    const touched: number[] = []
    for (const [at, word] of sought.entries()) {
      const forms = formsOf(word, at === sought.length - 1, postings, vocabulary)
      for (const [form] of forms) matched.add(form)
      addWord(forms, at + 1, touched)
    }
    const named = sought.length > 0 ? byTitle.get(sought.join(' ')) : undefined
    for (const place of named ?? []) sums.total[place] = (sums.total[place] ?? 0) + WHOLE_TITLE
    let best = 0
    for (const place of touched) best = Math.max(best, sums.words[place] ?? 0)
    // Where nothing has all the words, what has most of them stands in, but not what has less than half.
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

  /** Adds the best that any form of one word is worth. */
  function addWord(forms: readonly [string, number][], number: number, touched: number[]): void {
    const { total, words, last, value } = sums
    for (const [form, factor] of forms) {
      const posting = postings.get(form)
      if (!posting) continue
      // A word that few have says more.
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

/** What one search adds up, by the place of each entry; kept between searches, and zero then. */
const newSums = (length: number) => ({
  total: new Float64Array(length),
  words: new Uint8Array(length),
  last: new Uint8Array(length),
  value: new Float64Array(length),
})

const titleKey = (entry: SearchEntry | undefined) => soughtWords(entry?.title ?? '').join(' ')

function weightsOf({ title, alsoCalled, summary, text }: SearchEntry): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (words: readonly string[], weight: number) => {
    for (const word of new Set(words)) weights.set(word, (weights.get(word) ?? 0) + weight)
  }
  const ofTitle = wordsOf(title)
  add(ofTitle, TITLE / Math.sqrt(Math.max(1, ofTitle.length / 3)))
  add(alsoCalled.flatMap(wordsOf), ALSO_CALLED)
  add(wordsOf(summary), SUMMARY)
  add(wordsOf(text), TEXT)
  return weights
}

/** The words that stand for a sought one, and how well. Errors are looked for only where it is no word at all. */
function formsOf(
  word: string,
  mayBeUnfinished: boolean,
  postings: ReadonlyMap<string, Posting>,
  vocabulary: Vocabulary,
): [string, number][] {
  const common = (words: Iterable<string>, most: number) => {
    const top = createTop<string>(most)
    for (const each of words) top.offer(each, postings.get(each)?.count ?? 0)
    return top.best
  }
  const forms: [string, number][] = postings.has(word) ? [[word, EXACT]] : []
  if (mayBeUnfinished && word.length >= SHORTEST_BEGINNING) {
    for (const longer of common(vocabulary.beginning(word), MOST_BEGINNINGS)) forms.push([longer, BEGINNING])
  }
  if (forms.length > 0) return forms
  const similar = new Map(vocabulary.similar(word))
  return common(similar.keys(), MOST_SIMILAR).map((other) => [
    other,
    similar.get(other) === 1 ? ONE_ERROR : TWO_ERRORS,
  ])
}

/** Keeps the best few of many. */
function createTop<Item>(most: number) {
  const scores: number[] = []
  const best: Item[] = []
  return {
    /** Best first. */
    best,
    highest: () => scores[0] ?? 0,
    offer(item: Item, score: number): void {
      if (best.length >= most && score <= (scores.at(-1) ?? Number.POSITIVE_INFINITY)) return
      let at = best.length
      while (at > 0 && (scores[at - 1] ?? 0) < score) at -= 1
      scores.splice(at, 0, score)
      best.splice(at, 0, item)
      if (best.length <= most) return
      scores.pop()
      best.pop()
    },
  }
}
