import type {
  AnswerSentence,
  ClosedCitizenship,
  NamedWorstCase,
  Place,
  Signers,
  Whose,
} from '#domain/loan-answer/answer-sentence.ts'
import type { CriterionCode } from '#domain/loans/criteria.ts'
import type { RepaymentChoice } from '#domain/loans/loan-terms.ts'
import { formatDollars } from '#domain/money.ts'
import { criterionNames } from '#kit/loan-offers/criterion-messages.ts'
import { eligibilityText } from '#kit/loan-offers/eligibility-messages.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { figure, type Part, strong, upTo } from './answer-part.ts'
import { formatAfterPlus, formatGraduatePlus, formatParentPlus } from './plus-messages.ts'

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Texts of the answer above the list. */
export const answerText = {
  title: 'The short answer',
  amountLabel: ({ isAssumed, ratePercent }: NamedWorstCase['worst']) =>
    isAssumed ? `Lowest maximum cost, at ${ratePercent}%` : 'Lowest maximum cost',
  why: 'Why this loan?',
  showFor: (amount: string, isAll: boolean) => `Show loans for ${isAll ? 'all ' : ''}${amount}`,
  format,
} as const

/** Puts a sentence into words. Where a loan's rules are not settled, the words say "may." */
function format(sentence: AnswerSentence): Part[] {
  switch (sentence.kind) {
    case 'federal_first': {
      const { whose, remaining } = sentence
      return [strong(`${federalFirst[whose]}: `), figure(upTo(remaining)), strong(' this year.'), ' ', fafsa]
    }
    case 'federal_can_cover': {
      const { whose, remaining, wholeCents } = sentence
      return [
        strong(`${theLoans[whose]} may cover all ${formatDollars(wholeCents)}: `),
        figure(upTo(remaining)),
        strong(' is left this year.'),
        ' ',
        fafsa,
      ]
    }
    case 'federal_if_eligible': {
      const { whose, remaining } = sentence
      return [
        strong(`${theLoans[whose]} come first: `),
        figure(upTo(remaining)),
        strong(' this year'),
        whose === 'own'
          ? ', if your citizenship status allows it. '
          : ', if their citizenship status allows it. ',
        fafsa,
      ]
    }
    case 'federal_used_up':
      return [
        strong(
          `This year’s ${sentence.hasPlus ? 'Direct Unsubsidized Loans' : 'federal loans'}${sentence.whose === 'own' ? '' : ` for ${object[sentence.whose]}`} are `,
        ),
        figure('used up'),
        strong('.'),
      ]
    case 'federal_from_half_time':
      return [
        strong('Federal loans require at least half-time enrollment.'),
        ' With half-time enrollment, ',
        figure(upTo(sentence.remaining)),
        ' could be available this year.',
      ]
    case 'federal_closed':
      return [strong(closed[sentence.citizenship]), ' ', ...formatPlaces(sentence.places)]
    case 'graduate_plus':
      return formatGraduatePlus(sentence)
    case 'parent_plus':
      return formatParentPlus(sentence)
    case 'plus_used_up':
      return ['This year’s PLUS loans for your child are ', figure('used up'), '.']
    case 'plus_closed':
      return [
        'With your status, you can’t take out a PLUS loan. Tell the aid office: your child may then be eligible for ',
        figure('an independent student’s limit'),
        '.',
      ]
    case 'left_to_find':
      return [
        strong(`That leaves ${sentence.isAtMost ? 'at most ' : ''}${formatDollars(sentence.privateCents)}`),
        sentence.orPlus ? ' for a Graduate PLUS loan or a private one.' : ' for a private loan.',
      ]
    case 'left_if_eligible':
      return [
        `That would leave ${formatDollars(sentence.privateCents)}${formatAfterPlus(sentence.afterPlus)} for a private loan.`,
      ]
    case 'left_after_plus': {
      const { missingCents, leftCents, isAtMost } = sentence
      const missing = formatDollars(missingCents)
      return leftCents === 0
        ? [`A PLUS loan can cover all ${missing}.`]
        : [
            `After a PLUS loan, ${isAtMost ? 'at most ' : ''}${formatDollars(leftCents)} of ${missing} still isn’t covered.`,
          ]
    }
    case 'list_if_still_needed':
      return [`If you still need a private loan, this list is for all ${formatDollars(sentence.wholeCents)}.`]
    case 'list_for_part': {
      const { listedCents, openCents } = sentence
      return [
        strong(`This list is for ${formatDollars(listedCents)};`),
        ` ${formatDollars(openCents)} still isn’t covered.`,
      ]
    }
    case 'amount_unknown':
      return [
        `This list is for ${formatDollars(sentence.assumedCents)}. `,
        { text: 'Find out how much you need', target: { to: 'amount' } },
        ' before you borrow: the school’s cost, minus grants, scholarships, and savings.',
      ]
    case 'lowest_worst_case':
      return [
        `${signers[sentence.signers]}, `,
        lender(sentence),
        sentence.isOnly ? ' is the only loan on this list: ' : ' has the lowest maximum cost: ',
        ...formatWorst(sentence),
      ]
    case 'may_have_lowest_worst_case': {
      const { open } = sentence
      const why =
        open.length > 0 ? lowerFirst(eligibilityText.cannotTell(open)) : 'it publishes no minimum score'
      return [
        `${signers[sentence.signers]}, `,
        lender(sentence),
        sentence.isOnly ? ` may be an option (${why}): ` : ` may have the lowest maximum cost (${why}): `,
        ...formatWorst(sentence),
      ]
    }
    case 'otherwise_lowest': {
      const { offerId, worst, isLeader } = sentence
      return [
        `If not${isLeader ? ', the first on the list' : ''}: `,
        lender(sentence),
        ', ',
        terms(offerId, `${monthly(worst)} a month`),
        '. You meet its published rules.',
      ]
    }
    case 'lowest_rate_not_to_count_on': {
      const { isExcluded, minimumScore, scoreOf, offerId } = sentence
      const needs =
        minimumScore === null
          ? undefined
          : `a ${scoreOf === 'cosigner' ? 'cosigner’s ' : ''}score of ${minimumScore}`
      const end = isExcluded ? 'your answers rule it out.' : 'don’t count on it.'
      if (needs)
        return ['Its lowest rate requires ', { text: needs, target: { to: 'why', offerId } }, `: ${end}`]
      return isExcluded
        ? ['Its lowest rate requires ', { text: 'a cosigner', target: { to: 'why', offerId } }, '.']
        : ['Don’t count on its ', { text: 'lowest rate', target: { to: 'why', offerId } }, '.']
    }
    case 'another_leads':
      return [lender(sentence), ` leads the list${formatReasons(sentence.because)}.`]
    case 'cosigner_may_open':
      return [
        { text: 'A cosigner', target: { to: 'cosigner' } },
        sentence.isForNoncitizen ? eligibilityText.whoIsResident : '',
        ` may open up ${sentence.opens === 1 ? '1 more loan' : `${sentence.opens} more loans`}.`,
      ]
    case 'child_may_borrow': {
      const loans = sentence.opens === 1 ? '1 loan' : `${sentence.opens} loans`
      return [
        strong('If your child borrows and you cosign: '),
        {
          text: `${loans} for ${formatDollars(sentence.amountCents)}`,
          target: { to: 'child' },
          isStrong: true,
        },
        ' may be available. You’d also owe the whole loan from the first day.',
      ]
    }
    case 'cosigner_signs':
      return [{ text: loanOfferText.cosignerSheet, target: { to: 'signs', offerId: sentence.offerId } }]
    case 'filters_hide_all':
      return [
        strong(
          `Your filters hide ${sentence.count === 1 ? 'the only loan' : `all ${sentence.count} loans`}.`,
        ),
        ' ',
        { text: 'Show every loan', target: { to: 'unfiltered' } },
      ]
    case 'lends_part': {
      const { lenderName, upToCents, openCents, isWithCosigner } = sentence
      return [
        strong(`${lenderName} lends `),
        {
          text: `up to ${formatDollars(upToCents)}`,
          target: { to: 'part', amountCents: upToCents },
          isStrong: true,
        },
        strong(
          `${isWithCosigner ? '' : ' without a cosigner'}; ${formatDollars(openCents)} still isn’t covered.`,
        ),
      ]
    }
    case 'nothing_listed':
      return [strong('We don’t list any private student loans right now.')]
    case 'nothing_fits':
      return [strong(`No private loan here fits ${formatDollars(sentence.amountCents)} and your answers.`)]
    case 'may_fit_with':
      return formatChange(sentence)
    case 'no_change_would_help':
      return ['No single change would help.']
    case 'ask_elsewhere':
      return formatPlaces(sentence.places)
  }
}

