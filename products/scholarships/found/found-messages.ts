import { type FoundScholarship, foundLimits, maxFound } from '#domain/scholarships/found-scholarship.ts'
import {
  type FoundSign,
  type ScamSign,
  type SignQuestion,
  scamSources,
  signSources,
} from '#domain/scholarships/scam-signs.ts'
import { foundRetention } from './retention.ts'

/** Texts of the scholarships that visitors found elsewhere and typed in. */
export const foundText = {
  title: 'Scholarships you found',
  editTitle: (name: string) => `Change ${name}`,
  description:
    'Add a scholarship you found elsewhere to your plan, essays, reminders, and calendar, and check it for the warning signs of a scam.',
  lead: 'Found one on a flyer, at school, or online? Add it here, and it shows up in your plan, essays, reminders, and calendar.',
  kept: `Only you can see what you add. Without an account, it stays until you close this browser, and for ${foundRetention.inWords} days at most. With an account, it stays until you remove it. Clearing your answers removes it too.`,
  signIn: 'Sign in to keep it',
  addLink: 'Add one you found',
  insteadOfSamples: 'Add one you found instead',
  yours: 'Scholarships you added',
  none: 'None yet.',
  toPlan: 'See my plan',
  add: 'Add a scholarship',
  back: 'Back to the scholarships you found',
  save: 'Save scholarship',
  full: `You have added ${maxFound} scholarships, the most this page can hold. Remove one to add another.`,
  worth:
    'We don’t know how many people apply for one you found, so we don’t say what an hour on it is worth. To sort your plan, we assume a number of applicants.',

  groups: {
    what: 'What it is',
    award: 'What it pays',
    deadline: 'Deadline',
    requirements: 'What it asks for',
    work: 'Your part',
    essays: 'Essays it asks for',
    signs: 'Is it real?',
  },
  unknown: 'Only the name is required. Leave blank anything you don’t know.',
  essaysHint: 'Copy each prompt. The essay desk groups similar prompts.',
  signsHint: 'We use your answers only to check for warning signs. You can save it either way.',
  labels: {
    name: 'Name of the scholarship',
    provider: 'Who gives it',
    link: 'Web address',
    lowestAward: 'Amount, or the low end of a range',
    highestAward: 'High end of the range',
    paid: 'Paid',
    deadlineKind: 'What the date means',
    deadlineOn: 'Date',
    requirements: 'Who can apply, and what to send',
    letters: 'Letters of recommendation',
    hours: 'Estimated hours of work',
    status: 'Status',
  },
  hints: {
    link: 'The page where you apply, like https://example.org/scholarship',
    highestAward: 'Only for a range or an “up to” amount',
    deadlineOn: 'MM/DD/YYYY, like 03/15/2027',
    requirements: `In your own words. Up to ${foundLimits.requirements.toLocaleString('en-US')} characters.`,
    letters: 'How many. 0 if none.',
    hours: 'Like 2.5. If you leave it blank, your plan uses our assumption.',
  },
  essayTitle: (number: number) => `Essay ${number}`,
  essay: (number: number) => `Prompt for essay ${number}`,
  essayWords: (number: number) => `Word limit for essay ${number}`,
  questions: {
    costsMoney: 'Does it cost money to apply, or to get the award?',
    asksForAccount: 'Does it ask for a card or bank account number?',
    asksForSsn: 'Does it ask for your Social Security number?',
    isGuaranteed: 'Does it say you’re guaranteed to win?',
    isSelected: 'Does it say you were picked, though you didn’t apply?',
    hasContactedMe: 'Did they contact you first?',
  } satisfies Record<SignQuestion, string>,
  notKnown: 'I don’t know',
  yes: 'Yes',
  no: 'No',
  paidWords: { once: 'Once', yearly: 'Each year' } satisfies Record<
    NonNullable<FoundScholarship['paid']>,
    string
  >,
  deadlineKinds: {
    received: 'It must arrive by this date',
    postmarked: 'It must be mailed by this date',
    funds: 'Open until funds run out',
    continuous: 'No deadline: awarded on an ongoing basis',
  } satisfies Record<NonNullable<FoundScholarship['deadlineKind']>, string>,

  problems: {
    noName: 'Enter the name of the scholarship',
    badLink:
      'Enter the web address as your browser shows it, like https://example.org/scholarship. Only http and https addresses work, without a username.',
    badDay: 'Enter the date as MM/DD/YYYY, like 03/15/2027',
    rollingDay: 'Remove the date, or choose what it means: you said there is no deadline',
    turned: 'The highest amount must be at least the lowest',
    noPrompt: (number: number) => `Enter the prompt for essay ${number}, or remove its word limit`,
    words: (label: string, most: number) =>
      `${label}: enter a whole number from 1 to ${most.toLocaleString('en-US')}`,
    hours: (label: string, most: number) => `${label}: enter a number from 0.25 to ${most}, like 2.5`,
    long: (label: string, most: number) =>
      `${label}: use ${most.toLocaleString('en-US')} characters or fewer`,
  },

  yearly: 'a year',
  visit: (host: string) => `Go to ${host}`,
  leaves: 'We haven’t checked that page.',
  essays: (count: number) => (count === 1 ? '1 essay' : `${count} essays`),
  letters: (count: number) =>
    count === 1 ? '1 letter of recommendation' : `${count} letters of recommendation`,
  enteredOn: (day: string) => `You saved this on ${day}.`,
  signs: (count: number) => (count === 1 ? '1 warning sign' : `${count} warning signs`),
  noSigns:
    'No warning signs in what you entered. That isn’t proof that it’s real: check the provider’s own site.',
  verdict:
    'A warning sign isn’t proof. Before you pay or give out a number, ask your school counselor or a financial aid office. If you think it’s a scam, report it to the Federal Trade Commission:',
  report: 'ReportFraud.ftc.gov',
  reportAddress: scamSources.report.url,
  sources: 'Where the warning signs come from',
} as const

const signs: Record<ScamSign, { title: string; why: string }> = {
  fee: {
    title: 'A cost to you.',
    why: 'Free money shouldn’t cost a thing. Don’t pay anyone to hold a scholarship for you.',
  },
  account: {
    title: 'A card or bank account number.',
    why: 'No one needs it to hold a scholarship for you, and it can be used to take money.',
  },
  ssn: {
    title: 'Your Social Security number.',
    why: 'Thieves use it to pose as you. Find out who’s asking, and why, before you give it.',
  },
  guaranteed: {
    title: 'A guarantee that you’ll win.',
    why: 'Nobody can guarantee you a scholarship, and a money-back guarantee often has strings attached.',
  },
  selected: {
    title: 'Picked without applying.',
    why: 'False claims that students were preselected are a known fraud. Check that the program is real.',
  },
  contacted: {
    title: 'They contacted you first.',
    why: 'Be alert if you never applied. Ask where they got your name.',
  },
  effortless: {
    title: 'All the work done for you.',
    why: 'You have to apply for a scholarship yourself.',
  },
  exclusive: {
    title: 'Found nowhere else.',
    why: 'There are many free lists of scholarships. Check with your school or library.',
  },
  seminar: {
    title: 'A seminar.',
    why: 'Some free seminars are sales pitches. Don’t pay on the spot.',
  },
}

/** Says a sign, what shows it, why it matters, and who says so. */
export function describeSign({ sign, words }: FoundSign): string {
  const { title, why } = signs[sign]
  const { publisher } = scamSources[signSources[sign]]
  return [title, words === null ? '' : `You typed “${words}.”`, why, `(${publisher})`]
    .filter(Boolean)
    .join(' ')
}
