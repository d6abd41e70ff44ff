import type { ProofYear } from './proof.ts'

/** Texts of the pages that check the Student Aid Index against official records. */
export const aidProofText = {
  title: 'Our Student Aid Index, checked',
  description:
    'The Department of Education publishes test records with its own processor’s answers. Here is how our rules calculate each one, line by line.',
  lead: 'The Department of Education publishes test records for its form processor: made-up families, their answers, and the Student Aid Index that the government computed. We run every one through our rules.',
  sum: (matched: number, cases: number) => `${matched} of ${cases} match`,
  yearTitle: (year: string) => `The ${year} form`,
  said: (records: number, cases: number) =>
    `${records} records, of which ${cases} have an index. The others were rejected or are incomplete, so there is nothing to compare.`,
  formulas: {
    A: 'Formula A, dependent students',
    B: 'Formula B, independent students without dependents other than a spouse',
    C: 'Formula C, independent students with dependents',
  },
  byFormula: (year: string) => `Records that match, ${year}`,
  columns: { formula: 'Formula', cases: 'Records', matched: 'The same' },
  maximumPell: 'Maximum Pell Grant, yes or no',
  casesTitle: (count: number) => `All ${count} records`,
  casesCaption: (year: string) => `Each ${year} record`,
  caseColumns: { record: 'Record', formula: 'Formula', published: 'Department', ours: 'Ours' },
  exceptionsTitle: 'What doesn’t match, and why',
  noExceptions: 'Every index matches.',
  /** Record by record. */
  exceptions: {
    '2026-27-0418':
      'The index is the same, −1,500. The record awards the maximum Pell Grant, and our rules don’t. Income is $73,989, and the foreign income exclusion is $42,150; the limit for a family of seven is $82,845. Foreign income counts starting July 1, 2026 (20 USC 1070a(a)(2)(A)). The record was made before the Department’s guide reflected that.',
  },
  howTitle: 'How to reproduce it',
  how: 'The records are public and in the public domain (CC0): FSA test ISIRs for 2025–26 and 2026–27, US Department of Education. This command prints one line for each record, with the published index and ours.',
  command: 'npm run -s aid:cases -- FILE.ndjson',
  caseTitle: (id: string) => `Record ${id}`,
  caseDescription: (id: string) =>
    `How the Student Aid Index for official test record ${id} is calculated, line by line.`,
  compared: (published: string, ours: string) =>
    `The Department computed ${published}, and our rules compute ${ours}.`,
  answers: 'The answers on the form',
  answersCaption: 'A made-up family’s answers. Amounts of zero are left out.',
  answer: 'Answer',
  value: 'Value',
  noLines:
    'Nobody in this family has to file a tax return, so the law sets the index at −1,500 without a formula.',
  all: 'All records',
  otherNumbers: 'How we check our other numbers',
  unexplained: 'We don’t know why yet.',
} as const

/** Names an award year as people write it: `2026–27`. */
export function nameYear(year: ProofYear): string {
  return year.replace('-', '–')
}
