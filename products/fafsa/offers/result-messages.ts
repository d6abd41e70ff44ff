import type { LoanKind } from '#domain/aid-offers/aid-offer.ts'
import type { OfferFlag } from '#domain/aid-offers/offer-flags.ts'
import { formatDollars } from '#domain/money.ts'
import { offersText } from './messages.ts'

const { amounts } = offersText

/** Texts of what offers come to. */
export const resultsText = {
  name: (number: number, school: string) => (school === '' ? `Offer ${number}` : `${number}. ${school}`),
  price: (name: string, cents: number) => `${name}: net price ${formatDollars(cents)}.`,
  noPrice: (name: string) => `${name}: no net price yet.`,
  lowest: (name: string) => `Lowest net price: ${name}`,
  one: (name: string) => `Net price: ${name}`,
  noAmount: 'No net price yet',
  noAmountLine: 'Enter a total cost of attendance, or tuition, to see the net price.',
  year: 'a year, after grants and scholarships',
  gap: (cents: number) =>
    cents === 0
      ? 'Work-study and the student’s federal loans would cover it.'
      : `${formatDollars(cents)} of it is left after work-study and the student’s federal loans.`,
  next: (name: string, cents: number) => `${name} costs ${formatDollars(cents)} more a year.`,
  same: (name: string) => `${name} has the same net price.`,
  costLeftOut: 'Its letter leaves out some costs, so the real price is higher.',
  chart: {
    title: 'How a year would be paid for',
    grants: 'Grants and scholarships',
    work: 'Work-study',
    loans: 'Student’s federal loans',
    open: 'Left to pay or borrow',
    says: (name: string, net: string) => `${name}: net price ${net}.`,
    table: 'These figures as a table',
    school: 'School',
  },
  side: 'Side by side',
  sideCaption: 'One year at each school',
  line: 'Amount',
  rows: {
    costCents: 'Cost of attendance',
    directCents: 'Billed by the school',
    grantCents: 'Grants and scholarships',
    netPriceCents: 'Net price',
    workCents: 'Can be earned through work-study',
    studentLoanCents: 'Student’s federal loans',
    gapCents: 'Gap: still left to pay',
    otherLoanCents: 'Parent, school, and private loans',
    planCents: 'Payment plan',
  },
  billedHint: 'Billed by the school: tuition and fees, plus housing and food if the school bills for them.',
  none: 'None',
  notStated: 'Not stated',
  allYears: (years: number) => `Net price, ${offersText.yearCount(years)}`,
  programYears: 'Net price, whole program',
  programDebt: 'Student’s federal loans, whole program',
  between: (least: number, most: number) =>
    least === most ? formatDollars(least) : `${formatDollars(least)} to ${formatDollars(most)}`,
  yearsTitle: 'Year by year',
  yearsCaption: (name: string) => `${name}: each year at today’s cost`,
  yearColumns: ['Year', 'Grants', 'Net price'],
  yearName: (year: number) => `Year ${year}`,
  total: 'All years',
  yearsNote:
    'We keep the cost the same every year, because no published figure says how a single school’s cost will change. Expect it to rise. One-year awards end after the first year. If the letter doesn’t say how long an award lasts, we show both totals. Pell Grants require a new FAFSA every year.',
  debtTitle: 'What you’d borrow this year',
  debtCaption: (name: string) => `${name}: what each loan costs in total`,
  debtColumns: ['Loan', 'Borrowed', 'Rate', 'Total repaid'],
  debtTerm: (cents: number, months: number) => `${formatDollars(cents)} over ${months / 12} years`,
  debtNone: 'No loans in this offer.',
  rateNotStated: 'Not stated in the letter',
  repaidUnknown: 'Not known without a rate',
  debtNote: (rateYear: string) =>
    `We assume ${rateYear} rates and the Tiered Standard plan for each federal loan on its own, and ten years for other loans. No payments are made until six months after the program ends, except on a Parent PLUS Loan. Fees come out of the amount disbursed.`,
  nextYearNote: (year: string, ratesOf: string) =>
    `Rates and Pell amounts for ${year} aren’t published yet, so loans use the ones for ${ratesOf}.`,
  flagsTitle: 'What to check',
  noFlags: 'Nothing here raises a red flag.',
  cfpbTitle: 'CFPB link',
  cfpbLabel: (name: string) => `Offer link: ${name}`,
  cfpbHint:
    'This link uses the CFPB’s offer link format. Anyone with the link can read it. The link can’t include the total cost or the letter’s own totals.',
  cfpbMissing: 'Enter the school’s IPEDS unit ID to make a link for this offer.',
  cfpbCopy: 'Copy link',
  copied: 'Copied.',
  notCopied: 'The browser didn’t allow copying. The text is selected, so you can copy it with the keyboard.',
  print: 'Print',
  sources: 'What this is based on',
  sourcesHint:
    'None of these requires schools to use one format. We couldn’t find the 2026–27 College Financing Plan template itself.',
}

