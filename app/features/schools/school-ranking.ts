import { createBestFew } from '#domain/text-search/best-few.ts'
import type { Posting } from '#domain/text-search/posting.ts'
import { countTypingErrors, forgivenErrors } from '#domain/text-search/typing-errors.ts'
import { findBeginning, findSimilar, type WordIndex } from '#domain/text-search/word-index.ts'
import { MAX_INITIALS, NAME, type SchoolIndex } from './school-index.ts'
import {
  readTypedWords,
  spellOut,
  splitWords,
  type TypedWord,
  toConsonants,
  toUnordered,
} from './school-words.ts'

// cspell:ignore salle lasalle purdew fordum fordham

const MAX_WORDS = 12
/** With fewer matches than this, words with typing errors are searched too. */
const FEW_MATCHES = 3
/** A word that occurs in at least this many records is not treated as a typing error. */
const KNOWN_WORD = 20
/** Misspelled words still need this many correct letters at the beginning. */
const SURE_BEGINNING = 2
const SHORTEST_SPELLED_BY_EAR = 6

/** The value of a match in each field: name, other name, location. */
const EXACT = [1, 0.9, 0.75]
const PREFIX = [0.72, 0.66, 0.55]
const ONE_TYPO = [0.5, 0.45, 0.42]
const TWO_TYPOS = [0.36, 0.33, 0.3]

const SAME_ORDER = 0.1
const FIRST_WORD = 0.15
const COVERAGE = 0.15

/**
 * Scores that a search accumulates, indexed by school number. The arrays are reused and are all zero between
 * searches.
 */
export interface SchoolScores {
  total: Float32Array
  /** The value of the word being matched. */
  best: Float32Array
  matched: Uint8Array
  inName: Uint8Array
}

export function createSchoolScores(count: number): SchoolScores {
  return {
    total: new Float32Array(count),
    best: new Float32Array(count),
    matched: new Uint8Array(count),
    inName: new Uint8Array(count),
  }
}

interface Searched {
  index: SchoolIndex
  sums: SchoolScores
}

/** Returns the numbers of the matching schools, best first; ties go to the lower number. */
export function rankSchools(searched: Searched, keywords: string, max: number): readonly number[] {
  const typed = splitWords(keywords).slice(0, MAX_WORDS)
  if (typed.length === 0) return []
  const found = findMatches(searched, typed)
  addWholeTexts(searched.index, found, [spellOut(typed), spellOut(typed, 1)])
  const best = createBestFew<number>(max)
  for (const { school, score } of found) best.offer(school, score, school)
  return best.items
}

/** Which typing errors are tolerated. */
type Typos = 'none' | 'some' | 'by ear'

interface Match {
  school: number
  /** The share of the school's name that the search text covers, as weighted in the score. */
  coverage: number
  score: number
}

/** Relaxes the matching step by step until something matches. */
function findMatches(searched: Searched, typed: readonly string[]): Match[] {
  const words = readTypedWords(typed)
  const needed = countNeeded(words)
  const exact = matchWords(searched, words, { needed })
  if (exact.length >= FEW_MATCHES) return exact
  const similar = matchWords(searched, words, { needed, typos: 'some' })
  if (similar.length > 0) return similar
  const joined = matchJoined(searched, typed)
  if (joined.length > 0) return joined
  const byEar = matchWords(searched, words, { needed, typos: 'by ear' })
  if (byEar.length > 0 || needed <= 2) return byEar
  return matchWords(searched, words, { needed: Math.ceil(needed * 0.6), typos: 'some' })
}

/** Tries adjacent words as one, such as `la salle` for `lasalle`, and returns the first result. */
function matchJoined(searched: Searched, typed: readonly string[]): Match[] {
  for (let pair = 0; pair < typed.length - 1; pair++) {
    const words = readTypedWords(typed.toSpliced(pair, 2, `${typed[pair]}${typed[pair + 1]}`))
    const found = matchWords(searched, words, { needed: countNeeded(words) })
    if (found.length > 0) return found
  }
  return []
}

function countNeeded(words: readonly TypedWord[]): number {
  return words.filter((word) => word.isNeeded).length
}

/** Returns the schools that match at least `needed` of the required words, with their scores. */
function matchWords(
  searched: Searched,
  words: readonly TypedWord[],
  { needed, typos = 'none' }: { needed: number; typos?: Typos },
): Match[] {
  const mustMatchAll = needed === countNeeded(words)
  // Rarest word first: if all words must match, each further word checks only the schools that are left.
  const order = words.map((word) => findForms(searched.index, word, typos)).sort(byReach)
  const touched: number[] = []
  let passed = 0
  for (const forms of order) {
    const { word } = forms
    const found = matchForms(searched, forms, mustMatchAll ? passed : 0)
    addToTotals(searched.sums, { found, word, touched })
    if (!word.isNeeded || !mustMatchAll) continue
    if (found.length === 0) break
    passed += 1
  }
  const weights = words.reduce((sum, word) => sum + word.weight, 0)
  return takeMatches(searched, touched, { needed, weights })
}

/** The indexed forms that a typed word matched, each with the value of a match in each field. */
interface Forms {
  word: TypedWord
  postings: Posting[]
  worths: (readonly number[])[]
  /** How many records contain one of the forms. */
  reach: number
}

