import type { DataPrice } from '#domain/scholarships/data-price.ts'
import type { Meets, OpenRequirement, PrivateRequirement } from '#domain/scholarships/match.ts'
import type { FitCounts } from '#domain/scholarships/private-fit.ts'
import type { AwardBasis } from '#domain/scholarships/scholarship.ts'
import { formatHours } from '#products/scholarships/listing-words.ts'
import type { SortCode } from './settings.ts'

const count = (number: number) => number.toLocaleString('en-US')
const counted = (number: number, what: string) => `${count(number)} ${number === 1 ? what : `${what}s`}`
const scholarships = (number: number) => counted(number, 'scholarship')

const withNumber = (name: string, number: number | undefined) =>
  number === undefined ? name : `${name} (${count(number)})`

/** The colors of the words in `overall`. */
export const fitTones = { yes: 'good', no: 'bad', unknown: 'warn' } as const satisfies Record<Meets, string>

export const marketplaceText = {
  scholarships: 'Scholarships',
  name: 'Find scholarships',
  description:
    'Search open scholarships by deadline, amount, and what they ask of you. No account, no spam, and nothing is sent to anyone.',
  title: (total: number) =>
    total === 0 ? 'No open scholarship fits these filters' : `${scholarships(total)} open today`,
  titleNothingOpen: 'No scholarships to show right now',
  lead: 'Each one shows what it asks for: your time, your data, and who may apply. We send nothing to providers, and none of them pays for its place here.',
  samples:
    'These scholarships are invented samples that show how the site works. Do not apply for them. Real ones replace them once they are loaded.',
  fitCounts: ({ yes, unknown, no }: FitCounts) =>
    `${count(yes)} ${yes === 1 ? 'fits' : 'fit'} you, ${count(unknown)} ${unknown === 1 ? 'needs' : 'need'} more answers, ${count(no)} ${no === 1 ? 'doesn’t' : 'don’t'}. What fits you comes first.`,
  said: (total: number) => `${scholarships(total)} found.`,
  answers: 'Answer a few questions to see which ones fit you.',
  answersLink: 'Start the questions',
  answersChange: 'Change your answers',
  answersKnown: 'The marks below use your answers.',
  filters: 'Filters',
  filtersOn: (number: number) => `${number} on`,
  words: 'Search by name, provider, or topic',
  level: 'Level of study',
  major: 'Field of study',
  state: 'Your state',
  basisLabel: 'Based on',
  data: 'Your data',
  any: 'Any',
  withCount: (name: string, number: number) => `${name} (${count(number)})`,
  least: 'Minimum award amount',
  within: 'Deadline',
  withinDays: (days: string) => `In the next ${days} days`,
  anyTime: 'Any time',
  noEssay: (number: number | undefined) => withNumber('No essay', number),
  renewable: (number: number | undefined) => withNumber('Renewable', number),
  fits: 'Hide scholarships I don’t qualify for',
  saved: (number: number) => `Only my saved scholarships (${count(number)})`,
  sorts: {
    deadline: 'Deadline, soonest first',
    award: 'Largest award first',
    newest: 'Newest first',
    gpa: 'Lowest GPA required first',
  } satisfies Record<SortCode, string>,
  worth: 'What an hour is worth',
  worthHint:
    'Where a provider does not say how many apply or how long it takes, we say “unknown.” Enter your own guess to see a figure.',
  applicants: 'Applicants, if unknown',
  hours: 'Hours to apply, if unknown',
  clear: 'Clear all filters',
  failed: 'Error fetching scholarships',
  failedText: 'We could not get the list. Nothing you chose is lost.',
  again: 'Try again',
  nothingOpen: 'We don’t list any open scholarship right now. Your school’s aid office knows of others.',
  noneTitle: 'Nothing fits all of these filters',
  noneText: 'Remove a filter, or look at everything that is open.',
  noneSaved: 'You have not saved a scholarship yet. Press “Save” on any of them to keep it in this browser.',
  more: 'Show more',
  previous: 'Previous page',
  next: 'Next page',
  pagesLabel: 'Pages of scholarships',
  shownFrom: (from: number) => `${count(from)} to`,
  shownTo: (to: number, total: number) => `${count(to)} of ${count(total)}`,
  list: 'Open scholarships',
  sample: 'Sample',
  by: (provider: string) => `from ${provider}`,
  awards: (number: number | null) =>
    number === null ? 'Number of awards not stated' : counted(number, 'award'),
  renewableFor: (years: number) => `renewable for ${years} more ${years === 1 ? 'year' : 'years'}`,
  daysLeft: (days: number) =>
    days === 0 ? 'Last day' : days === 1 ? '1 day left' : `${count(days)} days left`,
  effort: (hours: number | null) =>
    hours === null ? 'Time to apply not stated' : `About ${formatHours(hours)} to apply`,
  essays: (number: number) => (number === 0 ? 'No essay' : number === 1 ? '1 essay' : `${number} essays`),
  essayWords: (least: number | null, most: number | null) =>
    least !== null && most !== null
      ? `${count(least)} to ${count(most)} words`
      : most !== null
        ? `at most ${count(most)} words`
        : least !== null
          ? `at least ${count(least)} words`
          : 'no word limit stated',
  letters: (number: number) => `${number} recommendation ${number === 1 ? 'letter' : 'letters'}`,
  overall: {
    yes: 'Fits your answers',
    no: 'Doesn’t fit your answers',
    unknown: 'One or more answers missing',
  } satisfies Record<Meets, string>,
  openToAll: 'Open to every student',
  meets: { yes: 'Yes', no: 'No', unknown: 'Unknown' } satisfies Record<Meets, string>,
  who: 'Eligibility',
  wants: {
    levels: (list: string) => `Level of study: ${list}`,
    majors: (list: string) => `Field of study: ${list}`,
    states: (list: string) => `Lives in ${list}`,
    opeids: (list: string) => `Attends ${list}`,
    leastGpa: (gpa: string) => `GPA of ${gpa} or higher`,
    enrollment: (pace: string) => `Enrolled ${pace}`,
    memberships: (list: string) => `Belongs to ${list}`,
    need: () => 'Has financial need',
    citizenships: (list: string) => `Citizenship status: ${list}`,
    demographics: (list: string) => `Is one of: ${list}`,
  } satisfies Record<OpenRequirement | PrivateRequirement, (list: string) => string>,
  settles: {
    levels: 'Add your level of study',
    majors: 'Add your field of study',
    states: 'Add your state',
    opeids: 'Add your school',
    leastGpa: 'Add your GPA',
    enrollment: 'Add your enrollment status',
    memberships: 'Add your groups',
    need: 'Add your financial need',
  } satisfies Record<OpenRequirement, string>,
  changes: {
    leastGpa: (by: string) => `A GPA ${by} higher would change this.`,
    enrollment: 'Taking more classes would change this.',
    memberships: (groups: string) => `Joining ${groups} would change this.`,
  },
  hourFormula: (of: { award: string; awards: string; applicants: number; hours: number; perHour: string }) =>
    `${of.award} × ${of.awards} ÷ ${counted(of.applicants, 'applicant')} ÷ ${counted(of.hours, 'hour')} = ${of.perHour} an hour, if every application is equally good.`,
  lessThan: (amount: string) => `less than ${amount}`,
  assumedApplicants: 'The number of applicants is your guess.',
  assumedHours: 'The number of hours is your guess.',
  hourMissing: 'The provider does not state enough to tell.',
  basis: {
    merit: 'Merit-based',
    need: 'Need-based',
    chance: 'Random drawing',
  } satisfies Record<AwardBasis, string>,
  dataPrice: {
    low: 'Asks for little personal information',
    medium: 'Asks for more personal information',
    high: 'Asks for a lot of personal information',
  } satisfies Record<DataPrice, string>,
  asksFor: (list: string) => `Asks for: ${list}.`,
  asksForNothing: 'Asks for no personal data.',
  useUnknown: 'Does not say what it does with your data.',
  details: 'What it asks for, and what an hour is worth',
  dataTitle: 'Your data',
  essaysTitle: 'Essays',
  hourTitle: 'What an hour is worth',
  sourceTitle: 'Source',
  checked: (day: string, source: string) => `Last checked ${day}. ${source}`,
  applyAt: 'Go to the provider',
  save: 'Save',
  saveLabel: (name: string) => `Save ${name}`,
  unsave: 'Saved',
  unsaveLabel: (name: string) => `Remove ${name} from your saved scholarships`,
  full: (isSignedIn: boolean) =>
    isSignedIn
      ? 'Your list is full. Remove one to save another.'
      : 'This browser keeps up to 40 saved scholarships. Sign in to keep more.',
  plan: 'My plan',
  netValue: 'Will a scholarship lower my aid?',
  about: {
    title: 'About you',
    lead: 'Some scholarships ask about citizenship, background, faith, or disability. Check what applies, if you like. It stays in this browser: it is never sent to us or anyone else.',
    status: 'Your citizenship status',
    groups: 'I am',
    clear: 'Clear these',
    yes: 'You said this applies to you (only in this browser).',
    no: 'By what you checked, this does not apply to you (only in this browser).',
    unknown: 'Decided only in your browser: check “About you” if you want to know.',
    noScript: 'This works only with JavaScript, because it never leaves your browser.',
  },
}
