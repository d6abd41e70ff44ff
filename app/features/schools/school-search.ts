import { usStates } from '#domain/states.ts'
import type { SchoolOption } from './school-option.ts'

/** A school as the index takes it. `size` is the publisher's class, 1 (smallest) to 5; null when not reported. */
export interface SearchedSchool extends SchoolOption {
  alsoKnownAs: readonly string[]
  size: number | null
}

export interface SchoolSearch {
  /** One per OPEID: the largest school under it. Best known first. */
  options: readonly SchoolOption[]
  /** At most `limit` schools, best match first, larger first among equals. Empty for a blank or unknown text. */
  search(keywords: string, limit?: number): SchoolOption[]
}

/** Builds the index in one go: for tests, benches and short lists. */
export function buildSchoolSearch(schools: readonly SearchedSchool[]): SchoolSearch {
  const work = building(schools)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Builds the same index, letting other work run between slices of at most a few milliseconds. */
export async function buildSchoolSearchInSlices(schools: readonly SearchedSchool[]): Promise<SchoolSearch> {
  const work = building(schools)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const MOST_RESULTS = 20
const MOST_WORDS = 12
const SCHOOLS_PER_SLICE = 150
const TERMS_PER_SLICE = 2000
/** A word in so many records is no typing error. */
const KNOWN_WORD = 20
const NOTHING = new Uint32Array()

/** Where a word stands in a school's record, and how much a match there is worth. */
const NAME = 0
const ALIAS = 1
const PLACE = 2
const EXACT = [1, 0.9, 0.75]
const PREFIX = [0.72, 0.66, 0.55]
const ONE_TYPO = [0.5, 0.45, 0.42]
const TWO_TYPOS = [0.36, 0.33, 0.3]

/**
 * Extra for a text that equals a whole name, whatever the order of its words. `campus` is a name without what
 * follows its hyphen; `city` another name that only says where the school is.
 */
const WHOLE = { name: 1, short: 1, campus: 0.9, other: 0.8, city: 0.15, initials: 0.2 }
const SAME_ORDER = 0.1
const FIRST_WORD = 0.15
const COVERAGE = 0.15
const PER_SIZE = 0.045

/** Words that help to rank but need not match: people leave them out, swap them and translate them. */
const OPTIONAL = new Set('a and at de del el for in la las los of on the y'.split(' '))
/** Words that so many schools share that they say little. */
const COMMON = new Set(
  'university college community school institute technical state campus center'.split(' '),
)

/** What people write for a word of a name. The first is the one that names are indexed under. */
const MEANS: Record<string, string[]> = {
  st: ['saint', 'state'],
  mt: ['mount'],
  ft: ['fort'],
  u: ['university'],
  uni: ['university'],
  univ: ['university'],
  universidad: ['university'],
  coll: ['college'],
  colegio: ['college'],
  inst: ['institute'],
  instituto: ['institute'],
  cc: ['community college'],
}

/** Lower case without accents, apostrophes or punctuation; `&` is `and`, `U.C.L.A.` is `ucla`. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʻʼ`´′]/gu, '')
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '')
    .replace(/[&+]/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return plain === '' ? [] : plain.split(' ')
}

function* building(schools: readonly SearchedSchool[]): Generator<undefined, SchoolSearch> {
  const groups = groupByOpeid(schools)
  const stateNames = new Map(usStates.map((state) => [state.abbreviation, state.name]))
  yield
  const options = groups.map(([first]) => optionOf(first))
  const sizes = Float32Array.from(groups, ([first]) => (first.size ?? 0) * PER_SIZE)
  const nameLengths = new Uint8Array(groups.length)
  const firstWords: string[] = []
  const wholes = new Map<string, Whole[]>()
  const postings = new Map<string, number[]>()

  const addWords = (words: Iterable<string>, doc: number, field: number) => {
    for (const word of words) {
      const list = postings.get(word) ?? []
      if (list.length === 0) postings.set(word, list)
      const last = list.at(-1)
      // Fields are added in the order of their worth, so the first entry of a school is its best.
      if (last === undefined || last >> 2 !== doc) list.push((doc << 2) | field)
    }
  }
  const addWhole = (words: readonly string[], doc: number, bonus: number) => {
    const key = bagOf(words)
    const list = wholes.get(key)
    if (!list) wholes.set(key, [{ doc, bonus, text: words.join(' ') }])
    else if (!list.some((whole) => whole.doc === doc && whole.bonus >= bonus)) {
      list.push({ doc, bonus, text: words.join(' ') })
    }
  }

  for (const [doc, group] of groups.entries()) {
    const [first, ...others] = group
    const name = canonical(wordsOf(first.name))
    const places = group.flatMap((school) => [school.city, school.state, stateNames.get(school.state) ?? ''])
    const otherNames = [
      ...group.flatMap((school) => [school.abbreviation, ...school.alsoKnownAs]),
      ...others.map((school) => school.name),
    ].filter((other) => other !== '')

    nameLengths[doc] = name.filter((word) => !OPTIONAL.has(word)).length || 1
    firstWords[doc] = name.find((word) => !OPTIONAL.has(word)) ?? ''
    addWords(indexedWords(first.name), doc, NAME)
    for (const other of otherNames) addWords(indexedWords(other), doc, ALIAS)
    for (const place of places) addWords(indexedWords(place), doc, PLACE)

    addWhole(name, doc, WHOLE.name)
    const campus = first.name.search(/-| at /)
    if (campus > 0) addWhole(canonical(wordsOf(first.name.slice(0, campus))), doc, WHOLE.campus)
    addWhole(canonical(wordsOf(first.abbreviation)), doc, WHOLE.short)
    for (const other of otherNames) {
      addWhole(canonical(wordsOf(other)), doc, other === first.city ? WHOLE.city : WHOLE.other)
    }
    for (const initials of initialsOf(name)) {
      addWords([initials], doc, PLACE)
      addWhole([initials], doc, WHOLE.initials)
    }
    if (doc % SCHOOLS_PER_SLICE === 0) yield
  }
  yield
  const terms = [...postings.keys()].sort()
  const lists = terms.map((term) => Uint32Array.from(postings.get(term) ?? []))
  yield
  const similar = yield* similarTerms(terms)

  // Scratch space, cleared after each search: a search is synchronous, so it is never shared.
  const total = new Float32Array(groups.length)
  const best = new Float32Array(groups.length)
  const matched = new Uint8Array(groups.length)
  const inName = new Uint8Array(groups.length)

  /** The terms a word can stand for, best first, with what a match of each is worth. */
  const hitsOf = (word: Word, typos: boolean): Hits => {
    const hits: Hits = { word, terms: [], worths: [], reach: 0 }
    const add = (term: number, worth: readonly number[]) => {
      hits.terms.push(term)
      hits.worths.push(worth)
      hits.reach += lists[term]?.length ?? 0
    }
    for (const text of word.texts) {
      const term = lowerBound(terms, text)
      if (terms[term] === text) add(term, EXACT)
    }
    const [typed = ''] = word.texts
    for (let term = lowerBound(terms, typed); terms[term]?.startsWith(typed); term++) {
      if (terms[term] !== typed) add(term, PREFIX)
    }
    if (typos && hits.reach < KNOWN_WORD) {
      similar.find(typed, word.isLast, (term, distance) => add(term, distance === 1 ? ONE_TYPO : TWO_TYPOS))
    }
    return hits
  }

  /** Schools that match `needed` of the words that must match, or more, with their scores. */
  const find = (words: readonly Word[], typos: boolean, needed: number): Found[] => {
    const must = words.filter((word) => word.isNeeded).length
    const weights = words.reduce((sum, word) => sum + word.weight, 0)
    // Rarest first: when all must match, each word after it looks only at the schools that are left.
    const order = words.map((word) => hitsOf(word, typos)).sort(byReach)
    const touched: number[] = []
    for (const [stage, { word, terms: hitTerms, worths }] of order.entries()) {
      const touchedHere: number[] = []
      const left = needed === must ? Math.min(stage, must) : 0
      for (let hit = 0; hit < hitTerms.length; hit++) {
        const term = hitTerms[hit] ?? 0
        const worth = worths[hit] ?? EXACT
        const list = lists[term] ?? NOTHING
        const startsName = word.isFirst ? terms[term] : undefined
        for (let at = 0; at < list.length; at++) {
          const entry = list[at] ?? 0
          const doc = entry >> 2
          if (left > 0 && matched[doc] !== left) continue
          const field = entry & 3
          let value = worth[field] ?? 0
          if (field === NAME && firstWords[doc] === startsName) value += FIRST_WORD
          const before = best[doc] ?? 0
          if (before === 0) {
            touchedHere.push(doc)
            if (field === NAME) inName[doc] = (inName[doc] ?? 0) + 1
          }
          if (value > before) best[doc] = value
        }
      }
      for (const doc of touchedHere) {
        if (total[doc] === 0) touched.push(doc)
        total[doc] = (total[doc] ?? 0) + (best[doc] ?? 0) * word.weight
        if (word.isNeeded) matched[doc] = (matched[doc] ?? 0) + 1
        best[doc] = 0
      }
      if (needed === must && word.isNeeded && touchedHere.length === 0) break
    }
    const found: Found[] = []
    for (const doc of touched) {
      if ((matched[doc] ?? 0) >= needed) {
        const coverage = Math.min(1, (inName[doc] ?? 0) / (nameLengths[doc] ?? 1)) * COVERAGE
        found.push({ doc, coverage, score: (total[doc] ?? 0) / weights + coverage + (sizes[doc] ?? 0) })
      }
      total[doc] = 0
      matched[doc] = 0
      inName[doc] = 0
    }
    return found
  }

  const addWholes = (found: Found[], texts: readonly (readonly string[])[]) => {
    const bonuses = new Map<number, number>()
    for (const words of texts) {
      const phrase = words.join(' ')
      for (const { doc, bonus, text } of wholes.get(bagOf(words)) ?? []) {
        const value = bonus + (text === phrase ? SAME_ORDER : 0)
        bonuses.set(doc, Math.max(value, bonuses.get(doc) ?? 0))
      }
    }
    if (bonuses.size === 0) return
    for (const hit of found) {
      const bonus = bonuses.get(hit.doc)
      if (bonus === undefined) continue
      hit.score += bonus
      if (bonus > WHOLE.initials + SAME_ORDER) hit.score += COVERAGE - hit.coverage
    }
  }

  return {
    options,
    search(keywords, limit = MOST_RESULTS) {
      const typed = wordsOf(keywords).slice(0, MOST_WORDS)
      if (typed.length === 0) return []
      const words = readWords(typed)
      const needed = words.filter((word) => word.isNeeded).length
      let found = find(words, false, needed)
      if (found.length < 3) found = find(words, true, needed)
      for (let pair = 0; found.length === 0 && pair < typed.length - 1; pair++) {
        const joined = readWords(typed.toSpliced(pair, 2, `${typed[pair]}${typed[pair + 1]}`))
        found = find(joined, false, joined.filter((word) => word.isNeeded).length)
      }
      if (found.length === 0 && needed > 2) found = find(words, true, Math.ceil(needed * 0.6))
      addWholes(found, [canonical(typed), canonical(typed, 1)])
      return bestOf(found, Math.min(limit, MOST_RESULTS)).flatMap(({ doc }) => options[doc] ?? [])
    },
  }
}

interface Whole {
  doc: number
  bonus: number
  text: string
}

interface Word {
  /** As typed first, then what it can mean. */
  texts: string[]
  weight: number
  isNeeded: boolean
  isFirst: boolean
  isLast: boolean
}

/** What a word was found as: terms by number, and beside each what a match is worth in each field. */
interface Hits {
  word: Word
  terms: number[]
  worths: (readonly number[])[]
  /** How many records hold one of the terms. */
  reach: number
}

interface Found {
  doc: number
  /** How much of the school's name the text covers, as it counts in the score. */
  coverage: number
  score: number
}

/** Largest school of each OPEID first in its group; groups by size, name and UNITID: the order among equals. */
function groupByOpeid(schools: readonly SearchedSchool[]): [SearchedSchool, ...SearchedSchool[]][] {
  const groups = new Map<string, [SearchedSchool, ...SearchedSchool[]]>()
  for (const school of [...schools].sort(bySize)) {
    const group = groups.get(school.opeid)
    if (group) group.push(school)
    else groups.set(school.opeid, [school])
  }
  return [...groups.values()]
}

function bySize(a: SearchedSchool, b: SearchedSchool): number {
  return (b.size ?? 0) - (a.size ?? 0) || compare(a.name, b.name) || compare(a.unitid, b.unitid)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function optionOf({ name, opeid, abbreviation, city, state, unitid }: SearchedSchool): SchoolOption {
  return Object.freeze({ name, opeid, abbreviation, city, state, unitid })
}

/** The form under which texts are compared: `St Louis U` and `Saint Louis University` become one. */
function canonical(words: readonly string[], meaning = 0): string[] {
  return words.flatMap((word) => {
    const means = MEANS[word]
    if (!means || words.length === 1) return word
    return (means[meaning] ?? means[0] ?? word).split(' ')
  })
}

/** The words a text is found by: as written, what they mean, and `am` for `A & M`. */
function indexedWords(text: string): Set<string> {
  const words = wordsOf(text)
  const all = new Set([...words, ...canonical(words)])
  for (const [at, word] of words.entries()) {
    const next = words[at + 2]
    if (word.length === 1 && words[at + 1] === 'and' && next?.length === 1) all.add(word + next)
  }
  return all
}

/** First letters, with and without the small words: people make short names both ways. */
function initialsOf(name: readonly string[]): Set<string> {
  const all = name.map((word) => word[0]).join('')
  const main = name.flatMap((word) => (OPTIONAL.has(word) ? [] : (word[0] ?? []))).join('')
  return new Set([all, main].filter((initials) => initials.length > 2))
}

/** The same for any order of the same words. */
function bagOf(words: readonly string[]): string {
  const main = words.filter((word) => !OPTIONAL.has(word))
  return (main.length > 0 ? main : words).toSorted().join(' ')
}

function readWords(typed: readonly string[]): Word[] {
  const allOptional = typed.every((word) => OPTIONAL.has(word))
  return [...new Set(typed)].map((word, at, all) => {
    const means = (typed.length > 1 ? (MEANS[word] ?? []) : []).flatMap((meaning) =>
      meaning.split(' ').slice(0, 1),
    )
    const isOptional = OPTIONAL.has(word) && !allOptional
    const isCommon = COMMON.has(word) || means.some((meaning) => COMMON.has(meaning))
    return {
      texts: [word, ...means],
      weight: isOptional ? 0.2 : isCommon ? 0.5 : 1,
      isNeeded: !isOptional,
      isFirst: at === 0,
      isLast: at === all.length - 1,
    }
  })
}

/** The best few, in order, without sorting the rest. */
function bestOf(found: readonly Found[], limit: number): Found[] {
  const kept: Found[] = []
  for (const hit of found) {
    const worst = kept[limit - 1]
    if (worst && isBetter(worst, hit)) continue
    let at = kept.length
    while (at > 0 && isBetter(hit, kept[at - 1])) at--
    kept.splice(at, 0, hit)
    if (kept.length > limit) kept.pop()
  }
  return kept
}

function isBetter(a: Found, b: Found | undefined): boolean {
  return b === undefined || a.score > b.score || (a.score === b.score && a.doc < b.doc)
}

function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** Words that must match first, the rarest first among them. */
function byReach(a: Hits, b: Hits): number {
  return Number(b.word.isNeeded) - Number(a.word.isNeeded) || a.reach - b.reach
}

/**
 * Finds terms within one typing error of a text (two from eight letters on); for an unfinished word, terms that
 * begin so. An error changes at most three pairs of neighboring letters, so only terms that share enough pairs
 * are measured; the pairs are listed by length of the term, since an error changes that little too.
 */
function* similarTerms(terms: readonly string[]) {
  const lists = new Map<string, number[]>()
  const longest = terms.reduce((most, term) => Math.max(most, term.length), 0)
  for (const [term, text] of terms.entries()) {
    for (const gram of gramsOf(text, false)) {
      const key = gram + text.length
      const list = lists.get(key)
      if (list) list.push(term)
      else lists.set(key, [term])
    }
    if (term % TERMS_PER_SLICE === 0) yield
  }
  const counts = new Uint8Array(terms.length)

  function find(text: string, isUnfinished: boolean, take: (term: number, distance: number) => void) {
    if (text.length < 4 || /\d/.test(text)) return
    const most = text.length < 8 ? 1 : 2
    const prefixOnly = isUnfinished && text.length > 4
    const grams = gramsOf(text, prefixOnly)
    const enough = Math.max(1, grams.size - 3 * most)
    const touched: number[] = []
    const to = prefixOnly ? longest : text.length + most
    for (const gram of grams) {
      for (let length = text.length - most; length <= to; length++) {
        const list = lists.get(gram + length)
        if (!list) continue
        for (let at = 0; at < list.length; at++) {
          const term = list[at] ?? 0
          const count = (counts[term] ?? 0) + 1
          counts[term] = count
          if (count === enough) touched.push(term)
        }
      }
    }
    for (const term of touched) {
      const distance = typingErrors(text, terms[term] ?? '', { most, prefixOnly })
      if (distance > 0 && distance <= most) take(term, distance)
    }
    counts.fill(0)
  }
  return { find }
}

function gramsOf(text: string, isUnfinished: boolean): Set<string> {
  const padded = isUnfinished ? `^${text}` : `^${text}$`
  const grams = new Set<string>()
  for (let at = 0; at < padded.length - 1; at++) grams.add(padded.slice(at, at + 2))
  return grams
}

/** Letters changed, left out, added or swapped with a neighbor (optimal string alignment); `most + 1` when more. */
export function typingErrors(
  typed: string,
  word: string,
  { most, prefixOnly }: { most: number; prefixOnly: boolean },
): number {
  const width = prefixOnly ? Math.min(word.length, typed.length + most) : word.length
  let before: number[] = []
  let last = Array.from({ length: width + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    let least = row
    for (let at = 1; at <= width; at++) {
      const same = typed[row - 1] === word[at - 1]
      let cost = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]) {
        cost = Math.min(cost, (before[at - 2] ?? 0) + 1)
      }
      current.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    before = last
    last = current
  }
  return prefixOnly ? Math.min(...last) : (last[width] ?? most + 1)
}