function findForms(index: SchoolIndex, word: TypedWord, typos: Typos): Forms {
  const { words } = index
  const forms: Forms = { word, postings: [], worths: [], reach: 0 }
  const add = (posting: Posting, worth: readonly number[]) => {
    forms.postings.push(posting)
    forms.worths.push(worth)
    forms.reach += posting.count
  }
  for (const text of [word.text, ...word.means]) {
    const posting = words.byWord.get(text)
    if (posting) add(posting, EXACT)
  }
  for (const posting of findBeginning(words, word.text)) add(posting, PREFIX)
  if (typos === 'none' || forms.reach >= KNOWN_WORD || /\d/.test(word.text)) return forms
  for (const { posting, errors } of findTypos(words, word)) add(posting, errors === 1 ? ONE_TYPO : TWO_TYPOS)
  if (typos === 'by ear') for (const posting of findPhoneticMatches(index, word.text)) add(posting, TWO_TYPOS)
  return forms
}

function findTypos(words: WordIndex, { text, isLast }: TypedWord) {
  const max = forgivenErrors(text)
  return max === 0 ? [] : findSimilar(words, text, { max, isUnfinished: isLast && text.length > 4 })
}

/**
 * Finds first words of names with two typing errors instead of one, if only vowels differ: `purdew` for
 * Purdue, `fordum` for Fordham. Other words, such as city names, are so many that nearly any text resembles
 * one of them.
 */
function findPhoneticMatches({ words, firstWords }: SchoolIndex, typed: string): Posting[] {
  if (typed.length < SHORTEST_SPELLED_BY_EAR || forgivenErrors(typed) > 1) return []
  const consonants = toConsonants(typed)
  return findBeginning(words, typed.slice(0, SURE_BEGINNING)).filter(
    ({ word }) =>
      toConsonants(word) === consonants &&
      countTypingErrors(typed, word, { max: 2 }) === 2 &&
      firstWords.includes(word),
  )
}

/** Orders required words first, and among them the rarest first. */
function byReach(a: Forms, b: Forms): number {
  return Number(b.word.isNeeded) - Number(a.word.isNeeded) || a.reach - b.reach
}

/**
 * Records the highest value that any form of one word has in each school.
 * @param passed how many words a school must have matched already to be considered
 * @returns the schools that match
 */
function matchForms({ index, sums }: Searched, { word, postings, worths }: Forms, passed: number): number[] {
  const { firstWords } = index
  const { best, matched, inName } = sums
  const found: number[] = []
  // Uses an index loop for speed, because it visits every record that contains a word.
  for (let form = 0; form < postings.length; form++) {
    const posting = postings[form]
    const worth = worths[form]
    if (!posting || !worth) continue
    const startsName = word.isFirst ? posting.word : undefined
    const { places, weights, count } = posting
    for (let at = 0; at < count; at++) {
      const school = places[at] ?? 0
      if (passed > 0 && matched[school] !== passed) continue
      const field = weights[at] ?? 0
      let value = worth[field] ?? 0
      if (field === NAME && firstWords[school] === startsName) value += FIRST_WORD
      const before = best[school] ?? 0
      if (before === 0) {
        found.push(school)
        if (field === NAME) inName[school] = (inName[school] ?? 0) + 1
      }
      if (value > before) best[school] = value
    }
  }
  return found
}

/** Adds the value of one word to the totals, and appends schools without a total so far to `touched`. */
function addToTotals(
  { total, best, matched }: SchoolScores,
  { found, word, touched }: { found: readonly number[]; word: TypedWord; touched: number[] },
): void {
  for (const school of found) {
    if (total[school] === 0) touched.push(school)
    total[school] = (total[school] ?? 0) + (best[school] ?? 0) * word.weight
    if (word.isNeeded) matched[school] = (matched[school] ?? 0) + 1
    best[school] = 0
  }
}

/** Converts the totals to matches and resets them. */
function takeMatches(
  { index, sums }: Searched,
  touched: readonly number[],
  { needed, weights }: { needed: number; weights: number },
): Match[] {
  const { total, matched, inName } = sums
  const found: Match[] = []
  for (const school of touched) {
    if ((matched[school] ?? 0) >= needed) {
      const coverage = Math.min(1, (inName[school] ?? 0) / (index.nameLengths[school] ?? 1)) * COVERAGE
      const score = (total[school] ?? 0) / weights + coverage + (index.sizeBonuses[school] ?? 0)
      found.push({ school, coverage, score })
    }
    total[school] = 0
    matched[school] = 0
    inName[school] = 0
  }
  return found
}

function addWholeTexts(
  { wholeTexts }: SchoolIndex,
  found: readonly Match[],
  texts: readonly (readonly string[])[],
): void {
  const bonuses = new Map<number, number>()
  for (const words of texts) {
    const phrase = words.join(' ')
    for (const { school, bonus, text } of wholeTexts.get(toUnordered(words)) ?? []) {
      const value = bonus + (text === phrase ? SAME_ORDER : 0)
      bonuses.set(school, Math.max(value, bonuses.get(school) ?? 0))
    }
  }
  if (bonuses.size === 0) return
  for (const match of found) {
    const bonus = bonuses.get(match.school)
    if (bonus === undefined) continue
    match.score += bonus
    if (bonus > MAX_INITIALS + SAME_ORDER) match.score += COVERAGE - match.coverage
  }
}
