import { href } from 'react-router'
import { usStates } from '#domain/states.ts'
import type { Product } from '#products/product.ts'
import { scholarshipLoader } from './catalog/scholarship-loader.ts'
import { readDashboardPart } from './dashboard.server.ts'
import { stateText } from './public-programs/messages.ts'
import { toStateAidPath } from './public-programs/state-aid-path.ts'
import { pruneStudentDraft } from './questions/student-draft.server.ts'
import { queueDeadlineReminders, queueScholarshipAlerts } from './reminders/reminders.server.ts'
import { savedRecords } from './saved/saved-records.server.ts'
import { scholarshipList } from './scholarship-list.server.ts'
import { scholarshipSource } from './search-source.ts'

const statePages = [
  { path: href('/scholarships/state'), title: stateText.listTitle },
  ...usStates
    .filter(({ kind }) => kind === 'state' || kind === 'district')
    .map(({ name, abbreviation }) => ({ path: toStateAidPath(abbreviation), title: stateText.title(name) })),
]

export const scholarships: Product = {
  category: 'scholarships',
  link: {
    label: 'Scholarships',
    to: href('/scholarships'),
    line: 'SCHOLARSHIP',
    summary: 'Scholarships that fit you, ranked by what an hour of your time is worth.',
    alsoCalled: ['grants', 'free money', 'awards', 'financial aid'],
    card: {
      text: 'The ones that fit you, and what an hour of work on each may be worth.',
      open: 'See my scholarships',
      illustration: 'medal',
    },
  },
  pages: [
    { path: '/scholarships', title: 'Find scholarships' },
    { path: '/scholarships/net-value', title: 'What a scholarship really adds' },
    ...statePages,
  ],
  returnPages: [
    { name: 'scholarships', path: '/scholarships/marketplace' },
    { name: 'plan', path: '/scholarships/plan' },
    { name: 'found-scholarships', path: '/scholarships/plan/found' },
    { name: 'essays', path: '/scholarships/essays' },
    { name: 'net-value', path: '/scholarships/net-value' },
    { name: 'scholarships-start', path: '/scholarships' },
  ],
  accountLinks: [{ label: 'My plan', to: href('/scholarships/plan') }],
  dashboard: readDashboardPart,
  drafts: { prune: pruneStudentDraft },
  catalogLoaders: [scholarshipLoader],
  records: [savedRecords],
  apiList: scholarshipList,
  searchSource: scholarshipSource,
  dailyEmails: [queueDeadlineReminders],
  mondayEmails: [queueScholarshipAlerts],
}
