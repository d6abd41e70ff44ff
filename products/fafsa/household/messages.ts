import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { formatDate } from '#domain/dates.ts'
import type { StudyYear } from '#domain/federal-limits/federal-situation.ts'
import { onlyCostBinds } from '#domain/federal-limits/remaining-federal-loans.ts'
import { nameSchoolYear } from '#domain/household-plan/household-plan.ts'
import type { PlanFlag } from '#domain/household-plan/plan-flags.ts'
import { formatDollars } from '#domain/money.ts'

const { interimException, parentPlusLimits } = awardYear202627
const limitsYear = awardYear202627.name
const plusYearly = formatDollars(parentPlusLimits.yearlyCents)
const plusInAll = formatDollars(parentPlusLimits.aggregateCents)

/** Texts of the plan for several children. */
export const householdText = {
  title: 'College costs for several children',
  description:
    'Plan for several children and school years together: cost, grants, work, federal loan limits, what’s left to pay, and when each FAFSA is due. Kept in your browser only.',
  lead: 'Enter each child once. See what every school year leaves you to pay, when you’d reach the federal loan limits, and when each FAFSA is due.',
  privacy:
    'What you enter stays in this browser. Nothing is sent to us or to anyone else. Anyone who uses this browser can read it: on a shared computer, save it as a file and delete it here.',
  noScript:
    'The plan is made in your browser, so nothing you enter is sent. That needs JavaScript, which is off. Below is an example of what it shows.',
  form: 'Your children',
  child: (number: number) => `Child ${number}`,
  inChild: (number: number, text: string) => `Child ${number}, ${text}`,
  label: 'First name or label',
  labelHint: 'Anything that helps you tell your children apart',
  school: 'School',
  choices: {
    firstYear: 'First school year in the plan',
    years: 'School years',
    studyYear: 'Year in college when the plan starts',
    degree: 'Program',
    dependency: 'For federal aid, the student is',
    exception: `Enrolled in this program, with a federal loan for it, by ${formatDate(interimException.enrolledOn, 'Month D, YYYY')}`,
  },
  codes: {
    years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    studyYear: {
      first: 'First',
      second: 'Second',
      later: 'Third or later',
    } satisfies Record<StudyYear, string>,
    degree: {
      certificate: 'Certificate',
      associates: 'Associate’s degree',
      bachelors: 'Bachelor’s degree',
    },
    dependency: { dependent: 'Dependent', independent: 'Independent' },
    exception: { no: 'No', yes: 'Yes' },
  },
  money: 'Amounts for one year',
  moneyHint: 'We assume the same grants and work every year.',
  amounts: {
    cost: 'Cost of attendance',
    grants: 'Grants and scholarships you expect',
    work: 'The student’s earnings for college',
    studentLoan: 'The student’s federal loans per year',
    owed: 'Federal loans the student already owes',
    plusTaken: 'All PLUS loans parents have ever taken out for this child',
  },
  hints: {
    cost: 'In the first school year: tuition, housing, food, books, and other costs',
    studentLoan: 'Leave it blank to borrow as much as the limits allow',
  } as Partial<Record<string, string>>,
  index: 'Student Aid Index (SAI)',
  indexHint: 'From the FAFSA Submission Summary, or an estimate',
  noCost: 'Cost of attendance: enter an amount above $0',
  badIndex: 'Student Aid Index: enter a whole number from −1,500 to 999,999',
  loans: 'Loans',
  loansSummary: 'Loans so far, and how much to borrow',
  all: 'For all children',
  growth: 'Yearly cost increase, %',
  growthHint: 'If blank, costs stay the same. We don’t forecast them.',
  badGrowth: 'Yearly cost increase: enter a percent from 0 to 20',
  stateHint: 'For your state’s FAFSA deadlines',
  add: 'Add another child',
  remove: (name: string) => `Remove ${name}`,
  removeSure: (name: string) => `Remove ${name}?`,
  full: 'A plan can include up to eight children.',
  notKept: {
    tooLong: 'This is more than the page can save. Save it as a file before you leave.',
    refused: 'This browser doesn’t allow storage. Save it as a file before you leave this page.',
  },
  tools: {
    tools: 'Keep your plan',
    save: 'Save as a file',
    open: 'Open a file',
    fileChoice: 'Plan file',
    nothingToSave: 'There is nothing to save yet.',
    fileTooLong: 'This file is too large to be a plan saved here.',
    clear: 'Delete my plan',
    clearSure: 'Delete the plan from this browser?',
    nothingToClear: 'There is nothing to delete.',
    cleared: 'The plan was deleted from this browser.',
    fileName: (today: string) => `college-plan-${today}.json`,
    opened: (count: number) => (count === 1 ? 'Plan opened: 1 child.' : `Plan opened: ${count} children.`),
  },
  example: 'An example',
  exampleText: 'Two made-up children. Your own plan takes their place as soon as you enter a cost.',
  leftOut: (names: readonly string[]) =>
    `Not included yet: ${listNames(names)}. Enter the cost of attendance, and correct the amounts marked in the form.`,
  nothingYet: 'Nothing to show yet',
  answer: (amount: string) => `${amount} left to pay`,
  answerLabel: (years: readonly number[]) => `Left to pay for all children, ${formatYears(years)}`,
  mostInYear: (amount: string, year: number) => `The most in one year: ${amount}, in ${formatYears([year])}.`,
  paidBy: (grants: string, work: string, loans: string) =>
    `That’s after ${grants} in grants, ${work} from work, and ${loans} in the students’ own federal loans.`,
  plusCovers: (amount: string) => `Parents could borrow up to ${amount} of it in PLUS loans.`,
  said: (amount: string) => `Left to pay for all children: ${amount}.`,
  chart: {
    title: 'What each school year costs, and how it’s paid for',
    grants: 'Grants',
    work: 'Work',
    loans: 'Students’ loans',
    left: 'Left to pay',
    cost: 'Cost',
    year: 'School year',
    table: 'These amounts as a table, with totals',
    says: (year: string, cost: string, left: string) => `${year}: cost ${cost}, left to pay ${left}`,
  },
  flags: 'What to watch',
  noFlags: 'No limit is reached, and no two dependent children are in college at the same time.',
  grid: 'Left to pay, by school year and child',
  sum: 'All',
  notInSchool: 'Not in school',
  byChild: (name: string) => `Year by year, with loan limits: ${name}`,
  childCaption: (name: string) => `${name}: every school year`,
  columns: {
    year: 'School year',
    cost: 'Cost',
    grants: 'Grants',
    work: 'Work',
    loan: 'Student’s loan, and its limit',
    left: 'Left to pay',
    plus: 'Possible PLUS loans, and their limit',
    rest: 'Left after PLUS',
  },
  ofLimit: (amount: string, limit: string) => `${amount} of\u00a0${limit}`,
  ofCost: (amount: string) => `${amount}, limited only by cost`,
  noPlus: 'None: independent',
  plusMeans:
    'The PLUS column shows the most that parents could borrow, not what they should: a PLUS loan is the parents’ own debt, with a credit check.',
  limitsNote: `Loan limits are as of ${limitsYear}. Limits for later years aren’t known, so we use these for every year: for each dependent child, parents combined can borrow ${plusYearly} a year and ${plusInAll} in total. We assume full-time students who can get federal loans.`,
  growthNote: (percent: number) =>
    percent === 0
      ? 'Costs, grants, and work stay the same every year.'
      : `Costs grow ${percent}% a year, as you entered. Grants and work stay the same.`,
  forms: 'When each FAFSA is due',
  formsCaption: 'One FAFSA for each child, each school year',
  formsText:
    'Every child has their own form and account. A parent fills out a section of each dependent child’s form.',
  formColumns: { year: 'School year', who: 'Whose form', opens: 'Opens', due: 'Due' },
  withParent: (name: string) => `${name}, with a parent`,
  alone: (name: string) => `${name}, without parents`,
  opensBy: (day: string) => `By ${day} (required by law)`,
  notPublished: 'Not published yet',
  noState: 'Choose your home state in the form to see its dates. A school’s own date may be earlier.',
  noStateDates:
    'The Department of Education list we read has no date for your state. A school’s own date may be earlier.',
  schoolDates: 'A school’s own date may be earlier.',
  sources: 'Where the rules come from',
  related: 'Figure out each part',
} as const

