import { z } from 'zod'
import { citizenships, enrollments } from '#domain/eligibility/profile.ts'
import { demographics } from '#domain/scholarships/demographics.ts'
import {
  awardBases,
  dataUses,
  deadlineKinds,
  memberships,
  type Scholarship,
  studyLevels,
} from '#domain/scholarships/scholarship.ts'
import {
  code,
  codes,
  day,
  dollars,
  httpsAddress,
  optional,
  slug,
  states,
  whole,
  words,
  yesOrNo,
} from '#kit/catalog/cell.ts'
import type { ReadItem } from '#kit/catalog/plan-rows.ts'
import { checksOf, readCells, refuseFuture } from '#kit/catalog/read-cells.ts'
import { inDollars, listed, written } from '#kit/catalog/write-cell.ts'
import { essays, writeEssays } from './essay-cell.ts'
import { asked, fieldsOfStudy, grade, hours, schools, time, timeZone } from './scholarship-cells.ts'

/**
 * The fields of a scholarship in a file, in the order of the columns. docs/scholarship-file.md explains each
 * one.
 */
const shape = {
  scholarship_id: slug,
  name: words(120),
  provider: words(120),
  about: words(500),
  award_low_dollars: optional(dollars, null),
  award_high_dollars: optional(dollars, null),
  awards: optional(whole({ from: 1, to: 1_000_000 }), null),
  deadline_kind: code(deadlineKinds),
  deadline_on: optional(day, null),
  deadline_time: optional(time, null),
  deadline_time_zone: optional(timeZone, null),
  created_on: optional(day, null),
  levels: optional(codes(studyLevels), null),
  majors: optional(fieldsOfStudy, null),
  states: optional(states, null),
  opeids: optional(schools, null),
  minimum_gpa: optional(grade, null),
  minimum_enrollment: optional(code(enrollments), null),
  memberships: optional(codes(memberships), null),
  citizenships: optional(codes(citizenships), null),
  demographics: optional(codes(demographics), null),
  essays,
  recommendation_letters: whole({ from: 0, to: 10 }),
  effort_hours: optional(hours, null),
  basis: code(awardBases),
  applicants: optional(whole({ from: 0, to: 100_000_000 }), null),
  renewable_years: whole({ from: 0, to: 10 }),
  asks_for: asked,
  data_use: optional(code(dataUses), null),
  last_checked_on: day,
  source: words(500),
  apply_url: httpsAddress,
  withdrawn: optional(yesOrNo, false),
}

const schema = z.object(shape)
type Fields = z.output<typeof schema>

export type ScholarshipField = keyof typeof shape
export type ScholarshipCells = Record<ScholarshipField, string>

export const scholarshipFields = Object.keys(shape) as ScholarshipField[]
/**
 * The fields that a scholarship file must have. Other fields may be left out, which means the provider does
 * not state them.
 */
export const requiredScholarshipFields = scholarshipFields.filter(
  (field) => !shape[field].safeParse('').success,
)

/** A scholarship as a file states it. */
export interface FiledScholarship extends Omit<Scholarship, 'createdOn'> {
  /** `null` when the file leaves it to the catalog. */
  createdOn: string | null
}

/**
 * Parses the cells of one scholarship.
 * @param today 'YYYY-MM-DD'; what was read after this day is refused
 */
export function readScholarship(cells: ScholarshipCells, today: string): ReadItem<FiledScholarship> {
  const withdrawal = withdrawalSchema.safeParse(cells)
  if (withdrawal.data?.withdrawn === true) return { status: 'withdrawn' }
  const read = readCells(form, cells, today)
  if (!read.ok) return { status: 'refused', problems: read.problems }
  return { status: 'listed', item: toScholarship(read.fields) }
}

const withdrawalSchema = schema.pick({ scholarship_id: true, withdrawn: true })

const check = checksOf<Fields>()