const federalFirst: Record<Whose, string> = {
  own: 'Take federal loans first',
  child: 'Your child’s federal loans come first',
  student: 'The student’s federal loans come first',
}

const theLoans: Record<Whose, string> = {
  own: 'Federal loans',
  child: 'Your child’s federal loans',
  student: 'The student’s federal loans',
}

const object: Record<Exclude<Whose, 'own'>, string> = { child: 'your child', student: 'the student' }

const closed: Record<ClosedCitizenship, string> = {
  daca: 'Federal loans aren’t available with DACA.',
  visa: 'Federal loans aren’t available on this kind of visa.',
  none: 'Federal loans require citizenship or an eligible noncitizen status.',
}

const signers: Record<Signers, string> = {
  with_your_cosigner: 'With your cosigner',
  with_a_cosigner: 'With a cosigner',
  with_a_resident: `With a cosigner${eligibilityText.whoIsResident}`,
  alone: 'On your own',
  child_with_cosigner: 'With the cosigner',
  child_alone: 'Without a cosigner',
}

const fafsa: Part = { text: 'Start with the FAFSA', target: { to: 'fafsa' } }

function formatWorst({ worst, offerId }: NamedWorstCase): Part[] {
  const after = worst.isImmediate ? '' : ' after school'
  const amounts = terms(offerId, `${monthly(worst)} a month`)
  const rest = ` for ${loanOfferText.term(worst.termMonths)}${after}, ${formatDollars(worst.totalCents)} in total`
  return worst.isAssumed
    ? [`at ${worst.ratePercent}%, `, amounts, `${rest}. It states no highest rate, so it can cost more.`]
    : ['if approved, ', amounts, `${rest}.`]
}

