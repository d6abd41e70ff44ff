import type { Citizenship, Enrollment } from '#domain/eligibility/profile.ts'

/** The codes of what a scholarship says. Each list is in the order in which the site shows it. */
export const deadlineKinds = ['received', 'postmarked', 'funds', 'continuous'] as const
export const studyLevels = [
  'high_school',
  'community_college',
  'undergraduate',
  'graduate',
  'professional',
  'trade',
] as const
export const awardBases = ['merit', 'need', 'chance'] as const
export const memberships = [
  'military_family',
  'union_family',
  'first_responder_family',
  'farm_family',
  'employer_family',
  'credit_union',
  'honor_society',
  'scouting',
] as const
/** What is sensitive. Whether a visitor meets one of these is asked and decided in the browser alone. */
export const demographics = [
  'woman',
  'man',
  'nonbinary',
  'american_indian',
  'asian',
  'black',
  'hispanic',
  'pacific_islander',
  'lgbtq',
  'disability',
  'christian',
  'jewish',
  'muslim',
] as const
/** What an application asks for. */
export const askedData = [
  'name',
  'email',
  'phone',
  'address',
  'birth_date',
  'transcript',
  'family_income',
  'photo',
  'social_media',
  'ssn',
] as const
export const dataUses = ['keeps', 'shares', 'sells'] as const

export type DeadlineKind = (typeof deadlineKinds)[number]
export type StudyLevel = (typeof studyLevels)[number]
export type AwardBasis = (typeof awardBases)[number]
export type Membership = (typeof memberships)[number]
export type Demographic = (typeof demographics)[number]
export type AskedData = (typeof askedData)[number]
export type DataUse = (typeof dataUses)[number]

/** Until when an application can be handed in. */
export interface Deadline {
  /**
   * `received`: it has to arrive; `postmarked`: it has to be mailed; `funds`: until the money is spent;
   * `continuous`: awarded again and again.
   */
  kind: DeadlineKind
  /** `YYYY-MM-DD` in the deadline's own time zone; `null` for `continuous`, and where `funds` has no last day. */
  on: string | null
  /** `HH:MM`; `null` means the end of the day. */
  time: string | null
  /** An IANA name; `null` when the provider states none. */
  timeZone: string | null
}

export interface Essay {
  prompt: string
  leastWords: number | null
  mostWords: number | null
}

/** Who may apply. `null` means no such requirement. */
export interface Requirements {
  levels: readonly StudyLevel[] | null
  /** Codes of `cipFamilies`. */
  majors: readonly string[] | null
  /** Two-letter postal codes of the student's state. */
  states: readonly string[] | null
  /** Eight-digit OPEIDs of the schools. */
  opeids: readonly string[] | null
  /** On a scale of 4.0. */
  leastGpa: number | null
  /** The least that is enough. */
  enrollment: Enrollment | null
  /** The student belongs to one of these groups. */
  memberships: readonly Membership[] | null
  /** Citizenship and these are sensitive; the server never learns whether a visitor meets them. */
  citizenships: readonly Citizenship[] | null
  demographics: readonly Demographic[] | null
}

/**
 * A scholarship as its provider offers it. `null` means that the provider does not say, unless a field says
 * otherwise.
 */
export interface Scholarship {
  /** The slug in URLs. */
  id: string
  name: string
  provider: string
  /** Whether it is invented to demonstrate the site. */
  isSample: boolean
  /** One or two sentences about what it is for. */
  about: string
  /** One award; both ends are equal where there is one amount. */
  awardLowCents: number | null
  awardHighCents: number | null
  /** How many are awarded each time. */
  awards: number | null
  deadline: Deadline
  /** The day it was first listed, `YYYY-MM-DD`. */
  createdOn: string
  requirements: Requirements
  /** Empty when none is asked for. */
  essays: readonly Essay[]
  recommendationLetters: number
  /** How long an application usually takes. */
  effortHours: number | null
  basis: AwardBasis
  /** How many applied the last time. */
  applicants: number | null
  /** For how many further years it can be renewed; 0 when it is paid once. */
  renewableYears: number
  asksFor: readonly AskedData[]
  dataUse: DataUse | null
  /** The day its page was last read, `YYYY-MM-DD`. */
  lastCheckedOn: string
  /** Where its facts were read: an address, or the words "Invented sample". */
  source: string
  /** The address of the application; `null` for samples. */
  applyUrl: string | null
}