/** How fields contradict each other. */
const checks = [
  check(
    ['award_low_dollars', 'award_high_dollars'],
    ({ award_low_dollars: low, award_high_dollars: high }) =>
      (high ?? Infinity) < (low ?? 0) && 'award_high_dollars is below award_low_dollars: swap them',
  ),
  check(
    ['deadline_kind', 'deadline_on'],
    ({ deadline_kind: kind, deadline_on: on }) =>
      kind === 'continuous' &&
      on !== null &&
      'deadline_on does not apply when deadline_kind is continuous: leave it empty',
  ),
  check(
    ['deadline_kind', 'deadline_on'],
    ({ deadline_kind: kind, deadline_on: on }) =>
      (kind === 'received' || kind === 'postmarked') &&
      on === null &&
      `deadline_on is empty: enter the date, or a deadline_kind other than ${kind}`,
  ),
  check(
    ['deadline_on', 'deadline_time', 'deadline_time_zone'],
    ({ deadline_on: on, deadline_time: time, deadline_time_zone: zone }) =>
      on === null &&
      (time !== null || zone !== null) &&
      'deadline_time and deadline_time_zone require deadline_on: leave them empty',
  ),
  check(['created_on'], ({ created_on: day }, today) =>
    refuseFuture('created_on', day, today, 'it was first listed'),
  ),
  check(['last_checked_on'], ({ last_checked_on: day }, today) =>
    refuseFuture('last_checked_on', day, today, 'its page was read'),
  ),
]

const form = { schema, partial: schema.partial(), checks }

function toScholarship(fields: Fields): FiledScholarship {
  return {
    id: fields.scholarship_id,
    name: fields.name,
    provider: fields.provider,
    // A file cannot set this: every loaded scholarship is real.
    isSample: false,
    about: fields.about,
    awardLowCents: fields.award_low_dollars,
    awardHighCents: fields.award_high_dollars,
    awards: fields.awards,
    deadline: {
      kind: fields.deadline_kind,
      on: fields.deadline_on,
      time: fields.deadline_time,
      timeZone: fields.deadline_time_zone,
    },
    createdOn: fields.created_on,
    requirements: {
      levels: fields.levels,
      majors: fields.majors,
      states: fields.states,
      opeids: fields.opeids,
      leastGpa: fields.minimum_gpa,
      enrollment: fields.minimum_enrollment,
      memberships: fields.memberships,
      citizenships: fields.citizenships,
      demographics: fields.demographics,
    },
    essays: fields.essays,
    recommendationLetters: fields.recommendation_letters,
    effortHours: fields.effort_hours,
    basis: fields.basis,
    applicants: fields.applicants,
    renewableYears: fields.renewable_years,
    asksFor: fields.asks_for,
    dataUse: fields.data_use,
    lastCheckedOn: fields.last_checked_on,
    source: fields.source,
    applyUrl: fields.apply_url,
  }
}

/** Returns the cells that parse into the given scholarship, for reports of changes and for writing files. */
export function scholarshipCells(scholarship: Scholarship): ScholarshipCells {
  const { deadline, requirements } = scholarship
  return {
    scholarship_id: scholarship.id,
    name: scholarship.name,
    provider: scholarship.provider,
    about: scholarship.about,
    award_low_dollars: inDollars(scholarship.awardLowCents),
    award_high_dollars: inDollars(scholarship.awardHighCents),
    awards: written(scholarship.awards),
    deadline_kind: deadline.kind,
    deadline_on: deadline.on ?? '',
    deadline_time: deadline.time ?? '',
    deadline_time_zone: deadline.timeZone ?? '',
    created_on: scholarship.createdOn,
    levels: listed(requirements.levels),
    majors: listed(requirements.majors),
    states: listed(requirements.states),
    opeids: listed(requirements.opeids),
    minimum_gpa: written(requirements.leastGpa),
    minimum_enrollment: requirements.enrollment ?? '',
    memberships: listed(requirements.memberships),
    citizenships: listed(requirements.citizenships),
    demographics: listed(requirements.demographics),
    essays: writeEssays(scholarship.essays),
    recommendation_letters: String(scholarship.recommendationLetters),
    effort_hours: written(scholarship.effortHours),
    basis: scholarship.basis,
    applicants: written(scholarship.applicants),
    renewable_years: String(scholarship.renewableYears),
    asks_for: scholarship.asksFor.length === 0 ? 'nothing' : listed(scholarship.asksFor),
    data_use: scholarship.dataUse ?? '',
    last_checked_on: scholarship.lastCheckedOn,
    source: scholarship.source,
    apply_url: scholarship.applyUrl ?? '',
    withdrawn: '',
  }
}
