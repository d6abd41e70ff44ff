import { combineMeets, type MatchedStudent, type Meets, matchStudent, type OpenRequirement } from './match.ts'
import { federal, type OpenField, type PublicProgram } from './public-program.ts'
import type { Requirements, StudyLevel } from './scholarship.ts'

/** What a program requires and the site asks about, or could ask about. */
export type ProgramRequirement = OpenRequirement | 'mostSai' | 'citizenships'

export interface ProgramFit {
  /** Each requirement of the program, with what the answers say; those without an answer are unknown. */
  checks: { requirement: ProgramRequirement; meets: Meets }[]
  meets: Meets
}

/** The levels of a first degree or certificate, for which someone in high school applies a year ahead. */
const firstLevels: readonly StudyLevel[] = ['community_college', 'undergraduate', 'trade']

/**
 * Compares a program with what a student answered. It never says that somebody gets it: `yes` means that no
 * requirement is left that the answers do not meet, beside the schools and the conditions in words. The Student Aid
 * Index and citizenship are unknown here, and so is everything that the source leaves open.
 * @param owner the state's postal abbreviation, or `US`
 */
export function fitProgram(
  { who, basis, unknown }: PublicProgram,
  owner: string,
  student: MatchedStudent,
): ProgramFit {
  const levels = who.levels && widenLevels(who.levels)
  const requirements: Requirements = {
    levels,
    majors: null,
    states: who.residentsOnly && owner !== federal ? [owner] : null,
    opeids: null,
    leastGpa: who.leastGpa,
    enrollment: who.enrollment,
    memberships: null,
    citizenships: who.citizenships,
    demographics: null,
  }
  const { open } = matchStudent(
    { requirements, basis: basis.includes('need') ? 'need' : 'merit' },
    isLevelOpen(levels, student.level) ? { ...student, level: undefined } : student,
  )
  const unchecked = [
    ...(['mostSai', 'citizenships'] as const).filter((field) => who[field] !== null),
    ...unknown.flatMap((field) => toRequirement[field] ?? []),
  ].filter((requirement) => !open.some((check) => check.requirement === requirement))
  const checks = [
    ...open,
    ...[...new Set(unchecked)].map((requirement) => ({ requirement, meets: 'unknown' as const })),
  ]
  return { checks, meets: combineMeets(checks.map(({ meets }) => meets)) }
}

/** The requirement that nobody knows if a source leaves a field open. */
const toRequirement: Partial<Record<OpenField, ProgramRequirement>> = {
  levels: 'levels',
  enrollment: 'enrollment',
  leastGpa: 'leastGpa',
  mostSai: 'mostSai',
  citizenships: 'citizenships',
  residentsOnly: 'states',
}

/** A community college student is an undergraduate, and someone in high school applies for the next year. */
function widenLevels(levels: readonly StudyLevel[]): StudyLevel[] {
  const wide = new Set(levels)
  if (wide.has('undergraduate')) wide.add('community_college')
  if (firstLevels.some((level) => wide.has(level))) wide.add('high_school')
  return [...wide]
}

/** Sources that say "undergraduate" often mean career schools too, or do not say. */
function isLevelOpen(levels: readonly StudyLevel[] | null, level: StudyLevel | undefined): boolean {
  return level === 'trade' && levels?.includes('community_college') === true && !levels.includes('trade')
}

export interface OwnedProgram {
  /** The state's postal abbreviation, or `US`. */
  owner: string
  program: PublicProgram
}

export interface FittedProgram extends OwnedProgram {
  fit: ProgramFit
}

/**
 * Returns the programs that the answers do not rule out and that are not known to be closed, the surest first. Those
 * for a group or for later service come after those for everybody; otherwise the order stays.
 */
export function listFittingPrograms(
  programs: readonly OwnedProgram[],
  student: MatchedStudent,
): FittedProgram[] {
  return programs
    .filter(({ program: { status } }) => status !== 'closed' && status !== 'unfunded')
    .map((owned) => ({ ...owned, fit: fitProgram(owned.program, owned.owner, student) }))
    .filter(({ fit }) => fit.meets !== 'no')
    .toSorted((one, other) => rank(one) - rank(other))
}

function rank({ program: { basis }, fit: { meets } }: FittedProgram): number {
  const isSpecial = basis.includes('group') || basis.includes('service')
  return (meets === 'yes' ? 0 : 1) + (isSpecial ? 2 : 0)
}
