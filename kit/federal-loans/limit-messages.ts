import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { professionalPrograms } from '#domain/award-years/professional-programs.ts'
import { formatDate } from '#domain/dates.ts'
import type { FederalSituation } from '#domain/federal-limits/federal-situation.ts'
import { type FederalNote, onlyCostBinds } from '#domain/federal-limits/remaining-federal-loans.ts'
import { formatDollars } from '#domain/money.ts'

const { graduateAggregateLimits, graduateYearlyLimits, interimException } = awardYear202627
const lastDay = formatDate(interimException.enrolledOn, 'Month D, YYYY')
const lasts =
  'That lasts three academic years or the rest of the program, whichever is shorter, and ends if the student withdraws from the program.'
const upToCost = 'up to the school’s cost of attendance, minus other aid'

interface Range {
  fromCents: number
  toCents: number
}

/** Texts about federal loans, behind the answer above the list. */
export const federalText = {
  more: 'The limits and what changes them',
  remaining: (remaining: { who: string; year: string; thisYear: Range }) => {
    const { fromCents, toCents } = remaining.thisYear
    if (toCents === 0)
      return `${remaining.who}, nothing is left to borrow in federal Direct Loans for ${remaining.year}.`
    return `${remaining.who}, ${formatRange(remaining.thisYear)} ${fromCents === toCents ? 'is' : 'may be'} left to borrow in federal Direct Loans for ${remaining.year}.`
  },
  /** @param isParent whether the visitor is the student's parent */
  who: (student: FederalSituation, isParent: boolean) =>
    isParent ? `For your child, ${describeBorrower(student, 'as')}` : describeBorrower(student, 'For'),
  exactly: 'Add the missing answers for a more exact figure',
  why: 'Direct Subsidized and Unsubsidized Loans have one fixed rate regardless of your credit, no credit check, and payments that can be based on your income.',
  whyForParents:
    'Your child’s own Direct Subsidized and Unsubsidized Loans have one fixed rate, no credit check, and payments that can be based on their income.',
  papers: 'The aid office asks for documents that show your immigration status, such as Form I-94.',
  parents: (remaining: Range) =>
    `Together, parents can borrow ${formatPlusRange(remaining)} this year in PLUS loans.`,
  plusTerms:
    'A PLUS loan is the parent’s debt. The government checks the parent’s credit for serious problems, and payments on a new PLUS loan can’t be based on income. Its payment is calculated here under the Tiered Standard plan.',
  graduatePlus: (remaining: Range) =>
    remaining.fromCents > 0
      ? `On top of that, a Graduate PLUS loan can go ${upToCost}, after a credit check.`
      : `Under the exception below, a Graduate PLUS loan can go ${upToCost}, after a credit check. Otherwise, new ones aren’t available.`,
  plusDenied:
    'Denied a PLUS loan for adverse credit? Appeal with documents that explain it, or find an endorser without adverse credit, who has to repay the loan if the borrower doesn’t. Either way, PLUS credit counseling is required.',
  yearly: (limit: Range) =>
    `The limit for the year is ${formatRange(limit)}, before subtracting what’s already been borrowed.`,
  aggregate: (remaining: Range) =>
    `In total, ${formatRange(remaining)} is left to borrow at this level of study.`,
  subsidized: (limit: Range) =>
    `Of the year’s limit, ${formatRange(limit)} can be subsidized: no interest is charged during school.`,
  schoolDecides:
    'No federal loan can be more than the school’s cost of attendance, minus other aid. A school may also set a lower limit for everyone in a program.',
  allLimits: 'All federal loan limits',
  notes: {
    none_below_half_time: 'Federal loans require at least half-time enrollment.',
    reduced_below_full_time: 'Below full time, the limit is reduced based on the number of credits taken.',
    capped_by_program_length:
      'A one-year program stays at the first-year limit, and a two-year program at the second-year limit, however long it takes.',
    exception_may_apply: `The July 2026 limits apply to everyone, with one exception: a student enrolled in the program on ${lastDay}, with a federal loan made for that program by then, keeps the earlier limits, and so do the parents. Your aid office can tell you whether it applies. ${lasts}`,
    exception_applies: `The July 2026 limits don’t apply yet, based on enrollment in this program and a federal loan for it as of ${lastDay}. ${lasts} Ask the aid office to confirm it in writing.`,
    earlier_health_limits:
      'Under the exception, some health programs keep a higher limit for Direct Unsubsidized Loans. A Graduate PLUS loan can cover the rest either way.',
    list_is_interim: `${formatDollars(graduateYearlyLimits.professionalCents)} a year is for programs on the government’s list of professional programs; other programs are limited to ${formatDollars(graduateYearlyLimits.graduateCents)}. The list, last updated on ${formatDate(professionalPrograms.updatedOn, 'Month D, YYYY')}, is an interim one: a court put a narrower definition on hold on ${formatDate(professionalPrograms.heldSince, 'Month D, YYYY')}, and it may change with the case. The school decides based on the program’s code. Ask which limit it uses.`,
    shared_professional_total: `Have you been in a professional program before? Then the earlier loans and these share one total limit of ${formatDollars(graduateAggregateLimits.professionalCents)}. Ask the aid office how much is left.`,
    more_when_plus_is_refused:
      'If a parent is denied a PLUS loan, the student can borrow as much as an independent student.',
    more_when_repaid: 'Repaid loans can free up room under the limit again. That isn’t counted here.',
  } satisfies Record<FederalNote, string>,
  closed: {
    summary: 'Your options, and our sources',
    rule: 'Federal loans are for citizens, nationals, permanent residents, and eligible noncitizens: refugees, people granted asylum, Cuban-Haitian entrants, people on a T visa, and some people paroled into the US. If you are one of these, change your answer.',
    state:
      'Some states give aid to their residents regardless of status. States have been changing these rules since 2025, so look yours up, and ask the aid office.',
    school:
      'You don’t have to repay scholarships or grants from your school. Each provider sets its own policy on status; the aid office knows the school’s.',
    lenders:
      'The list leaves out lenders whose published rules exclude your status. The others often want a cosigner who is a citizen or permanent resident.',
    proofOfFunds:
      'A school can issue Form I-20 only after it has seen proof of funds for the first year, or for the whole program if it is shorter. The international office can tell you which loan documents count.',
  },
  source: 'Source:',
  sourceOf: (source: { publisher: string; day: string }) => `${source.publisher}. Checked ${source.day}.`,
} as const

