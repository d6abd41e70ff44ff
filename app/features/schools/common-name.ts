import { usStates } from '#domain/states.ts'
import type { SearchedSchool } from './school-index.ts'

export type NamedSchool = Pick<SearchedSchool, 'unitid' | 'name' | 'alsoKnownAs' | 'city' | 'size'>

/** A size class of 2 or more is 1,000 students or more. */
const minKnownSize = 2
/** What publishers add to the name of a school's largest campus, and nobody says. */
const largestCampus = /-Main Campus$| Campus Immersion$/
/** Read alone, these say something else than a school. */
const notNames = new Set([
  'central state',
  'holy family',
  'methodist',
  'new jersey city',
  'park',
  'regent',
  'rush',
])
const unfinished = / (graduate|health|medical|science)$/

/**
 * Returns the name that people use of a school in a sentence, such as "Ohio State" for "Ohio State
 * University-Main Campus"; never initials, and the whole name when in doubt.
 *
 * The addition for the largest campus goes when no other school has the name without it. "University" goes
 * when the rest is one of the school's own nicknames, is not a place, is no name or nickname of another
 * school, and is not how one of another known school begins. Campuses of the same university ("Purdue
 * University Fort Wayne") may begin so: they keep their whole names.
 * @param schools all that the directory lists, because a name is short only as long as it is unambiguous
 */
export function findCommonName(school: NamedSchool, schools: readonly NamedSchool[]): string {
  const isOther = (other: NamedSchool) => other !== school && other.name !== school.name
  const withoutCampus = school.name.replace(largestCampus, '')
  const isFree =
    withoutCampus === school.name ||
    !schools.some((other) => isOther(other) && isSame(other.name, withoutCampus))
  const full = isFree ? withoutCampus : school.name
  const short = full.replace(/ University$/, '')
  if (!school.alsoKnownAs.some((name) => isSame(name, short)) || isNoName(short)) return full
  const others = schools.filter(isOther)
  const isPlace = schools.some(({ city }) => isSame(city, short))
  return isPlace || others.some((other) => isTakenBy(other, { short, full })) ? full : short
}

function isNoName(short: string): boolean {
  const words = fold(short)
  return notNames.has(words) || unfinished.test(words) || states.has(words)
}

const states = new Set(usStates.map(({ name }) => fold(name)))

/** Whether another school could be meant by the short name. */
function isTakenBy(other: NamedSchool, { short, full }: { short: string; full: string }): boolean {
  const names = [other.name, other.name.replace(largestCampus, ''), ...other.alsoKnownAs]
  const alike = names.filter((name) => isAlike(name, short)).map(fold)
  if (alike.includes(fold(short))) return true
  // "Dominican University of California" is not a campus of Dominican University.
  const isCampus = begins(fold(other.name), fold(full)) && !begins(fold(other.name), `${fold(full)} of`)
  if (isCampus || (other.size ?? 0) < minKnownSize) return false
  return alike.some((name) => begins(name, fold(short)))
}

/** Whether the words of a name begin with the words of another. */
function begins(name: string, start: string): boolean {
  return name === start || name.startsWith(`${start} `)
}

function isSame(a: string, b: string): boolean {
  return isAlike(a, b) && fold(a) === fold(b)
}

/** Spares the comparison of most names. */
function isAlike(a: string, b: string): boolean {
  return a[0]?.toLowerCase() === b[0]?.toLowerCase()
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