interface FlagWords {
  tone: 'plain' | 'warn' | 'bad'
  /** One word, in the color of the tone. */
  tag: string
  title: string
  text: string
}

/** Says what a plan's flag means. */
export function describeFlag(flag: PlanFlag, names: readonly string[]): FlagWords {
  const name = 'child' in flag ? (names[flag.child] ?? '') : ''
  switch (flag.code) {
    case 'overlap': {
      const indexes =
        flag.indexSum === undefined ? '' : ` Together, these are ${flag.indexSum.toLocaleString('en-US')}.`
      return {
        tone: 'plain',
        tag: 'Overlap',
        title: `${listNames(flag.children.map((at) => names[at] ?? ''))} overlap in ${formatYears(flag.years)}`,
        text: `Since 2024–25, the Student Aid Index isn’t divided by the number of children in college: each child’s counts in full.${indexes} If that is a hardship you can document, ask each school’s aid office for a review.`,
      }
    }
    case 'student_total':
      return {
        tone: 'warn',
        tag: 'Limit',
        title: `${name}: the student reaches the aggregate limit in ${formatYears([flag.year])}`,
        text: 'After that, the student has no federal loans left for undergraduate study.',
      }
    case 'plus_total':
      return {
        tone: 'warn',
        tag: 'Limit',
        title: `${name}: PLUS loans reach the aggregate limit in ${formatYears([flag.year])}`,
        text: `That’s if PLUS loans cover as much as they can every year. Parents can borrow ${plusInAll} in total for each child, and repaying doesn’t free up room.`,
      }
    case 'beyond_plus':
      return {
        tone: 'bad',
        tag: 'Gap',
        title: `${name}: ${formatDollars(flag.cents)} more than PLUS loans can cover`,
        text: `In ${formatYears(flag.years)}, what’s left to pay is more than parents can borrow from the government. Covering the difference takes savings, income, more grants, or a school that costs less.`,
      }
    case 'grants_exceed_cost':
      return {
        tone: 'bad',
        tag: 'Check',
        title: `${name}: grants are more than the school costs`,
        text: 'Check both amounts. Only grants up to the cost are counted.',
      }
  }
}

