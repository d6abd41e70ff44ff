import type { z } from 'zod'
import { addDays } from '#domain/dates.ts'
import { citizenships, enrollments } from '#domain/eligibility/profile.ts'
import { cipFamilies } from '#domain/scholarships/cip-families.ts'
import { demographics } from '#domain/scholarships/demographics.ts'
import {
  askedData,
  awardBases,
  type Deadline,
  dataUses,
  type Essay,
  memberships,
  type Requirements,
  type Scholarship,
  scholarshipSchema,
  studyLevels,
} from '#domain/scholarships/scholarship.ts'
import { usStates } from '#domain/states.ts'
import { scholarshipCells, scholarshipFields } from '#products/scholarships/catalog/scholarship-fields.ts'
import { csvText } from './csv.ts'
import { type Random, randomChoices } from './random-numbers.ts'

// cspell:ignore Alderbrook Birchwater Dovecrest Elmharbor Fernvale

/**
 * Generates scholarships with every kind of fact, the same on every run, ordered by id. Most are open, as in
 * a real catalog; some have expired, and the first ones are due yesterday, today and tomorrow.
 * @param today 'YYYY-MM-DD'
 */
export function manyScholarships(count: number, today: string): Scholarship[] {
  const random = randomChoices(20_261_123)
  return Array.from({ length: count }, (_, at) => {
    const scholarship = makeScholarship(random, at + 1, today)
    return at < 3 ? { ...scholarship, deadline: dueOn(addDays(today, at - 1)) } : scholarship
  })
}

/** Returns the CSV file from which `catalog:load` loads the scholarships. */
export function scholarshipCsv(scholarships: readonly Scholarship[]): string {
  const lines = scholarships.map((scholarship) => {
    const cells = scholarshipCells(scholarship)
    return scholarshipFields.map((field) => cells[field])
  })
  return csvText([scholarshipFields, ...lines])
}

function makeScholarship(random: Random, number: number, today: string): Scholarship {
  const id = `scholarship-${String(number).padStart(6, '0')}`
  const field = random.oneOf(subjects)
  const provider = `${random.oneOf(places)} ${random.oneOf(bodies)} ${1 + (number % 400)}`
  const basis = random.oneOf([...awardBases, ...awardBases, 'merit', 'merit', 'need'] as const)
  const essays = makeEssays(random)
  return scholarshipSchema.parse({
    id,
    name: `${random.oneOf(places)} ${random.oneOf(kinds)} for ${field.who} ${number}`,
    provider,
    isSample: false,
    about: `Helps ${field.who.toLowerCase()} ${random.oneOf(helps)}.`,
    ...makeAward(random),
    awards: random.oneOf([null, 1, 1, 1, 2, 3, 5, 10, 25, 100, 500]),
    deadline: makeDeadline(random, today),
    createdOn: addDays(today, -random.whole(0, 900)),
    requirements: makeRequirements(random, field.majors),
    essays,
    recommendationLetters: random.oneOf([0, 0, 0, 0, 1, 1, 2, 3]),
    effortHours: random.chance(0.2) ? null : 0.5 * random.whole(1, 4) + 3.5 * essays.length,
    basis,
    applicants: random.chance(0.6) ? null : random.whole(0, 200) * random.whole(1, 200),
    renewableYears: random.oneOf([0, 0, 0, 0, 1, 2, 3, 3, 4]),
    asksFor: random.chance(0.03) ? [] : ['name', 'email', ...random.few(askedData.slice(2), 5)],
    dataUse: random.oneOf([null, 'keeps', 'keeps', 'shares', ...dataUses]),
    lastCheckedOn: addDays(today, -random.whole(0, 60)),
    source: `https://scholarships.example/${id}`,
    applyUrl: `https://scholarships.example/${id}/apply`,
  } satisfies z.input<typeof scholarshipSchema>)
}

function makeAward(random: Random): Pick<Scholarship, 'awardLowCents' | 'awardHighCents'> {
  const low = random.oneOf([25_000, 50_000, 50_000, 100_000, 100_000, 250_000, 500_000, 1_000_000])
  const draw = random.whole(1, 100)
  if (draw <= 5) return { awardLowCents: null, awardHighCents: null }
  if (draw <= 10) return { awardLowCents: null, awardHighCents: low }
  if (draw <= 12) return { awardLowCents: low, awardHighCents: null }
  if (draw <= 80) return { awardLowCents: low, awardHighCents: low }
  return { awardLowCents: low, awardHighCents: low * random.oneOf([2, 3, 5, 10]) }
}