/** Says whose limits apply, such as "For a dependent second-year undergraduate". */
function describeBorrower({ degree, studyYear, dependency }: FederalSituation, as: 'For' | 'as'): string {
  if (degree === 'professional') return `${as} a student in a professional program`
  if (degree === 'masters' || degree === 'doctorate') return `${as} a graduate student`
  const year = studyYear && studyYear !== 'later' ? `${studyYear}-year` : undefined
  const kind = [dependency, year, 'undergraduate'].filter(Boolean).join(' ')
  return `${as} ${/^[iu]/.test(kind) ? 'an' : 'a'} ${kind}`
}

/** Says what parents may take where the interim exception may lift the limits. */
function formatPlusRange({ fromCents, toCents }: Range): string {
  if (fromCents === onlyCostBinds) return upToCost
  return toCents === onlyCostBinds
    ? `${formatDollars(fromCents)} or, under the exception below, ${upToCost},`
    : formatRange({ fromCents, toCents })
}

/** Says a range of amounts, such as "up to $5,500" when it may be nothing. */
export function formatRange({ fromCents, toCents }: Range): string {
  if (fromCents === toCents) return formatDollars(toCents)
  return fromCents === 0
    ? `up to ${formatDollars(toCents)}`
    : `${formatDollars(fromCents)} to ${formatDollars(toCents)}`
}