/** What is wrong with a file; `where` is the name of a field as the file has it. */
export type FileProblem =
  | { code: 'not_json' | 'other_file' | 'other_version' | 'no_children' | 'too_many_children' }
  | { code: 'unknown_field' | 'not_text' | 'too_long' | 'not_a_choice'; where: string }

const fileProblems: Record<FileProblem['code'], (where: string) => string> = {
  not_json: () => 'This file isn’t a plan saved here: it isn’t JSON.',
  other_file: () => 'This file isn’t a plan saved here.',
  other_version: () => 'This plan was saved by another version of this page.',
  no_children: () => 'This plan has no children.',
  too_many_children: () => 'This plan has more than eight children.',
  unknown_field: (where) => `This plan has a field this page doesn’t recognize: ${where}.`,
  not_text: (where) => `In this plan, ${where} isn’t text.`,
  too_long: (where) => `In this plan, ${where} is too long.`,
  not_a_choice: (where) => `In this plan, ${where} isn’t one of the choices.`,
}

/** Says why a file can't be opened. What is shown stays as it was. */
export function describeFileProblem(problem: FileProblem): string {
  const where = 'where' in problem ? problem.where.slice(0, 60) : ''
  return `${fileProblems[problem.code](where)} Nothing was changed.`
}

/** Says an amount beside its limit. */
export function formatOfLimit(cents: number, limitCents: number): string {
  return limitCents === onlyCostBinds
    ? householdText.ofCost(formatDollars(cents))
    : householdText.ofLimit(formatDollars(cents), formatDollars(limitCents))
}

/** Says school years: `2027–28`, `2027–28 and 2029–30`, or `2027–28 to 2030–31` if none between is missing. */
export function formatYears(years: readonly number[]): string {
  const [first, last] = [years[0] ?? 0, years.at(-1) ?? 0]
  const names = years.map((year) => nameSchoolYear(year))
  if (years.length > 2 && last - first === years.length - 1) return `${names[0]} to ${names.at(-1)}`
  return listNames(names)
}

/** Joins names as a sentence does. */
function listNames(names: readonly string[]): string {
  return conjunction.format(names)
}

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' })
