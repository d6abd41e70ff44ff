import { usStates } from '#domain/states.ts'
import { addWord, createWordIndex, type WordIndex } from '#domain/text-search/word-index.ts'
import type { SchoolOption } from './school-option.ts'
import {
  spellOut,
  splitWords,
  toIndexedWords,
  toInitials,
  toUnordered,
  withoutOptional,
} from './school-words.ts'

/**
 * A school as the index receives it. `size` is the publisher's size class, from 1 (smallest) to 5; null if
 * not reported.
 */
export interface SearchedSchool extends SchoolOption {
  alsoKnownAs: readonly string[]
  size: number | null
}

/** The field of a school's record that contains a word, in descending order of what a match is worth. */
export const NAME = 0
const OTHER_NAME = 1
const LOCATION = 2

/**
 * Bonus for a search text that equals a whole name, in any word order. `campus` is the part of a name before
 * its hyphen; `city` is another name that only states the location.
 */
const WHOLE_TEXT = { name: 1, short: 1, campus: 0.9, other: 0.8, city: 0.15, initials: 0.2 }
const PER_SIZE = 0.045
/** A higher bonus means that the text matches a name better than derived initials. */
export const MAX_INITIALS = WHOLE_TEXT.initials

/** Schools that share an OPEID; the first represents them. */
type SchoolGroup = [SearchedSchool, ...SearchedSchool[]]

interface WholeText {
  school: number
  bonus: number
  text: string
}

/** The searchable data of all schools. Each school's number is its position in `options`. */
export interface SchoolIndex {
  options: SchoolOption[]
  /** The words of each school; the weight of a word is the field that contains it. */
  words: WordIndex
  /** How much a school's size adds to the score of a match. */
  sizeBonuses: Float32Array
  /** The number of words in each school's name. */
  nameLengths: number[]
  firstWords: string[]
  /** The names, keyed by their words in alphabetical order. */
  wholeTexts: Map<string, WholeText[]>
}

export function createSchoolIndex(count: number): SchoolIndex {
  return {
    options: [],
    words: createWordIndex(),
    sizeBonuses: new Float32Array(count),
    nameLengths: [],
    firstWords: [],
    wholeTexts: new Map(),
  }
}

/**
 * Groups schools by OPEID, the largest school of each first. Groups are ordered by size, name, and UNITID,
 * which breaks ties among equal matches.
 */
export function groupByOpeid(schools: readonly SearchedSchool[]): SchoolGroup[] {
  const groups = new Map<string, SchoolGroup>()
  for (const school of schools.toSorted(bySize)) {
    const group = groups.get(school.opeid)
    if (group) group.push(school)
    else groups.set(school.opeid, [school])
  }
  return [...groups.values()]
}

/** Adds a group. The order in which groups are added breaks ties among equal matches. */
export function addSchools(index: SchoolIndex, group: SchoolGroup): void {
  const [first] = group
  const name = spellOut(splitWords(first.name))
  const main = withoutOptional(name)
  const school = index.options.push(toOption(first)) - 1
  index.sizeBonuses[school] = (first.size ?? 0) * PER_SIZE
  index.nameLengths.push(main.length || 1)
  index.firstWords.push(main[0] ?? '')
  for (const [word, field] of findFields(group, toInitials(name))) {
    addWord(index.words, word, { place: school, weight: field })
  }
  addWholeTexts(index, school, group)
}

function toOption({ name, opeid, abbreviation, city, state, unitid }: SearchedSchool): SchoolOption {
  return Object.freeze({ name, opeid, abbreviation, city, state, unitid })
}

/** Returns each word of a record with the most valuable field that contains it. */
function findFields(group: SchoolGroup, initials: ReadonlySet<string>): Map<string, number> {
  const fields = new Map<string, number>()
  const add = (words: Iterable<string>, field: number) => {
    for (const word of words) if (!fields.has(word)) fields.set(word, field)
  }
  add(toIndexedWords(group[0].name), NAME)
  for (const other of listOtherNames(group)) add(toIndexedWords(other), OTHER_NAME)
  for (const { city, state } of group) {
    for (const location of [city, state, stateNames.get(state) ?? '']) add(toIndexedWords(location), LOCATION)
  }
  // Initials count no more than a location, because they are a guess.
  add(initials, LOCATION)
  return fields
}

const stateNames = new Map(usStates.map(({ abbreviation, name }) => [abbreviation, name]))

function listOtherNames(group: SchoolGroup): string[] {
  const [, ...others] = group
  return [
    ...group.flatMap(({ abbreviation, alsoKnownAs }) => [abbreviation, ...alsoKnownAs]),
    ...others.map(({ name }) => name),
  ].filter((other) => other !== '')
}

function addWholeTexts(index: SchoolIndex, school: number, group: SchoolGroup): void {
  const [{ name, abbreviation, city }] = group
  const add = (text: string, bonus: number) =>
    addWholeText(index, spellOut(splitWords(text)), { school, bonus })
  add(name, WHOLE_TEXT.name)
  const campus = name.search(/-| at /)
  if (campus > 0) add(name.slice(0, campus), WHOLE_TEXT.campus)
  add(abbreviation, WHOLE_TEXT.short)
  for (const other of listOtherNames(group)) add(other, other === city ? WHOLE_TEXT.city : WHOLE_TEXT.other)
  for (const initials of toInitials(spellOut(splitWords(name)))) add(initials, WHOLE_TEXT.initials)
}

function addWholeText(
  { wholeTexts }: SchoolIndex,
  words: readonly string[],
  { school, bonus }: { school: number; bonus: number },
): void {
  const key = toUnordered(words)
  const known = wholeTexts.get(key)
  const whole = { school, bonus, text: words.join(' ') }
  if (!known) wholeTexts.set(key, [whole])
  else if (!known.some((other) => other.school === school && other.bonus >= bonus)) known.push(whole)
}

function bySize(a: SearchedSchool, b: SearchedSchool): number {
  return (b.size ?? 0) - (a.size ?? 0) || compare(a.name, b.name) || compare(a.unitid, b.unitid)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
