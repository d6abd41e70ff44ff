import { z } from 'zod'
import { cents, count, isoDay, listOf, positive, text } from '#domain/catalog-fields.ts'
import { citizenships, enrollments } from '#domain/eligibility/profile.ts'
import { demographics } from './demographics.ts'

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
  'first_generation',
  'military_family',
  'union_family',
  'first_responder_family',
  'farm_family',
  'employer_family',
  'credit_union',
  'honor_society',
  'scouting',
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

export type StudyLevel = (typeof studyLevels)[number]
export type AwardBasis = (typeof awardBases)[number]
export type Membership = (typeof memberships)[number]
export type AskedData = (typeof askedData)[number]
export type DataUse = (typeof dataUses)[number]

const deadline = z
  .object({
    /**
     * `received`: it has to arrive; `postmarked`: it has to be mailed; `funds`: until the money is spent;
     * `continuous`: awarded again and again.
     */
    kind: z.enum(deadlineKinds),
    /** `YYYY-MM-DD` in the deadline's own time zone; `null` for `continuous`, and where `funds` has no last day. */
    on: isoDay.nullable(),
    /** `HH:MM`; `null` means the end of the day. */
    time: z.string().nullable(),
    /** An IANA name; `null` when the provider states none. */
    timeZone: z.string().nullable(),
  })
  .refine(
    ({ kind, on }) => (on !== null ? kind !== 'continuous' : kind === 'continuous' || kind === 'funds'),
    'has a date that its kind does not allow, or is missing one',
  )
  .refine(({ on, time }) => on !== null || time === null, 'has a time without a date')

/** Until when an application can be submitted. */
export type Deadline = z.infer<typeof deadline>

const essay = z
  .object({
    prompt: text,
    leastWords: positive.nullable(),
    mostWords: positive.nullable(),
  })
  .refine(
    ({ leastWords, mostWords }) => (leastWords ?? 0) <= (mostWords ?? Infinity),
    'has a maximum length below its minimum',
  )

export type Essay = z.infer<typeof essay>

const requirements = z.object({
  levels: listOf(studyLevels).nullable(),
  /** Codes of `cipFamilies`. */
  majors: z.array(z.string()).readonly().nullable(),
  /** Two-letter postal codes of the student's state. */
  states: z.array(z.string()).readonly().nullable(),
  /** Eight-digit OPEIDs of the schools. */
  opeids: z.array(z.string()).readonly().nullable(),
  /** On a scale of 4.0. */
  leastGpa: z.number().positive().max(4).nullable(),
  /** The least that is enough. */
  enrollment: z.enum(enrollments).nullable(),
  /** The student belongs to one of these groups. */
  memberships: listOf(memberships).nullable(),
  /** Citizenship and these are sensitive; the server never learns whether a visitor meets them. */
  citizenships: listOf(citizenships).nullable(),
  demographics: listOf(demographics).nullable(),
})

/** Who may apply. `null` means no such requirement. */
export type Requirements = z.infer<typeof requirements>

/** Checks a scholarship, also each time it is read from the database. */
export const scholarshipSchema = z
  .object({
    /** The slug in URLs. */
    id: text,
    name: text,
    provider: text,
    /** Whether it is invented to demonstrate the site. */
    isSample: z.boolean(),
    /** One or two sentences about what it is for. */
    about: z.string(),
    /** One award; both ends are equal where there is one amount. */
    awardLowCents: cents.nullable(),
    awardHighCents: cents.nullable(),
    /** How many are awarded each time. */
    awards: positive.nullable(),
    deadline: deadline,
    /** The day it was first listed, `YYYY-MM-DD`. */
    createdOn: isoDay,
    requirements: requirements,
    /** Empty when none is asked for. */
    essays: z.array(essay).readonly(),
    recommendationLetters: count,
    /** How long an application usually takes. */
    effortHours: z.number().positive().nullable(),
    basis: z.enum(awardBases),
    /** How many applied last time. */
    applicants: count.nullable(),
    /** For how many further years it can be renewed; 0 when it is paid once. */
    renewableYears: count,
    asksFor: listOf(askedData),
    dataUse: z.enum(dataUses).nullable(),
    /** The day its page was last read, `YYYY-MM-DD`. */
    lastCheckedOn: isoDay,
    /** Where its facts were read: an address, or the words "Invented sample". */
    source: text,
    /** The address of the application; `null` for samples. */
    applyUrl: z.string().nullable(),
  })
  .refine(
    (one) => (one.awardLowCents ?? 0) <= (one.awardHighCents ?? Infinity),
    'has a maximum award below its minimum',
  )

/**
 * A scholarship as its provider offers it. `null` means that the provider does not say, unless a field says
 * otherwise.
 */
export type Scholarship = z.infer<typeof scholarshipSchema>
