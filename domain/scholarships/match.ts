import { type Enrollment, enrollments } from '#domain/eligibility/profile.ts'
import { type Gpa, toStatedScale } from './gpa.ts'
import type { Membership, Requirements, Scholarship, StudyLevel } from './scholarship.ts'

/** What a student answered. A field is absent when its question is unanswered or skipped. */
export interface MatchedStudent {
  level?: StudyLevel | undefined
  /** Two-digit CIP family. */
  majorFamily?: string | undefined
  /** Two-letter postal code. */
  state?: string | undefined
  /** Of the schools that the student attends or considers; one that is wanted is enough. */
  opeids?: readonly string[] | undefined
  /** Only one on the 4.0 scale can be compared with what a scholarship requires. */
  gpa?: Gpa | undefined
  enrollment?: Enrollment | undefined
  /** Groups the student belongs to; empty when none of them. */
  memberships?: readonly Membership[] | undefined
  hasFinancialNeed?: boolean | undefined
}

/** Requirements that the server may decide, each with the answer that settles it. */
const openRequirements = [
  'levels',
  'majors',
  'states',
  'opeids',
  'leastGpa',
  'enrollment',
  'memberships',
  'need',
] as const
export type OpenRequirement = (typeof openRequirements)[number]

/** Requirements that only the visitor's browser decides, because what they ask for is sensitive. */
const privateRequirements = ['citizenships', 'demographics'] as const
export type PrivateRequirement = (typeof privateRequirements)[number]

export type Meets = 'yes' | 'no' | 'unknown'

export interface Match {
  /** The requirements that the scholarship has, in the order of the lists above. */
  open: { requirement: OpenRequirement; meets: Meets }[]
  private: PrivateRequirement[]
  /** Of all of them; private ones are unknown here. */
  meets: Meets
  /** The one requirement whose answer settles the rest. */
  settledBy: OpenRequirement | undefined
  /** The one requirement that is not met and that a student can still change. */
  changed: OpenRequirement | undefined
}

/** Compares what a scholarship requires with what a student answered. */
export function matchStudent(
  { requirements, basis }: Pick<Scholarship, 'requirements' | 'basis'>,
  student: MatchedStudent,
): Match {
  const checks: Record<OpenRequirement, Meets | undefined> = {
    levels: oneOf(requirements.levels, student.level),
    majors: oneOf(requirements.majors, student.majorFamily),
    states: oneOf(requirements.states, student.state),
    opeids: someOf(requirements.opeids, student.opeids),
    leastGpa: atLeast(requirements.leastGpa, toStatedScale(student.gpa)),
    enrollment: atLeast(rankEnrollment(requirements.enrollment), rankEnrollment(student.enrollment)),
    memberships: someOf(requirements.memberships, student.memberships),
    need: basis === 'need' ? oneOf([true], student.hasFinancialNeed) : undefined,
  }
  const open = openRequirements.flatMap((requirement) => {
    const meets = checks[requirement]
    return meets ? [{ requirement, meets }] : []
  })
  const left = privateRequirements.filter((requirement) => requirements[requirement] !== null)
  const failed = open.filter(({ meets }) => meets === 'no').map(({ requirement }) => requirement)
  const unknown = open.filter(({ meets }) => meets === 'unknown').map(({ requirement }) => requirement)
  return {
    open,
    private: left,
    meets: combineMeets([...open.map(({ meets }) => meets), ...left.map(() => 'unknown' as const)]),
    settledBy: failed.length === 0 && unknown.length === 1 ? unknown[0] : undefined,
    changed:
      failed.length === 1 && unknown.length === 0
        ? failed.find((requirement) => isChangeable(requirement, requirements))
        : undefined,
  }
}

/** `no` when one is not met, else `unknown` when one cannot be told. Only all of them together are a `yes`. */
export function combineMeets(all: readonly Meets[]): Meets {
  return all.includes('no') ? 'no' : all.includes('unknown') ? 'unknown' : 'yes'
}

/** Returns how much a student may study where at least `min` is wanted. */
export function listEnough(min: Enrollment): Enrollment[] {
  return enrollments.filter((pace) => atLeast(rankEnrollment(min), rankEnrollment(pace)) === 'yes')
}

/** A student can raise a GPA, take more classes, or join a group, but hardly move to another state for it. */
function isChangeable(requirement: OpenRequirement, requirements: Requirements): boolean {
  if (requirement === 'memberships') return listJoinable(requirements).length > 0
  return requirement === 'leastGpa' || requirement === 'enrollment'
}

/** Returns the groups wanted that a student can join; nobody joins a family. */
export function listJoinable({ memberships }: Pick<Requirements, 'memberships'>): Membership[] {
  return memberships?.filter((group) => joinable.includes(group)) ?? []
}

const joinable: readonly Membership[] = ['credit_union', 'honor_society', 'scouting']

function oneOf<T>(allowed: readonly T[] | null, value: T | undefined): Meets | undefined {
  if (allowed === null) return undefined
  if (value === undefined) return 'unknown'
  return allowed.includes(value) ? 'yes' : 'no'
}

function someOf<T>(allowed: readonly T[] | null, values: readonly T[] | undefined): Meets | undefined {
  if (allowed === null) return undefined
  if (values === undefined) return 'unknown'
  return values.some((value) => allowed.includes(value)) ? 'yes' : 'no'
}

function atLeast(min: number | null | undefined, value: number | null | undefined): Meets | undefined {
  if (min === null || min === undefined) return undefined
  if (value === null || value === undefined) return 'unknown'
  return value >= min ? 'yes' : 'no'
}

function rankEnrollment(enrollment: Enrollment | null | undefined): number | undefined {
  return enrollment ? ({ less_than_half: 0, half_time: 1, full_time: 2 } as const)[enrollment] : undefined
}
