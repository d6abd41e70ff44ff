import { addDays } from '#domain/dates.ts'
import { citizenships } from '#domain/eligibility/profile.ts'
import { demographics } from '#domain/scholarships/demographics.ts'
import {
  askedData,
  type Deadline,
  memberships,
  type Scholarship,
  studyLevels,
} from '#domain/scholarships/scholarship.ts'
import { joinCodes, splitCodes, splitList } from './code-lists.ts'
import type { ScholarshipEssayTable, ScholarshipTable } from './schema.ts'

/*
 * Converts a scholarship to rows and back. Only dates differ: a sample stores offsets from today, so its rows
 * become a scholarship for one particular day.
 */

/** A scholarship without its dates. */
export interface UndatedScholarship
  extends Omit<Scholarship, 'deadline' | 'createdOn' | 'lastCheckedOn' | 'essays'> {
  deadline: Omit<Deadline, 'on'>
}

/** The dates of a sample. */
export interface DateOffsets {
  /** `null` when its deadline has no day. */
  deadlineDaysAhead: number | null
  createdDaysAgo: number
  lastCheckedDaysAgo: number
}

/** Returns the row of a scholarship that is not withdrawn. */
export function scholarshipRow(scholarship: Scholarship): ScholarshipTable {
  return {
    ...undatedColumns(scholarship),
    deadline_on: scholarship.deadline.on,
    deadline_days_ahead: null,
    created_on: scholarship.createdOn,
    created_days_ago: null,
    last_checked_on: scholarship.lastCheckedOn,
    last_checked_days_ago: null,
  }
}

/** Returns the row of a sample, whose dates move with the day. */
export function sampleScholarshipRow(sample: UndatedScholarship, offsets: DateOffsets): ScholarshipTable {
  return {
    ...undatedColumns(sample),
    deadline_on: null,
    deadline_days_ahead: offsets.deadlineDaysAhead,
    created_on: null,
    created_days_ago: offsets.createdDaysAgo,
    last_checked_on: null,
    last_checked_days_ago: offsets.lastCheckedDaysAgo,
  }
}

type DateColumn = `${'created' | 'last_checked'}_${'on' | 'days_ago'}` | `deadline_${'on' | 'days_ahead'}`

function undatedColumns(scholarship: UndatedScholarship): Omit<ScholarshipTable, DateColumn> {
  const { deadline, requirements } = scholarship
  return {
    id: scholarship.id,
    name: scholarship.name,
    provider: scholarship.provider,
    is_sample: scholarship.isSample,
    about: scholarship.about,
    award_low_cents: scholarship.awardLowCents,
    award_high_cents: scholarship.awardHighCents,
    awards: scholarship.awards,
    deadline_kind: deadline.kind,
    deadline_time: deadline.time,
    deadline_time_zone: deadline.timeZone,
    levels: joinCodes(requirements.levels),
    majors: joinCodes(requirements.majors),
    states: joinCodes(requirements.states),
    opeids: joinCodes(requirements.opeids),
    least_gpa: requirements.leastGpa,
    enrollment: requirements.enrollment,
    memberships: joinCodes(requirements.memberships),
    citizenships: joinCodes(requirements.citizenships),
    demographics: joinCodes(requirements.demographics),
    recommendation_letters: scholarship.recommendationLetters,
    effort_hours: scholarship.effortHours,
    basis: scholarship.basis,
    applicants: scholarship.applicants,
    renewable_years: scholarship.renewableYears,
    asks_for: scholarship.asksFor.join(),
    data_use: scholarship.dataUse,
    source: scholarship.source,
    apply_url: scholarship.applyUrl,
    withdrawn_on: null,
  }
}

export function essayRows({ id, essays }: Pick<Scholarship, 'id' | 'essays'>): ScholarshipEssayTable[] {
  return essays.map(({ prompt, leastWords, mostWords }, at) => ({
    scholarship_id: id,
    number: at + 1,
    prompt,
    least_words: leastWords,
    most_words: mostWords,
  }))
}

export interface ScholarshipRows {
  scholarship: ScholarshipTable
  /** By number. */
  essays: readonly ScholarshipEssayTable[]
}

/**
 * Converts rows to a scholarship.
 * @param today 'YYYY-MM-DD'; the dates of samples are counted from this day
 */
export function toScholarship({ scholarship: row, essays }: ScholarshipRows, today: string): Scholarship {
  return {
    id: row.id,
    name: row.name,
    provider: row.provider,
    isSample: row.is_sample,
    about: row.about,
    awardLowCents: row.award_low_cents,
    awardHighCents: row.award_high_cents,
    awards: row.awards,
    deadline: {
      kind: row.deadline_kind,
      on: row.deadline_days_ahead === null ? row.deadline_on : addDays(today, row.deadline_days_ahead),
      time: row.deadline_time,
      timeZone: row.deadline_time_zone,
    },
    createdOn: row.created_on ?? addDays(today, -(row.created_days_ago ?? 0)),
    requirements: {
      levels: row.levels === null ? null : splitCodes(row.levels, studyLevels),
      majors: row.majors === null ? null : splitList(row.majors),
      states: row.states === null ? null : splitList(row.states),
      opeids: row.opeids === null ? null : splitList(row.opeids),
      leastGpa: row.least_gpa,
      enrollment: row.enrollment,
      memberships: row.memberships === null ? null : splitCodes(row.memberships, memberships),
      citizenships: row.citizenships === null ? null : splitCodes(row.citizenships, citizenships),
      demographics: row.demographics === null ? null : splitCodes(row.demographics, demographics),
    },
    essays: essays.map(({ prompt, least_words, most_words }) => ({
      prompt,
      leastWords: least_words,
      mostWords: most_words,
    })),
    recommendationLetters: row.recommendation_letters,
    effortHours: row.effort_hours,
    basis: row.basis,
    applicants: row.applicants,
    renewableYears: row.renewable_years,
    asksFor: splitCodes(row.asks_for, askedData),
    dataUse: row.data_use,
    lastCheckedOn: row.last_checked_on ?? addDays(today, -(row.last_checked_days_ago ?? 0)),
    source: row.source,
    applyUrl: row.apply_url,
  }
}
