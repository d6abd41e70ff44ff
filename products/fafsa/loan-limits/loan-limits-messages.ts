import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { formatDate } from '#domain/dates.ts'
import { formatDollars } from '#domain/money.ts'
import { federalFacts } from '#kit/federal-loans/loan-facts.ts'

const {
  interimException,
  lifetimeLimit,
  parentPlusLimits,
  graduateYearlyLimits,
  graduateAggregateLimits,
  enrollment,
} = awardYear202627
const year = awardYear202627.name
const lastDay = formatDate(interimException.enrolledOn, 'Month D, YYYY')

/** Texts of the page about federal loan limits. */
export const loanLimitsText = {
  title: 'Federal loan limits',
  description:
    'What you can borrow in federal student loans under the July 2026 rules: by year, in total, and for parents, plus who the limits apply to and who keeps the earlier ones.',
  lead: `How much a student and a parent can borrow from the government in ${year}, under the rules that took effect July 1, 2026. Take out federal loans before a private loan: the rate is fixed, and there are more protections if you can’t pay.`,
  fields: {
    degree: 'Program',
    year: 'Year of study',
    dependency: 'For federal aid, the student is',
    enrollment: 'Enrollment',
    exception: `Enrolled in this program on ${lastDay}, with a federal loan for it`,
    program: 'On the government’s list of professional programs',
  },
  degrees: {
    certificate: 'Certificate',
    associates: 'Associate’s degree',
    bachelors: 'Bachelor’s degree',
    masters: 'Master’s degree',
    doctorate: 'Doctorate',
    professional: 'Professional degree',
  },
  years: { first: 'First', second: 'Second', later: 'Third or later' },
  dependencies: { dependent: 'Dependent', independent: 'Independent' },
  enrollments: {
    full_time: 'Full time',
    half_time: 'At least half time',
    less_than_half: 'Less than half time',
  },
  yesOrNo: { yes: 'Yes', no: 'No' },
  unknown: 'I don’t know',
  update: 'Show the limits',
  answer: `The limit for ${year}`,
  student: `The student, ${year}`,
  studentLeft: `Left to borrow for the student, ${year}`,
  none: 'No federal loans',
  upToCost: 'Up to the cost of attendance, minus other aid',
  orUpToCost: (limit: string) =>
    `${limit}, or, under the exception, up to the cost of attendance, minus other aid,`,
  parts: {
    subsidized: 'of which can be subsidized: no interest while you’re in school',
    total: 'in total at this level of study',
    totalLeft: 'left in total at this level of study',
    lifetime: 'lifetime limit for all of the student’s own federal loans',
    lifetimeLeft: 'left of the lifetime limit for all of the student’s own federal loans',
    parents: 'combined limit for all parents, this year, in PLUS loans',
    parentsInAll: 'combined limit for all parents, for this student',
    parentsLeft: 'left for all parents combined, this year, in PLUS loans',
    parentsInAllLeft: 'left for all parents combined, for this student',
    graduatePlus: 'in Graduate PLUS loans, this year',
  },
  borrowed: 'These are the limits before anything is borrowed, for a citizen or eligible noncitizen.',
  lifetimeLifted: 'The lifetime limit doesn’t apply while the exception lasts.',
  own: {
    title: 'What’s left to borrow',
    citizenship: 'Is the student a US citizen or an eligible noncitizen?',
    eligible: 'Permanent residents, refugees, people granted asylum, and T visa holders are eligible.',
    citizenships: {
      eligible: 'Yes',
      not_eligible: 'No (such as DACA or F-1)',
    },
    amounts: {
      inAll: 'All federal loans the student has ever taken out, repaid or not',
      thisYear: `Of these, for ${year}`,
      undergraduate: 'Of these, for undergraduate study',
      parentPlus: 'PLUS loans all parents have ever taken out for this student',
    },
    tooSmall: 'All federal loans ever taken out: this can’t be less than the amounts it includes',
    submit: 'Figure out what’s left',
  },
  questions: 'Answer the loan questions',
  saidLimit: (amount: string) => `This year’s limit: ${amount}.`,
  tables: {
    undergraduate: `Undergraduates, ${year}`,
    graduate: `Graduate and professional students, ${year}`,
    parents: `Parents, ${year}`,
    lifetime: `Everyone, ${year}`,
    who: 'Who',
    yearly: 'Each year',
    subsidized: 'Subsidized part',
    inAll: 'In total',
    inLifetime: 'In a lifetime',
  },
  rows: {
    dependent: 'Dependent',
    independent: 'Independent',
    graduate: 'Graduate program',
    professional: 'Professional program',
    parents: 'All parents combined, for each dependent student',
    lifetime: 'A student’s own federal loans, repaid or not, at all levels of study',
  },
  yearRow: (who: string, when: string) => `${who}, ${when}`,
  whenInWords: { first: 'first year', second: 'second year', later: 'third year and later' },
  rules: [
    {
      id: 'bound',
      title: 'Who the July 2026 limits apply to',
      points: [
        'Undergraduates’ own limits didn’t change. The limits for graduate students and for parents did, and there is one lifetime limit for everyone.',
        `The lifetime limit is ${formatDollars(lifetimeLimit.cents)} for all federal loans a student ever takes out, repaid or not. PLUS loans that parents take out don’t count toward it.`,
        'There are no new Graduate PLUS loans, except under the interim exception.',
      ],
    },
    {
      id: 'exception',
      title: 'The interim exception, and how it’s lost',
      points: [
        `A student enrolled in a program on ${lastDay}, with a federal loan made for that program by then, keeps the earlier limits, and so do the parents. A PLUS loan to a parent for that program counts too.`,
        `It lasts ${interimException.atMostAcademicYears} academic years or the rest of the program, whichever is shorter.`,
        'Withdrawing from the program ends it, and so does starting another program. A new major within the same degree doesn’t.',
        'Ask the aid office to confirm it in writing.',
      ],
    },
    {
      id: 'program',
      title: 'Short programs and part-time enrollment',
      points: [
        'A one-year program stays at the first-year limit, and a two-year program at the second-year limit, however long it takes.',
        `For students enrolled less than full time, the year’s limit shrinks in proportion to the credits taken, rounded to the nearest percent. Students enrolled less than half time (${enrollment.minPercent}%) can’t get federal loans.`,
        'A school may set a lower limit for everyone in a program. No loan can be more than the cost of attendance, minus other aid.',
      ],
    },
    {
      id: 'parents',
      title: 'Parent PLUS, for each child',
      points: [
        `All parents combined can borrow ${formatDollars(parentPlusLimits.yearlyCents)} a year and ${formatDollars(parentPlusLimits.aggregateCents)} in total for each dependent student. Repaying doesn’t free up room.`,
        'The government checks the parent’s credit for serious problems (an “adverse credit history”).',
        'Denied? Appeal with documents that explain the credit problems, or find an endorser, who must repay the loan if the parent doesn’t. If a parent is denied, the student can borrow as much as an independent student.',
        'A PLUS loan made on or after July 1, 2026, has only one repayment plan, the Tiered Standard plan. Its payment can’t be based on your income.',
      ],
    },
    {
      id: 'graduate',
      title: 'Graduate or professional',
      points: [
        `${formatDollars(graduateYearlyLimits.professionalCents)} a year and ${formatDollars(graduateAggregateLimits.professionalCents)} in total for programs on the government’s list of professional programs; ${formatDollars(graduateYearlyLimits.graduateCents)} and ${formatDollars(graduateAggregateLimits.graduateCents)} for every other graduate program. Undergraduate loans don’t count toward these totals.`,
        'The list is temporary while a court case is pending. The school decides based on the program’s code.',
      ],
    },
    {
      id: 'citizenship',
      title: 'Citizenship',
      points: [
        federalFacts.eligibleOnly,
        'Eligible noncitizens include permanent residents, refugees, people granted asylum, and T visa holders. DACA recipients and students on F-1 or J-1 visas can’t get federal loans. A parent who takes out a PLUS loan has to meet the same rule.',
      ],
    },
  ],
  sources: 'Sources',
  figuresOf: `Figures for ${year}:`,
} as const
