import { formatDollars } from '#domain/money.ts'
import type { AidKind } from '#domain/scholarships/aid-package.ts'
import type { MissingAnswer } from '#domain/scholarships/net-value.ts'
import type { ReductionReason } from '#domain/scholarships/reduce-aid.ts'

const between = (from: number, to: number) =>
  from === to ? formatDollars(from) : `${formatDollars(from)} to ${formatDollars(to)}`

/** Texts of the answer; amounts are whole cents. */
export const answerText = {
  all: (award: number) => `All ${formatDollars(award)} is yours`,
  nothing: 'It wouldn’t add anything',
  exactly: (net: number, award: number) => `It adds ${formatDollars(net)} of the ${formatDollars(award)}`,
  between: (least: number, most: number) => `It adds ${between(least, most)}`,
  adds: 'It adds',
  addsAtLeast: 'It adds at least',
  atMost: (most: number) => `at most ${formatDollars(most)}`,
  ofAward: (award: number) =>
    `That’s out of a ${formatDollars(award)} scholarship, in one year at this school.`,
  gain: 'Smaller loans and fewer hours of work-study count as a gain: you owe less, or work less.',
  tax: 'Taxes: the part that pays for tuition, fees, and required books, supplies, and equipment is tax-free if you’re working toward a degree. The rest, such as money for housing and food, counts as income (26 USC 117).',

  why: 'Why',
  need: (from: number, to: number) =>
    from === to
      ? `Your need is ${formatDollars(from)}: the cost of attendance minus your Student Aid Index.`
      : `Without your Student Aid Index, your need could be anywhere from ${between(from, to)}.`,
  gapNone: 'Your aid leaves no unmet need, so there is no gap that the scholarship could fill.',
  gap: (from: number, to: number) =>
    `Your aid leaves ${between(from, to)} of unmet need. As long as the scholarship only fills that gap, nothing has to be reduced.`,
  overNeed:
    'With the scholarship, your aid is more than your need. Work-study, FSEOG, and subsidized loans can’t exceed need, so federal rules require them to be reduced.',
  maybeOverNeed:
    'With the scholarship, your aid may be more than your need. If it is, federal rules require work-study, FSEOG, and subsidized loans to be reduced.',
  overCost:
    'With the scholarship, all your aid together is more than the cost of attendance. Federal aid other than a Pell Grant can’t push the total that high, so loans, work-study, or FSEOG are reduced. Private and school money may exceed the cost, unless the school’s policy says otherwise.',
  overCostFree:
    'With the scholarship, all your aid together is more than the cost of attendance. Federal rules allow that with private and school money and a Pell Grant. The school’s policy may not.',
  pellStays: 'Your Pell Grant isn’t reduced because of a scholarship.',
  pellEnds:
    'Careful with the Pell Grant: it stops for any year when grants from other sources cover the whole cost of attendance. Ask before you accept.',

  narrow: 'What would narrow it down',
  missing: {
    sai: 'Your Student Aid Index, from your FAFSA summary.',
    order: 'What the school reduces first: loans and work-study, or its own grants.',
    gap: 'Whether the scholarship may cover your unmet need first.',
    beyond_gap: 'What the school does with the part that goes beyond your unmet need.',
  } satisfies Record<MissingAnswer, string>,

  gives: 'What would be reduced, and in what order',
  best: 'Best case',
  worst: 'Worst case',
  onlyCase: 'With the scholarship',
  nothingGives: 'Nothing is reduced.',
  reduction: (cents: number, kind: AidKind) => `${formatDollars(cents)} less in ${reduced[kind]}`,
  reasons: {
    over_need: 'because need-based aid can’t exceed your need',
    over_cost: 'because federal aid can’t push total aid above the cost of attendance',
    school_rule: 'because the school’s policy requires it',
  } satisfies Record<ReductionReason, string>,
  schoolMayRule: 'because the school’s policy may require it',
  chart: {
    title: 'How your year is paid for, ending with the cost that grants and scholarships don’t cover',
    gifts: 'other grants and scholarships',
    loansAndWork: 'loans and work-study',
    open: 'not covered by any aid',
    says: (name: string, left: string) => `${name}: grants and scholarships leave ${left} of the cost`,
  },
  table: 'Line by line',
  line: 'Aid',
  before: 'Before',
  award: 'This scholarship',
  left: 'Cost that grants and scholarships don’t cover',

  ask: 'Ask the financial aid office',
  askHint:
    'You have to tell the school about the scholarship either way. Ask before you accept it, and keep the reply. You can copy this email:',
  next: 'Read on',
  links: {
    displacement: 'Will winning a scholarship cut my other aid?',
    guide: 'Scholarships: the complete guide',
    fafsa: 'FAFSA: the complete guide',
  },
  sources: 'The federal rules we use',
  limits:
    'A state agency may have its own rules for its grants, and later years may differ. Our figures account for neither.',
} as const

const reduced: Record<AidKind, string> = {
  pell: 'Pell Grant',
  governmentGrants: 'state grants or FSEOG',
  schoolGrants: 'grants from the school',
  otherScholarships: 'other scholarships',
  workStudy: 'work-study',
  subsidizedLoans: 'subsidized loans',
  otherLoans: 'unsubsidized, PLUS, or private loans',
}

/** The letter, paragraph by paragraph. */
export const letterText = {
  label: 'Email to copy',
  subject: (award: number) => `Subject: Outside scholarship of ${formatDollars(award)}`,
  hello: 'Hello,',
  start: (award: number) =>
    `I expect to receive an outside scholarship of ${formatDollars(award)} for the year. Before I accept it, please tell me:`,
  change: 'Would any of my aid change because of it? Which part, and by how much?',
  gap: 'May it cover my unmet need first?',
  order: 'If something has to be reduced, can loans and work-study be reduced before grants?',
  law: (title: string) => `How does this law apply to me: ${title}?`,
  anyLaw: 'Does a state law limit what may be reduced because of an outside scholarship?',
  cost: 'Could my cost of attendance be raised for costs I can document, such as a computer or child care?',
  later: 'Would it change my grants in later years?',
  end: 'Please answer in writing. Thank you.',
  name: '[Your name, student ID]',
} as const