const list = new Intl.ListFormat('en-US')
const names = (kinds: readonly (keyof typeof amounts)[]) => list.format(kinds.map((kind) => amounts[kind]))

/** Says what a flag means for the visitor, and how serious it is. */
export function describeFlag(flag: OfferFlag): { tone: 'bad' | 'warn'; title: string; text: string } {
  switch (flag.code) {
    case 'cost_missing':
      return {
        tone: 'bad',
        title: 'Cost of attendance missing',
        text: 'Without it, nobody can say what this school costs. Ask the aid office for the full cost of attendance.',
      }
    case 'cost_incomplete':
      return {
        tone: 'warn',
        title: 'Some costs are left out',
        text: `Not stated: ${names(flag.parts)}. The net price here is too low until they are known.`,
      }
    case 'cost_differs':
      return {
        tone: 'warn',
        title: 'The total doesn’t match its parts',
        text: `The parts add up to ${formatDollars(flag.partsCents)}, and the total is ${formatDollars(flag.totalCents)}. We use the larger one.`,
      }
    case 'total_counts_loans':
      return {
        tone: 'bad',
        title: 'Loans counted as aid',
        text: `${formatDollars(flag.cents)} of the letter’s total aid is not free: it must be paid back or worked for.`,
      }
    case 'total_counts_work':
      return {
        tone: 'warn',
        title: 'Work counted as aid',
        text: `${formatDollars(flag.cents)} of the letter’s total aid has to be earned first.`,
      }
    case 'net_understated':
      return {
        tone: 'bad',
        title: 'The letter’s price is too low',
        text: `It is ${formatDollars(flag.cents)} less than the cost minus grants and scholarships. It leaves out costs, or subtracts loans or wages.`,
      }
    case 'work_counted':
      return {
        tone: 'warn',
        title: 'Work-study taken off the bill',
        text: `The ${formatDollars(flag.cents)} is paid out as wages, at least monthly, for hours worked. Without the student’s written consent, it isn’t applied to the bill.`,
      }
    case 'plus_offered':
      return {
        tone: flag.isCounted ? 'bad' : 'warn',
        title: flag.isCounted ? 'Parent PLUS Loan counted as aid' : 'Parent PLUS Loan in the offer',
        text: `${formatDollars(flag.cents)} would be a parent’s debt, not the student’s. It requires a credit check, and nobody has approved it yet.`,
      }
    case 'plus_over_limit':
      return {
        tone: 'bad',
        title: 'Parent PLUS Loan above the limit',
        text: `As of July 2026, all parents combined may borrow ${formatDollars(flag.limitCents)} a year for one student. Only students under the interim exception, enrolled and with a federal loan by June 30, 2026, keep the old limit.`,
      }
    case 'plus_not_open':
      return {
        tone: 'bad',
        title: 'No Parent PLUS Loan for this student',
        text: 'Only parents of dependent undergraduates can take one out.',
      }
    case 'private_offered':
      return {
        tone: 'warn',
        title: 'A loan that isn’t federal',
        text: `${formatDollars(flag.cents)} comes without federal protections. Compare its rate before you accept it.`,
      }
    case 'one_year':
      return {
        tone: 'bad',
        title: 'Award for one year only',
        text: `${names(flag.kinds)}: ${formatDollars(flag.cents)} ends after the first year.`,
      }
    case 'renewal_unknown':
      return {
        tone: 'warn',
        title: 'Is it renewable?',
        text: `The letter doesn’t say whether you get this every year: ${names(flag.kinds)}, ${formatDollars(flag.cents)}. Ask how long it lasts, and what grades it requires.`,
      }
    case 'pell_over_maximum':
      return {
        tone: 'bad',
        title: 'Pell Grant above the maximum',
        text: `The maximum Pell Grant for that year is ${formatDollars(flag.limitCents)}. A second grant in the summer can add to it; otherwise check the amount.`,
      }
    case 'subsidized_over_limit':
      return {
        tone: 'bad',
        title: 'Subsidized loan above the limit',
        text:
          flag.limitCents === 0
            ? 'Graduate and professional students cannot get subsidized loans.'
            : `At most ${formatDollars(flag.limitCents)} of this year’s loans can be subsidized.`,
      }
    case 'loans_over_limit':
      return {
        tone: 'bad',
        title: 'Federal loans above the yearly limit',
        text: `The student’s loans add up to ${formatDollars(flag.cents)}, and the limit for this year is ${formatDollars(flag.limitCents)}. If a parent is denied a PLUS Loan, the limit is higher.`,
      }
    case 'more_than_cost':
      return {
        tone: 'warn',
        title: 'More aid than cost',
        text: `Aid is ${formatDollars(flag.cents)} above the cost stated. Federal aid can’t exceed the cost, so something may be reduced, or a cost is missing.`,
      }
  }
}

export const loanNames = amounts satisfies Record<LoanKind, string>
