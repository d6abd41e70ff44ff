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

/** A school as the index takes it. `size` is the publisher's class, 1 (smallest) to 5; null when not reported. */
export interface SearchedSchool extends SchoolOption {
  alsoKnownAs: readonly string[]
  size: number | null
}

/** Where a word stands in a school's record, in the order of what a match there is worth. */
export const NAME = 0
const OTHER_NAME = 1
const LOCATION = 2

/**
 * Extra for a text that equals a whole name, whatever the order of its words. `campus` is a name without what
 * follows its hyphen; `city` another name that only says where the school is.
 */
const WHOLE_TEXT = { name: 1, short: 1, campus: 0.9, other: 0.8, city: 0.15, initials: 0.2 }
const PER_SIZE = 0.045
/** Beyond this the text is more of a name than initials made from it. */
export const MOST_OF_INITIALS = WHOLE_TEXT.initials

/** Schools under one OPEID, the one that stands for them first. */
type SchoolGroup = [SearchedSchool, ...SearchedSchool[]]

interface WholeText {
  school: number
  bonus: number
  text: string
}

/** What is known of the schools, each by its number: its place among the options. */
export interface SchoolIndex {
  options: SchoolOption[]
  /** The weight of a word in a school is the field it stands in. */
  words: WordIndex
  /** What its size adds to the score of a match. */
  sizeBonuses: Float32Array
  /** How many words the name has. */
  nameLengths: number[]
  firstWords: string[]
  /** Names by their words in alphabetical order. */
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

/** Largest school of each OPEID first in its group; groups by size, name and UNITID: the order among equals. */
export function groupByOpeid(schools: readonly SearchedSchool[]): SchoolGroup[] {
  const groups = new Map<string, SchoolGroup>()
  for (const school of schools.toSorted(bySize)) {
    const group = groups.get(school.opeid)
    if (group) group.push(school)
    else groups.set(school.opeid, [school])
  }
  return [...groups.values()]
}

/** Groups are added in the order that stands among equal matches. */
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

/** Each word of a record with the best field it stands in. */
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
  // Worth no more than where it is: they are a guess.
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
