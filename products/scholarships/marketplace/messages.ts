import { assumedApplicants, assumedAwards, type Competition } from '#domain/scholarships/assumed-work.ts'
import type { DataPrice } from '#domain/scholarships/data-price.ts'
import type { Meets, OpenRequirement, PrivateRequirement } from '#domain/scholarships/match.ts'
import type { FitCounts } from '#domain/scholarships/private-fit.ts'
import type { AwardBasis } from '#domain/scholarships/scholarship.ts'
import { formatHours } from '#products/scholarships/listing-words.ts'
import type { Narrowing } from './removable-filters.ts'
import type { SortCode } from './settings.ts'
import type { Shown } from './shown-part.ts'

const count = (number: number) => number.toLocaleString('en-US')
const counted = (number: number, what: string) => `${count(number)} ${number === 1 ? what : `${what}s`}`
const scholarships = (number: number) => counted(number, 'scholarship')

const withNumber = (name: string, number: number | undefined) =>
  number === undefined ? name : `${name} (${count(number)})`

const competitionNames: Record<Competition, string> = {
  school: 'an award at certain colleges',
  group: 'an award for certain groups',
  state: 'an award in certain states',
  field: 'an award for certain majors',
  drawing: 'a national drawing',
  essay: 'a national award with an essay',
  no_essay: 'a national award without an essay',
}

