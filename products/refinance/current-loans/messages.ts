import { formatDate } from '#domain/dates.ts'
import type { UnreadLine } from '#domain/student-aid-file/student-aid-file.ts'

const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`
const loans = (number: number) => count(number, 'loan', 'loans')

/** Interface texts of the part that reads a file from studentaid.gov. */
export const currentLoansText = {
  title: 'Fill in your federal loans from a file',
  lead: 'StudentAid.gov lets you download a file of your federal loans. Open it here, and the loans you still owe on are filled in below.',
  privacy:
    'Your browser reads it on this device and takes only the loans from it: not your name, address, or account numbers. Nothing is sent until you submit the form below.',
  where: 'Where to find the file',
  site: { url: 'https://studentaid.gov/aid-summary/loans', name: 'studentaid.gov' },
  steps: [
    'On your dashboard, next to My Aid, choose View Details.',
    'Choose Download My Aid Data, then Continue.',
    'Your browser saves a file called MyStudentData.txt. Come back here and choose it.',
  ],
  signIn: ['Sign in at ', ' with your FSA ID.'] as const,
  stepsSource:
    'We can’t sign in there, so these steps follow instructions from the Commonwealth of Massachusetts (mass.gov) and makers of other tools, as of November 23, 2026. A button may have been renamed since.',
  limits:
    'The file can be weeks behind your servicer’s account, and private loans aren’t in it. On a shared computer, delete it when you’re done.',
  choose: 'Choose the file',
  fileChoice: 'The file MyStudentData.txt from studentaid.gov',
  problems: {
    too_long: 'This file is too large to be the one from studentaid.gov. Nothing was changed.',
    no_loans:
      'No loans were found in this file. Choose the one called MyStudentData.txt, or enter your loans below.',
    not_read: 'Your browser couldn’t read this file. Nothing was changed.',
    none_open: 'All the loans in this file have a zero balance. Nothing was changed.',
  },
  filled: (number: number, requestedOn: string | undefined) =>
    `${count(number, 'loan is', 'loans are')} filled in below${requestedOn ? `, from a file dated ${formatDate(requestedOn, 'Month D, YYYY')}` : ''}.`,
  check: 'Check each against your servicer’s account. Open a loan to see or change it.',
  noRoom: (number: number) =>
    `The form had no room for ${loans(number)} from the file. The table shows what was found.`,
  closed: (number: number) =>
    `${count(number, 'loan', 'loans')} with a zero balance ${number === 1 ? 'was' : 'were'} left out.`,
  table: 'What you still owe, according to the file',
  columns: { kind: 'Loan type', loans: 'Loans', owed: 'Owed' },
  total: 'Total',
  noKind: 'Loan type not given',
  notGiven: 'Not given',
  withoutBalance: (number: number) =>
    `${count(number, 'loan has', 'loans have')} no balance in the file, so the totals leave ${number === 1 ? 'it' : 'them'} out.`,
  toAnswer: 'The file leaves some things out:',
  openFields: (row: number, fields: string) => `Loan ${row}: ${fields}`,
  fields: {
    'first-disbursed': 'choose when it was first disbursed',
    balance: 'enter what you owe',
    rate: 'enter its interest rate',
  },
  months: (without: number, all: number) =>
    `Months left: enter the number once if it’s the same for all loans${without < all ? ` (${all - without} of ${all} came from the file)` : ''}`,
  monthsCounted:
    'Months left are counted from the day repayment began, over the ten years of the Standard plan. Months when payments were paused aren’t in the file, so check them.',
  kindOf: (typeName: string | undefined) =>
    typeName?.includes('CONSOLIDATED')
      ? `choose its loan type (the file calls it “${typeName}”; a consolidation loan that repaid a Parent PLUS loan is a separate type)`
      : `choose its loan type${typeName ? ` (the file calls it “${typeName}”)` : ''}`,
  unread: (lines: readonly UnreadLine[]) =>
    `We couldn’t read ${count(lines.length, 'line', 'lines')} of the file: ${lines
      .slice(0, 10)
      .map(({ line, label }) => `${line} (${label})`)
      .join(', ')}${lines.length > 10 ? ' and others' : ''}.`,
  clear: 'Remove these loans from the form',
  cleared: 'The loans from the file were removed from the form.',
}
