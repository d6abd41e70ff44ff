import { z } from 'zod'
import { citizenships, enrollments } from '#domain/eligibility/profile.ts'
import { demographics } from '#domain/scholarships/demographics.ts'
import {
  askedData,
  awardBases,
  dataUses,
  deadlineKinds,
  memberships,
  studyLevels,
} from '#domain/scholarships/scholarship.ts'
import type { ScholarshipItem } from '#domain/scholarships/scholarship-item.ts'

const day = z.iso.date()
const dayOrContinuous = z.union([day, z.literal('C')])

export const scholarshipItem = z.object({
  id: z.string(),
  name: z.string(),
  provider: z.string(),
  is_sample: z.boolean().describe('Whether it’s a made-up sample that shows how the site works'),
  about: z.string(),
  award_amount_low: z
    .number()
    .nullable()
    .describe('Lowest amount of one award, in dollars; null when not stated'),
  award_amount_high: z
    .number()
    .nullable()
    .describe('Highest amount of one award, in dollars; null when not stated'),
  awards: z.number().nullable().describe('How many are awarded each time'),
  deadline: dayOrContinuous.describe('YYYY-MM-DD, or C when there is no deadline'),
  deadline_kind: z.enum(deadlineKinds),
  deadline_time: z.string().nullable().describe('HH:MM; null means the end of the day'),
  deadline_time_zone: z.string().nullable(),
  created_at: day.describe('The date it was first listed'),
  levels: z.array(z.enum(studyLevels)).nullable().describe('null: no such requirement, here and below'),
  majors: z.array(z.string()).nullable().describe('Two-digit CIP families'),
  states: z.array(z.string()).nullable(),
  opeids: z.array(z.string()).nullable(),
  min_gpa: z.number().nullable().describe('On a 4.0 scale'),
  enrollment: z.enum(enrollments).nullable(),
  memberships: z.array(z.enum(memberships)).nullable(),
  citizenships: z.array(z.enum(citizenships)).nullable(),
  demographics: z.array(z.enum(demographics)).nullable(),
  essays: z.array(
    z.object({ prompt: z.string(), least_words: z.number().nullable(), most_words: z.number().nullable() }),
  ),
  recommendation_letters: z.number(),
  effort_hours: z.number().nullable(),
  basis: z.enum(awardBases),
  applicants: z.number().nullable().describe('How many applied last time'),
  renewable_years: z.number(),
  asks_for: z.array(z.enum(askedData)),
  data_use: z.enum(dataUses).nullable(),
  last_checked_at: day,
  source: z.string(),
  apply_url: z.string().nullable(),
}) satisfies z.ZodType<ScholarshipItem>
