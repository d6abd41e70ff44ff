import { z } from 'zod'
import { cents, isoDay, listOf, text } from '#domain/catalog-fields.ts'
import { citizenships, enrollments } from '#domain/eligibility/profile.ts'
import { usStates } from '#domain/states.ts'
import { studyLevels } from './scholarship.ts'

/** The codes of what a public program says. Each list is in the order in which the site shows it. */
const programKinds = ['grant', 'scholarship', 'promise', 'waiver', 'service'] as const
export const programBases = ['need', 'merit', 'group', 'service', 'residence'] as const
const programDeadlineKinds = ['received', 'priority', 'funds', 'continuous', 'unknown'] as const
const applyWays = ['fafsa', 'fafsa_and_form', 'state_form', 'school', 'automatic'] as const
const programStatuses = ['open', 'closed', 'unfunded', 'unknown'] as const
/** Fields that a source may leave open: what is null there is unknown, and says nothing about a requirement. */
export const openFields = [
  'levels',
  'enrollment',
  'leastGpa',
  'mostSai',
  'citizenships',
  'residentsOnly',
  'schools',
  'amount',
  'deadline',
  'stacking',
  'status',
] as const

export type ProgramKind = (typeof programKinds)[number]
export type ProgramBasis = (typeof programBases)[number]
export type ApplyWay = (typeof applyWays)[number]
export type OpenField = (typeof openFields)[number]

/** Whose program it is: the postal abbreviation of a state, or `US` for the federal government. */
export const federal = 'US'
const owners = new Set([federal, ...usStates.map(({ abbreviation }) => abbreviation)])

const httpsUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain })

const amount = z
  .strictObject({
    /** `2026-27`; null if the source names no award year. */
    awardYear: z
      .string()
      .regex(/^20\d\d-\d\d$/)
      .nullable(),
    /** Cents a year. */
    lowCents: cents.nullable(),
    highCents: cents.nullable(),
    /** What the amount depends on, or what it is in words, such as full tuition. */
    note: text.nullable(),
  })
  .refine(
    ({ lowCents, highCents }) => (lowCents ?? 0) <= (highCents ?? Infinity),
    'has a maximum below its minimum',
  )

const who = z.strictObject({
  /** `high_school` is somebody who is still there. */
  levels: listOf(studyLevels).nullable(),
  /** The least that is enough. */
  enrollment: z.enum(enrollments).nullable(),
  /** On a scale of 4.0. */
  leastGpa: z.number().positive().max(4).nullable(),
  /** The largest Student Aid Index, in dollars; it can be negative. */
  mostSai: z.int().nullable(),
  /** Only said in words: the server never learns a visitor's own. */
  citizenships: listOf(citizenships).nullable(),
  residentsOnly: z.boolean(),
  /** Where it can be used, in words. */
  schools: text.nullable(),
  /** Conditions that the site cannot check, in words. */
  other: z.array(text).readonly(),
})

/** Checks one program: what its source says, and where and when that was read. */
export const publicProgramSchema = z
  .strictObject({
    /** Begins with the state's code in lower case: `ca-cal-grant-a`. */
    id: z.string().regex(/^[a-z]{2}(?:-[a-z0-9]+)+$/),
    name: text,
    agency: text,
    /** One sentence. */
    about: text.max(160),
    /** `promise` covers tuition after other aid; `service` is a loan unless one works as agreed afterward. */
    kind: z.enum(programKinds),
    basis: listOf(programBases),
    amount,
    who,
    unknown: listOf(openFields),
    deadline: z.strictObject({
      /** `received`: the last day; `priority`: who is later may get less; `funds`: until the money runs out. */
      kind: z.enum(programDeadlineKinds),
      on: isoDay.nullable(),
      note: text.nullable(),
    }),
    apply: z.enum(applyWays),
    applyUrl: httpsUrl.nullable(),
    /** `last_dollar` fills only what other aid leaves of tuition. */
    stacking: z.enum(['adds', 'last_dollar', 'unknown']),
    status: z.enum(programStatuses),
    statusNote: text.nullable(),
    source: z.strictObject({
      publisher: text,
      url: httpsUrl,
      readOn: isoDay,
      /** The award year or the date that the source itself states. */
      stated: text.nullable(),
      /** It is neither the agency’s nor a college’s nor a law’s own page. */
      secondHand: z.literal(true).optional(),
    }),
  })
  .refine(
    ({ deadline: { kind, on } }) => on === null || (kind !== 'continuous' && kind !== 'unknown'),
    'has a date that its kind of deadline does not allow',
  )

/** A grant, scholarship, or waiver of a state or the federal government, as its source describes it. */
export type PublicProgram = z.infer<typeof publicProgramSchema>

/** Checks the file of one state. */
export const programFileSchema = z
  .strictObject({
    state: z.string().refine((code) => owners.has(code), 'is not a state'),
    programs: z.array(publicProgramSchema).readonly(),
  })
  .refine(
    ({ state, programs }) => programs.every(({ id }) => id.startsWith(`${state.toLowerCase()}-`)),
    'has a program from another state',
  )
