import { continuous } from './filter-fields.ts'
import type { Scholarship } from './scholarship.ts'

/**
 * A scholarship as the API states it: amounts in dollars, field names as in `filterBy`. Nothing is lost, so
 * `fromItem(toItem(scholarship))` is the scholarship.
 */
export interface ScholarshipItem {
  id: string
  name: string
  provider: string
  is_sample: boolean
  about: string
  award_amount_low: number | null
  award_amount_high: number | null
  awards: number | null
  /** 'YYYY-MM-DD', or 'C' when it has no last day. */
  deadline: string
  deadline_kind: Scholarship['deadline']['kind']
  deadline_time: string | null
  deadline_time_zone: string | null
  created_at: string
  levels: Scholarship['requirements']['levels']
  majors: readonly string[] | null
  states: readonly string[] | null
  opeids: readonly string[] | null
  min_gpa: number | null
  enrollment: Scholarship['requirements']['enrollment']
  memberships: Scholarship['requirements']['memberships']
  citizenships: Scholarship['requirements']['citizenships']
  demographics: Scholarship['requirements']['demographics']
  essays: readonly { prompt: string; least_words: number | null; most_words: number | null }[]
  recommendation_letters: number
  effort_hours: number | null
  basis: Scholarship['basis']
  applicants: number | null
  renewable_years: number
  asks_for: Scholarship['asksFor']
  data_use: Scholarship['dataUse']
  last_checked_at: string
  source: string
  apply_url: string | null
}

export function toItem(scholarship: Scholarship): ScholarshipItem {
  const { deadline, requirements } = scholarship
  return {
    id: scholarship.id,
    name: scholarship.name,
    provider: scholarship.provider,
    is_sample: scholarship.isSample,
    about: scholarship.about,
    award_amount_low: toDollars(scholarship.awardLowCents),
    award_amount_high: toDollars(scholarship.awardHighCents),
    awards: scholarship.awards,
    deadline: deadline.on ?? continuous,
    deadline_kind: deadline.kind,
    deadline_time: deadline.time,
    deadline_time_zone: deadline.timeZone,
    created_at: scholarship.createdOn,
    levels: requirements.levels,
    majors: requirements.majors,
    states: requirements.states,
    opeids: requirements.opeids,
    min_gpa: requirements.leastGpa,
    enrollment: requirements.enrollment,
    memberships: requirements.memberships,
    citizenships: requirements.citizenships,
    demographics: requirements.demographics,
    essays: scholarship.essays.map(({ prompt, leastWords, mostWords }) => ({
      prompt,
      least_words: leastWords,
      most_words: mostWords,
    })),
    recommendation_letters: scholarship.recommendationLetters,
    effort_hours: scholarship.effortHours,
    basis: scholarship.basis,
    applicants: scholarship.applicants,
    renewable_years: scholarship.renewableYears,
    asks_for: scholarship.asksFor,
    data_use: scholarship.dataUse,
    last_checked_at: scholarship.lastCheckedOn,
    source: scholarship.source,
    apply_url: scholarship.applyUrl,
  }
}

export function fromItem(item: ScholarshipItem): Scholarship {
  return {
    id: item.id,
    name: item.name,
    provider: item.provider,
    isSample: item.is_sample,
    about: item.about,
    awardLowCents: toCents(item.award_amount_low),
    awardHighCents: toCents(item.award_amount_high),
    awards: item.awards,
    deadline: {
      kind: item.deadline_kind,
      on: item.deadline === continuous ? null : item.deadline,
      time: item.deadline_time,
      timeZone: item.deadline_time_zone,
    },
    createdOn: item.created_at,
    requirements: {
      levels: item.levels,
      majors: item.majors,
      states: item.states,
      opeids: item.opeids,
      leastGpa: item.min_gpa,
      enrollment: item.enrollment,
      memberships: item.memberships,
      citizenships: item.citizenships,
      demographics: item.demographics,
    },
    essays: item.essays.map(({ prompt, least_words, most_words }) => ({
      prompt,
      leastWords: least_words,
      mostWords: most_words,
    })),
    recommendationLetters: item.recommendation_letters,
    effortHours: item.effort_hours,
    basis: item.basis,
    applicants: item.applicants,
    renewableYears: item.renewable_years,
    asksFor: item.asks_for,
    dataUse: item.data_use,
    lastCheckedOn: item.last_checked_at,
    source: item.source,
    applyUrl: item.apply_url,
  }
}

function toDollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}

function toCents(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * 100)
}