function monthly({ monthlyCents, isAssumed }: NamedWorstCase['worst']): string {
  return `${isAssumed ? '' : 'at most '}${formatDollars(monthlyCents)}`
}

function formatReasons(because: readonly CriterionCode[]): string {
  return because.length === 0
    ? ''
    : ` for its ${and.format(because.map((code) => lowerFirst(criterionNames[code])))}`
}

function formatPlaces(places: readonly Place[]): Part[] {
  const isClosed = places.includes('scholarships')
  if (!isClosed) return places.flatMap((place, at) => [at > 0 ? ' ' : '', ...askAt[place]])
  const gifts = places.filter((place) => place !== 'international_office')
  return [
    'Look first for money you don’t have to pay back: ',
    ...gifts.flatMap((place, at): Part[] => [
      at === 0 ? '' : at === gifts.length - 1 ? ' and ' : ', ',
      giftFrom[place],
    ]),
    '.',
    ...(places.includes('international_office') ? [' ', ...askAt.international_office] : []),
  ]
}

const giftFrom: Record<Place, Part> = {
  aid_office: { text: 'your school’s aid office', target: { to: 'federal' } },
  state: 'your state',
  scholarships: { text: 'scholarships', target: { to: 'scholarships' } },
  payment_plan: 'a payment plan',
  international_office: 'the international office',
}

const askAt: Record<Place, Part[]> = {
  aid_office: [
    'Ask the school’s aid office for a ',
    { text: 'special circumstances review', target: { to: 'federal' } },
    ' if your family’s finances have changed.',
  ],
  payment_plan: [
    'Ask about a ',
    { text: 'payment plan', target: { to: 'federal' } },
    ': most charge a fee, but no interest.',
  ],
  state: ['Ask your state.'],
  scholarships: [{ text: 'Look for scholarships', target: { to: 'scholarships' } }, '.'],
  international_office: [
    'Ask the international office which loans count as ',
    { text: 'proof of funds', target: { to: 'federal' } },
    '.',
  ],
}

function formatChange({
  change,
  opens,
  isForNoncitizen,
}: Extract<AnswerSentence, { kind: 'may_fit_with' }>): Part[] {
  const mayFit = `, ${opens === 1 ? '1 loan' : `${opens} loans`} may fit.`
  switch (change.to) {
    case 'repayment':
      return [
        'If you ',
        { text: paying[change.repayment], target: { to: 'repayment', repayment: change.repayment } },
        mayFit,
      ]
    case 'term':
      return ['With ', { text: 'each loan’s own repayment term', target: { to: 'own_term' } }, mayFit]
    case 'less':
      return [
        'For ',
        { text: `${formatDollars(change.amountCents)} or less`, target: { to: 'amount' } },
        mayFit,
      ]
    case 'more':
      return [
        `Lenders here don’t lend less than ${formatDollars(change.amountCents)}, and borrowing more than you need means paying more interest.`,
      ]
    case 'cosigner':
      return [
        'With ',
        { text: 'a cosigner', target: { to: 'cosigner' } },
        isForNoncitizen ? eligibilityText.whoIsResident : '',
        mayFit,
      ]
    default:
      return [`${upperFirst(eligibilityText.condition(change))}${mayFit}`]
  }
}

const paying: Record<RepaymentChoice, string> = {
  immediate: 'make full payments right away',
  interest_only: 'make interest-only payments in school',
  flat: 'make small flat payments in school',
  deferred: 'defer payments until after school',
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lender({ offerId, lenderName }: { offerId: string; lenderName: string }): Part {
  return { text: lenderName, target: { to: 'why', offerId }, isStrong: true }
}

function terms(offerId: string, text: string): Part {
  return { text, target: { to: 'terms', offerId }, isStrong: true }
}
