import type { LineCategory } from '#domain/product-line.ts'
import { defaultRetention } from '#kit/questions/retention.ts'
import { retention as refinanceRetention } from '#products/refinance/retention.ts'

const { inWords: days } = defaultRetention
const { inWords: refinanceDays } = refinanceRetention

/** Texts that all pages of the dashboard share. */
export const dashboardText = {
  name: 'Dashboard',
  navigation: 'Dashboard pages',
  overview: 'What’s next',
  lead: 'What’s due first, what you’ve started, and one next step for each.',

  due: 'Coming up',
  noneDue: 'Nothing you’ve saved here has a date coming up.',
  unfinished: 'To finish',
  noneUnfinished: 'Nothing is waiting for you.',
  rest: 'What you have',
  have: 'Everything you’ve saved here',
  starts: 'Where to start',
  more: (count: number) => `${count} more`,
  left: (daysLeft: string, count: number) => (count === 0 ? daysLeft : `${daysLeft} left`),
  undated: 'No date',
  sample: 'Sample',
  forItem: (what: string) => `: ${what}`,
  inBrowser: 'Only in this browser',
  inBrowserText: 'What you type on these pages never leaves your browser, so we can’t list it here.',
  open: (line: string) => `See all: ${line}`,
  goTo: (line: string) => `Go to ${line}`,

  empty: 'Nothing here yet. Start anywhere: what you do will show up here, with its next step.',

  signedOut: {
    text: `You’re not signed in, so you’re seeing what’s stored in this browser. If you close it, your answers, your applications, and anything you added yourself will be gone. Otherwise they last ${days} days after your last change (${refinanceDays} for refinancing and for anything you added). Scholarships saved from our list stay for a year.`,
    link: 'Create a free account',
    why: 'to keep your plan and your applications on every device.',
  },

  applications: {
    name: 'Applications',
    description: 'Your applications with their status and deadlines, and the questionnaires you’ve started.',
    empty: 'No applications yet. Answer a few questions, and see what you can apply for.',
  },

  lines: {
    'student-loans': {
      name: 'Student loans',
      heading: 'My student loans',
      description: 'Your answers about a private student loan, how far along you are, and your next step.',
    },
    'refinance-student-loans': {
      name: 'Refinance',
      heading: 'My refinancing',
      description: 'The refinance loans you chose, with their deadlines, and your answers.',
    },
    scholarships: {
      name: 'Scholarships',
      heading: 'My scholarships',
      description: 'The scholarships you saved, earliest deadline first, each with its next step.',
    },
  } satisfies Partial<Record<LineCategory, { name: string; heading: string; description: string }>>,

  referrals: 'Referrals',
  settings: 'Settings',
  deletion: (day: string) => `Your account will be deleted on ${day}, as you asked.`,
  keepAccount: 'Keep my account',
} as const
