import { z } from 'zod'
import { cents, isoDay, positive, text } from '#domain/catalog-fields.ts'
import { savedStatuses } from './saved-status.ts'
import { deadlineKinds, type Scholarship } from './scholarship.ts'
import type { PlannedScholarship } from './weekly-plan.ts'

/** How many a visitor keeps. */
export const maxFound = 30

/** The most of what can be typed; lengths are in characters. */
export const foundLimits = {
  name: 120,
  link: 500,
  requirements: 1_000,
  essays: 5,
  prompt: 500,
  words: 10_000,
  letters: 10,
  hours: 200,
} as const

const yesNo = z.boolean().nullable()

/** Checks what a visitor typed, and what is stored each time it is read. `null` is what the visitor does not know. */
export const foundScholarshipSchema = z.object({
  name: text.max(foundLimits.name),
  /** '' when it is not known. */
  provider: z.string().max(foundLimits.name),
  /** One award; both ends are equal where there is one amount. */
  awardLowCents: cents.nullable(),
  awardHighCents: cents.nullable(),
  /** How often it is paid. */
  paid: z.enum(['once', 'yearly']).nullable(),
  deadlineKind: z.enum(deadlineKinds).nullable(),
  deadlineOn: isoDay.nullable(),
  /** An http or https address. */
  link: z
    .url({ protocol: /^https?$/ })
    .max(foundLimits.link)
    .nullable(),
  /** Free text, several lines. */
  requirements: z.string().max(foundLimits.requirements),
  essays: z
    .array(
      z.object({
        prompt: text.max(foundLimits.prompt),
        mostWords: positive.max(foundLimits.words).nullable(),
      }),
    )
    .max(foundLimits.essays)
    .readonly(),
  recommendationLetters: z.int().min(0).max(foundLimits.letters).nullable(),
  /** As the visitor estimates. */
  effortHours: z.number().positive().max(foundLimits.hours).nullable(),
  costsMoney: yesNo,
  asksForAccount: yesNo,
  asksForSsn: yesNo,
  isGuaranteed: yesNo,
  isSelected: yesNo,
  /** Whether the provider wrote or called first. */
  hasContactedMe: yesNo,
  status: z.enum(savedStatuses),
  /** The day on which the visitor last confirmed this, `YYYY-MM-DD`. */
  enteredOn: isoDay,
})

/** A scholarship that a visitor found elsewhere, as they typed it in. */
export type FoundScholarship = z.infer<typeof foundScholarshipSchema>

/** One that is stored; nobody can guess its id. */
export interface KeptScholarship {
  id: string
  own: FoundScholarship
}

/** No id of the catalog has an underscore. */
const idPrefix = 'found_'

/** What the id of one looks like in a plan. */
export const foundId = /^found_[0-9a-f]{24}$/

/** Whether a scholarship of a plan is one that the visitor added. */
export function isFound({ id }: Pick<Scholarship, 'id'>): boolean {
  return id.startsWith(idPrefix)
}

/** Returns the id under which a scholarship of a plan is stored. */
export function toKeptId({ id }: Pick<Scholarship, 'id'>): string {
  return id.slice(idPrefix.length)
}

/**
 * Returns the scholarship in the shape of the catalog's, so that plan, essay desk, calendar, reminders and dashboard take
 * it as any other. How many apply is not known, and stays so. A date without a kind counts as the day by which the
 * application has to arrive, and no date as one that is not known; letters that are not known count as none.
 */
export function toPlanned({ id, own }: KeptScholarship): PlannedScholarship {
  const kind = own.deadlineKind ?? 'received'
  return {
    status: own.status,
    scholarship: {
      id: idPrefix + id,
      name: own.name,
      provider: own.provider,
      isSample: false,
      about: '',
      awardLowCents: own.awardLowCents,
      awardHighCents: own.awardHighCents,
      awards: null,
      deadline: { kind, on: kind === 'continuous' ? null : own.deadlineOn, time: null, timeZone: null },
      createdOn: own.enteredOn,
      requirements: noneKnown,
      essays: own.essays.map((essay) => ({ ...essay, leastWords: null })),
      recommendationLetters: own.recommendationLetters ?? 0,
      effortHours: own.effortHours,
      basis: 'merit',
      applicants: null,
      renewableYears: 0,
      asksFor: own.asksForSsn ? ['ssn'] : [],
      dataUse: null,
      lastCheckedOn: own.enteredOn,
      source: own.link ?? '',
      applyUrl: own.link,
    },
  }
}

const noneKnown: Scholarship['requirements'] = {
  levels: null,
  majors: null,
  states: null,
  opeids: null,
  leastGpa: null,
  enrollment: null,
  memberships: null,
  citizenships: null,
  demographics: null,
}