export const marketplaceText = {
  scholarships: 'Scholarships',
  name: 'Find scholarships',
  description:
    'Search open scholarships by deadline, amount, and what they ask of you. No account, no spam, and nothing is sent to anyone.',
  title: ({ shown, counts, total }: { shown: Shown; counts: FitCounts | undefined; total: number }) => {
    if (total === 0) return 'No open scholarships match these filters'
    if (!counts || shown === 'all') return `${scholarships(total)} open today`
    if (shown === 'open') return `${scholarships(total)} ${total === 1 ? 'needs' : 'need'} another answer`
    if (shown === 'no') return `${scholarships(total)} ${total === 1 ? 'doesn’t' : 'don’t'} fit you`
    return counts.yes === 0
      ? `${scholarships(total)} may fit you`
      : `${scholarships(counts.yes)} ${counts.yes === 1 ? 'fits' : 'fit'} you`
  },
  titleNothingOpen: 'No scholarships to show right now',
  nobodyPays: 'No provider pays for its place here, and we send nothing to providers.',
  samples: 'These scholarships are made-up samples. Don’t apply for them.',
  partsLabel: 'Based on your answers',
  parts: {
    all: ({ yes, unknown, no }: FitCounts) => `All ${count(yes + unknown + no)}`,
    may: ({ yes, unknown }: FitCounts) => `All ${count(yes + unknown)} that may fit`,
    yes: ({ yes }: FitCounts) => `${count(yes)} ${yes === 1 ? 'fits' : 'fit'} you`,
    open: ({ unknown }: FitCounts) => `${count(unknown)} ${unknown === 1 ? 'needs' : 'need'} another answer`,
    no: ({ no }: FitCounts) => `${count(no)} ${no === 1 ? 'doesn’t' : 'don’t'} fit`,
  } satisfies Record<Shown, (counts: FitCounts) => string>,
  elsewhere: {
    yes: (more: number) =>
      `Based on what you checked in “About you,” ${count(more)} more ${more === 1 ? 'fits' : 'fit'} you. You’ll find ${more === 1 ? 'it' : 'them'} under “All that may fit.”`,
    no: (more: number) =>
      `Based on what you checked in “About you,” ${count(more)} more ${more === 1 ? 'doesn’t fit. It isn’t' : 'don’t fit. They aren’t'} listed here.`,
  },
  ruledOut: (number: number) =>
    `${count(number)} more ${number === 1 ? 'doesn’t' : 'don’t'} fit your answers.`,
  ruledOutLink: 'See which ones, and why',
  corrected: (typed: string, searched: string) =>
    `Nothing matches “${typed}”. Showing results for “${searched}”.`,
  said: (total: number) => `${scholarships(total)} found.`,
  answers: 'Answer a few questions to see which ones fit you',
  answersChange: 'Edit answers',
  show: (count: number) =>
    `Show ${count.toLocaleString('en-US')} ${count === 1 ? 'scholarship' : 'scholarships'}`,
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
  saved: (number: number) => `Only my saved scholarships (${count(number)})`,
  /** Short, because all stand in one line. */
  sorts: {
    hour: 'Best per hour',
    deadline: 'Soonest',
    award: 'Largest',
    newest: 'Newest',
    gpa: 'Lowest GPA',
  } satisfies Record<SortCode, string>,
  /** The heading of a list in this order. */
  sorted: {
    hour: 'Best value per hour first',
    deadline: 'Deadline, soonest first',
    award: 'Largest award first',
    newest: 'Newest first',
    gpa: 'Lowest GPA required first',
  } satisfies Record<SortCode, string>,
  award: 'Award',
  worthTicks: ['$1', '$10', '$100/hr', '$1K', '$10K'],
  worthOnScale: (worth: string) => `${worth}, on a scale from $1 to $10,000 an hour`,
  clear: 'Clear all filters',
  failed: 'Error fetching scholarships',
  failedText: 'We couldn’t load the list. Nothing you chose is lost.',
  again: 'Try again',
  nothingOpen: 'We don’t list any open scholarships right now. Your school’s aid office may know of others.',
  noneTitle: 'Nothing matches all of these filters',
  noneText: 'Remove a filter, or look at everything that is open.',
  noneWays: 'No scholarships match this combination of filters:',
  way: {
    words: 'your search words',
    level: 'level of study',
    major: 'field of study',
    state: 'state',
    within: 'deadline',
    basis: 'what it is based on',
    dataUse: 'your data',
    minDollars: 'minimum award amount',
    withoutEssay: 'no essay',
    onlyRenewable: 'renewable',
    onlySaved: 'only saved ones',
    fit: 'how they fit you',
  } satisfies Record<Narrowing, string>,
  wayOut: (filter: string, total: number) => `Remove “${filter}” to see ${scholarships(total)}`,
  noneSaved: 'You haven’t saved any scholarships yet. Press “Save” on one to keep it in this browser.',
  more: 'Show more',
  previous: 'Previous page',
  next: 'Next page',
  pagesLabel: 'Pages of scholarships',
  shownFrom: (from: number) => `${count(from)} to`,
  shownTo: (to: number, total: number) => `${count(to)} of ${count(total)}`,
  shownSome: (visible: number, total: number) => `${count(visible)} of ${count(total)} on this page`,
  sample: 'Sample',
  by: (provider: string) => `From ${provider}`,
  awards: (number: number | null) =>
    number === null ? 'Number of awards not stated' : counted(number, 'award'),
  renewableFor: (years: number) => `Renewable for ${years} more ${years === 1 ? 'year' : 'years'}`,
  daysLeft: (days: number) =>
    days === 0 ? 'Last day' : days === 1 ? '1 day left' : `${count(days)} days left`,
  /** Where the money may run out before the deadline. */
  atMost: 'at most',
  rolling: 'Rolling',
  noDay: 'No date',
  untilGone: 'Until funds run out',
  anyDay: 'Rolling deadline',
  effort: (hours: number | null) => (hours === null ? 'Time not stated' : formatHours(hours)),
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
    memberships: (list: string) => `Group or family: ${list}`,
    need: () => 'Has financial need',
    citizenships: (list: string) => `Citizenship status: ${list}`,
    demographics: (list: string) => `One of these: ${list}`,
  } satisfies Record<OpenRequirement | PrivateRequirement, (list: string) => string>,
  otherScale: 'We can’t tell: this scholarship uses the 4.0 scale, and your GPA is on a different one.',
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
  changeGpa: 'Change your answer',
  changes: {
    leastGpa: (by: string) => `A GPA ${by} higher would change this.`,
    enrollment: 'Taking more classes would change this.',
    memberships: (groups: string) => `Joining ${groups} would change this.`,
  },
  assuming: (facts: readonly string[]) => `, assuming ${new Intl.ListFormat('en-US').format(facts)}`,
  among: (applicants: number) => `, among ${counted(applicants, 'applicant')}`,
  counted,
  noWorth: 'No amount stated, so we can’t say what an hour is worth.',
  hourFormula: (of: { award: string; awards: number; applicants: number; hours: number; perHour: string }) =>
    `${of.award} × ${counted(of.awards, 'award')} ÷ ${counted(of.applicants, 'applicant')} ÷ ${formatHours(of.hours)}: ${of.perHour}, if every application is equally good.`,
  assumed: {
    awards: () => `The provider doesn’t say how many awards there are. Our assumption: ${assumedAwards}.`,
    applicants: (competition: Competition) =>
      `The provider doesn’t say how many apply. Our assumption for ${competitionNames[competition]}: ${count(assumedApplicants[competition])}.`,
    hours: (hours: number) =>
      `The provider doesn’t say how long it takes. Based on what it asks for, we assume ${formatHours(hours)}.`,
  },
  assumedNote: 'Our assumptions are round numbers, not facts from a source.',
  hourMissing: 'The provider doesn’t state an amount, so there is nothing to divide.',
  basis: {
    merit: 'Merit-based',
    need: 'Need-based',
    chance: 'Random drawing',
  } satisfies Record<AwardBasis, string>,
  dataPrice: {
    low: 'Asks for little personal information',
    medium: 'Asks for some personal information',
    high: 'Asks for a lot of personal information',
  } satisfies Record<DataPrice, string>,
  asksFor: (list: string) => `Asks for: ${list}.`,
  asksForNothing: 'Asks for no personal data.',
  useUnknown: 'Doesn’t say what it does with your data.',
  details: 'Details',
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
      : 'This browser can hold up to 40 saved scholarships. Sign in to save more.',
  plan: (saved: number) => (saved === 0 ? 'My plan' : `My plan (${count(saved)})`),
  posted: (isSaved: boolean, saved: number) =>
    isSaved
      ? `Saved. ${counted(saved, 'scholarship')} in your plan.`
      : `Removed. ${counted(saved, 'scholarship')} in your plan.`,
  netValue: 'Will a scholarship lower my aid?',
  about: {
    title: 'About you',
    lead: 'Some scholarships ask about citizenship, background, faith, or disability. Check what applies, if you like. What you check stays in this browser and is never sent to us or anyone else.',
    status: 'Your citizenship status',
    noStatus: 'Not chosen',
    groups: 'I am',
    clear: 'Clear these',
    yes: 'You said this applies to you (saved only in this browser).',
    no: 'Based on what you checked, this doesn’t apply to you (saved only in this browser).',
    unknown: 'Checked only in your browser: fill out “About you” to see whether this applies to you.',
    noScript: 'This works only with JavaScript, because what you check never leaves your browser.',
  },
}