function makeDeadline(random: Random, today: string): Deadline {
  const on = addDays(today, random.whole(-45, 330))
  const draw = random.whole(1, 100)
  if (draw <= 10) return { kind: 'continuous', on: null, time: null, timeZone: null }
  if (draw <= 14) return { ...dueOn(on), kind: 'funds', on: null }
  if (draw <= 18) return { ...dueOn(on), kind: 'funds' }
  if (draw <= 26) return { ...dueOn(on), kind: 'postmarked' }
  if (draw <= 60) return dueOn(on)
  return { ...dueOn(on), time: random.oneOf([null, ...times]), timeZone: random.oneOf(timeZones) }
}

function dueOn(on: string): Deadline {
  return { kind: 'received', on, time: null, timeZone: null }
}

function makeRequirements(random: Random, majors: readonly string[] | null): Requirements {
  const sometimes = <Value>(share: number, value: () => Value) => (random.chance(share) ? value() : null)
  return {
    levels: sometimes(0.8, () => random.few(studyLevels, 3)),
    majors: majors ?? sometimes(0.1, () => random.few(cipFamilies, 4)),
    states: sometimes(0.35, () => random.few(stateCodes, 3)),
    opeids: sometimes(0.08, () => [`${String(1_000 + random.whole(1, 600)).padStart(6, '0')}00`]),
    leastGpa: sometimes(0.5, () => random.oneOf([2, 2.5, 2.5, 2.75, 3, 3, 3, 3.25, 3.5, 3.7, 4])),
    enrollment: sometimes(0.4, () => random.oneOf(enrollments)),
    memberships: sometimes(0.12, () => random.few(memberships, 2)),
    citizenships: sometimes(0.4, () => random.few(citizenships, 3)),
    demographics: sometimes(0.15, () => random.few(demographics, 2)),
  }
}

function makeEssays(random: Random): Essay[] {
  const count = random.oneOf([0, 0, 0, 1, 1, 1, 1, 2, 2, 3])
  return Array.from({ length: count }, () => {
    const [leastWords, mostWords] = random.oneOf(wordLimits)
    return { prompt: random.oneOf(prompts), leastWords, mostWords }
  })
}

const stateCodes = usStates.map((state) => state.abbreviation).sort()
const times = ['12:00', '17:00', '23:59'] as const
const timeZones = [
  null,
  'America/New_York',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Pacific/Honolulu',
] as const
const wordLimits: readonly (readonly [number | null, number | null])[] = [
  [null, null],
  [null, 250],
  [null, 500],
  [250, 500],
  [500, 1_000],
  [300, null],
]

const places = ['Alderbrook', 'Birchwater', 'Cedar Hollow', 'Dovecrest', 'Elmharbor', 'Fernvale', 'Goldenrod']
const bodies = ['Fund', 'Foundation', 'Trust', 'Society', 'Family Fund', 'Education Circle', 'Guild']
const kinds = ['Scholarship', 'Award', 'Grant', 'Prize', 'Bursary', 'Drawing']
const helps = [
  'finish a degree with less debt',
  'begin at a college near home',
  'pay for books, tools and travel',
  'come back to school after time away',
  'give something back to their town',
]
const prompts = [
  'What would you like to be able to do in ten years that you cannot do today?',
  'Tell us about someone who taught you something outside of school.',
  'Describe a problem in your town, and what you would try first.',
  'Why did you choose your field of study?',
  'What have you kept doing even though it was hard?',
  'How would this award change your next year?',
]
const subjects: readonly { who: string; majors: readonly string[] | null }[] = [
  { who: 'Future Nurses', majors: ['51'] },
  { who: 'Young Engineers', majors: ['14', '15'] },
  { who: 'Teachers to Be', majors: ['13'] },
  { who: 'Builders and Welders', majors: ['46', '47', '48'] },
  { who: 'Artists', majors: ['50'] },
  { who: 'Programmers', majors: ['11'] },
  { who: 'Growers', majors: ['01', '03'] },
  { who: 'Students', majors: null },
  { who: 'First Ones in Their Family', majors: null },
  { who: 'Neighbors', majors: null },
]
