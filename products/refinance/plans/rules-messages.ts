import { formatDate } from '#domain/dates.ts'
import { incomeContingentEntry, pauseLimits, publicService } from '#domain/federal-repayment/law.ts'
import { weightedCount } from '#domain/federal-repayment/weighted-count.ts'
import { formatDollars } from '#domain/money.ts'

const day = (isoDay: string) => formatDate(isoDay, 'Month D, YYYY')

/** Two loans, to show what a consolidation makes of their months. */
const [one, other] = [
  { balanceCents: 3_000_000, months: 60 },
  { balanceCents: 1_000_000, months: 0 },
] as const

/** Texts of the rules that hold for everyone, with or without an answer. */
export const rulesText = {
  title: 'Before you change anything',
  cases: [
    {
      title: 'Consolidating now',
      text: 'A consolidation loan made on or after July 1, 2026, is a new loan. Once you have one, only RAP and Tiered Standard are open to any of your Direct Loans, and only Tiered Standard to a consolidation loan that repays a Parent PLUS loan.',
    },
    {
      title: 'What consolidating does to your payment count',
      text: `Your payment count toward income-driven or public service forgiveness becomes one weighted average, based on each Direct Loan’s balance. ${formatDollars(one.balanceCents)} with ${one.months} months and ${formatDollars(other.balanceCents)} with none average out to ${weightedCount([one, other])} months for the whole loan. Ask your servicer for your own number before you sign.`,
    },
    {
      title: 'Parent PLUS loans',
      text: 'A Parent PLUS loan itself isn’t eligible for any income-driven plan. If it was consolidated before July 1, 2026, ICR is open, and after one payment in ICR, IBR, or PAYE by June 30, 2028, so is IBR. Our sources disagree on whether RAP accepts a loan like that: ask your servicer. If it wasn’t consolidated in time, only fixed-payment plans are open.',
    },
    {
      title: 'SAVE has ended',
      text: 'A federal court ended SAVE in 2026. Servicers began sending notices on July 1, 2026; you have 90 days from the date on yours to choose a plan. According to news reports, if you don’t choose, you’ll be moved to the Standard plan, or to Tiered Standard if you also have a loan made on or after July 1, 2026. Either can require far higher payments than SAVE did. We couldn’t read the notice itself, and courts may still change dates, so go by your own notice.',
    },
    {
      title: 'PAYE and ICR end on July 1, 2028',
      text: `If you’re in one, you can stay until then. If you haven’t chosen another plan by that date, you’ll be moved to RAP, or to IBR for loans that RAP doesn’t accept. To get in, apply before ${day(incomeContingentEntry.day)}: a January 2025 rule shuts out most newcomers starting that day. The May 2026 rule, as we understand it, lets people in until June 30, 2028, but don’t count on it.`,
    },
    {
      title: 'RAP is hard to leave',
      text: 'Months in IBR, PAYE, and ICR count toward RAP’s 360. Months in RAP count toward nothing else except Public Service Loan Forgiveness. RAP has no payment cap, either: above $100,000, you pay 10% of all your income.',
    },
    {
      title: 'One percentage point off with autopay',
      text: 'Until June 30, 2028, Direct Loans disbursed on or after July 1, 2012, get one percentage point off the rate with autopay, if you were enrolled by September 30, 2026. If you enroll later, you get the usual quarter point. We use the rate you enter, without either discount.',
    },
    {
      title: 'Public Service Loan Forgiveness',
      text: `After ${publicService.payments} payments made while working full time in public service, the rest is forgiven, free of federal tax. Your employer must be a government organization, a 501(c)(3) nonprofit, or another nonprofit that provides certain public services; labor unions and partisan political organizations never count. Part-time jobs with such employers count if together they reach ${publicService.weeklyHours} hours a week.`,
    },
    {
      title: 'Which payments count toward PSLF',
      text: 'All payments in RAP, IBR, PAYE, ICR, and the 10-year Standard plan. In Graduated, Extended, or a longer Standard plan, a payment counts if it is at least what the 10-year Standard plan would require: the later, higher ones in Graduated may qualify; few in Extended do. In Tiered Standard over 15 years or more, no payment is that high. The Department says that Tiered Standard never counts; two universities say that its 10-year tier does. Don’t plan on it without an answer in writing.',
    },
    {
      title: 'Tax on what’s forgiven',
      text: 'Any balance forgiven after 2025 under RAP, IBR, PAYE, or ICR is taxable income for federal tax purposes. Amounts forgiven for public service, death, or total and permanent disability aren’t. If you owe more than you own at that time (insolvency), part of it may be excluded.',
    },
    {
      title: `Loans made on or after ${day(pauseLimits.loansFrom)}`,
      text: `They don’t qualify for unemployment or economic hardship deferments, and forbearance lasts at most ${pauseLimits.forbearanceMonths} months in any ${pauseLimits.withinMonths}-month period. Loans made before that date keep those deferments, up to three years each. Other deferments remain available for every loan, such as those for school, military service, and cancer treatment. If you have trouble paying your own newer loan, ask for RAP first: it can be as low as $10 a month.`,
    },
    {
      title: 'Refinancing ends all of this',
      text: 'A private lender that pays off a federal loan ends every plan, waiver, and path to forgiveness on this page for that loan, and you can’t undo it.',
    },
  ],
  rapTable: 'RAP: what you pay at each income',
  rapCaption:
    'Each bracket includes its upper limit. The percentage applies to your whole income, not just the part in the bracket.',
  rapColumns: {
    income: 'Annual income',
    share: 'Pays',
    month: 'Monthly payment at the top of the range, no dependents',
  },
  rapBand: (from: string, to: string) => `More than ${from}, up to ${to}`,
  rapUpTo: (to: string) => `Up to ${to}`,
  rapAbove: (from: string) => `More than ${from}`,
  rapLow: '$120 a year',
  rapPercent: (percent: number) => `${percent}% of total income`,
  tieredTable: 'Tiered Standard: how many years',
  tieredCaption:
    'Your term depends on everything you owe in Direct Loans on the day repayment begins. Each range includes its lower limit.',
  tieredColumns: { owed: 'Total Direct Loans', years: 'Years' },
  tieredBand: (from: string, to: string) => `${from} to ${to}`,
  tieredUpTo: (to: string) => `Up to ${to}`,
  tieredFrom: (from: string) => `${from} or more`,

  limits: 'What we don’t count',
  limitPoints: [
    'We assume every payment is made on time, in full, and not early. A late payment under RAP costs you that month’s waiver and match.',
    'We treat everything you owe today as principal, including unpaid interest. Interest is calculated monthly; servicers calculate it daily.',
    'In the income-driven plans, we treat your loans as one loan at their average rate, and each gets its share of a payment.',
    'Your income, family size, and marital status change only if you enter a change. We base each year’s payment on that year’s income; your servicer goes by your latest tax return.',
    'The payment cap in IBR and PAYE is calculated from what you owe today. If you’re already in the plan, yours was set when you entered it.',
    'We count the interest subsidy in IBR and PAYE for 36 months on Direct Subsidized Loans, but not on the subsidized part of a consolidation loan.',
    'For graduated plans, payments go up every two years, to as much as three times the first payment, as the federal Loan Simulator showed them. The rule itself doesn’t specify the steps.',
    'Loans in default, deferment, forbearance, or a grace period, loans you haven’t taken out yet, and the special rules for borrowers before 1998 are left out.',
    'Whether a married couple does better filing jointly or separately: the tax side is left out.',
    'State tax on what is forgiven, and forgiveness for teachers or from a state, are left out.',
    'For PSLF, the 10-year payment is based on what you owe today and how much of the ten years is left. After ten years of repayment, we don’t count payments in Graduated, Extended, or a longer Standard plan, though some may count.',
    'We don’t include RAP for a consolidation loan that repaid a Parent PLUS loan. The May 2026 rule, as two public records quote it, lets a loan like that in after a payment in ICR, IBR, or PAYE; the Department’s own answers don’t. Only your servicer can tell you.',
  ],
  sources: 'The law and the figures, and our sources',
  figures: 'Every figure we use',
  next: 'Read on',
  links: {
    refinance: 'Should I refinance federal loans?',
    guide: 'Student loans: the complete guide',
  },
} as const
