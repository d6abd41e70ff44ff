import { type CompareVerdict, judgeComparison, type OpenLoan } from '#domain/loans/compare-verdict.ts'
import { totalPaidCents } from '#domain/loans/rank-offer.ts'
import { formatDollars } from '#domain/money.ts'
import { compareText } from './compare-messages.ts'
import type { ComparedOffer } from './compared-offer.ts'

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** A smaller difference in the total is none to speak of, because the page shows whole dollars. */
const minDifferenceCents = 100

/**
 * Says in a few sentences what the comparison comes to. Only loans in the visitor's list are named. A loan alone
 * needs no verdict.
 */
export function describeVerdict(columns: readonly ComparedOffer[]): string[] {
  if (columns.length < 2) return []
  const verdict = judgeComparison(columns.map(toLoan))
  const { open, cheapest, safest, lowestPayment, soonestRelease } = verdict
  const names = nameColumns(columns)
  const name = (at: number) => names[at] ?? ''
  const [only] = open
  if (only === undefined) return ['None of these loans is on your list.']
  if (open.length === 1) return [`Of these, only ${name(only)} is on your list.`]
  const sentences = [describeCheapest(verdict, name)]
  if (safest !== null) sentences.push(`If rates rise as far as they can, ${name(safest)} would cost less.`)
  if (lowestPayment !== null) sentences.push(describePayment(columns, { verdict, at: lowestPayment, name }))
  const payments =
    soonestRelease === null ? null : columns[soonestRelease]?.offer.cosignerReleaseAfterPayments
  if (soonestRelease !== null && payments) {
    const who = cheapest.length === 1 && cheapest[0] === soonestRelease ? 'It' : name(soonestRelease)
    sentences.push(`${who} can release your cosigner soonest, after ${payments} payments.`)
  }
  return sentences
}

function toLoan({ offer, standing, costs, eligibility }: ComparedOffer): OpenLoan | null {
  if (standing !== 'available' || !costs) return null
  return {
    highestTotalCents: totalPaidCents(costs.priced, 'highest'),
    highestMonthlyCents: costs.priced.highest.cost.monthlyPaymentCents,
    worstTotalCents: costs.maximum.totalCents,
    releaseAfterPayments: eligibility.isWithCosigner ? offer.cosignerReleaseAfterPayments : null,
  }
}

function describeCheapest({ cheapest, next }: CompareVerdict, name: (at: number) => string): string {
  if (!next) return 'The ones on your list all cost the same at the high end.'
  if (next.moreCents < minDifferenceCents)
    return `Of these, ${and.format([...cheapest, next.at].map(name))} cost about the same at the high end.`
  const verb = cheapest.length === 1 ? 'costs' : 'cost'
  const less = formatDollars(next.moreCents)
  return `Of these, ${and.format(cheapest.map(name))} ${verb} the least at the high end: ${less} less in total than ${name(next.at)}.`
}

interface Payment {
  verdict: CompareVerdict
  at: number
  name: (at: number) => string
}

/** Says which loan asks for less a month, and that it takes longer if that is why. */
function describePayment(columns: readonly ComparedOffer[], { verdict, at, name }: Payment): string {
  const priced = columns[at]?.costs?.priced
  const monthly = formatDollars(priced?.highest.cost.monthlyPaymentCents ?? 0)
  const termMonths = priced?.termMonths ?? 0
  const isLonger = verdict.cheapest.every(
    (each) => (columns[each]?.costs?.priced.termMonths ?? 0) < termMonths,
  )
  const long = isLonger ? `, but for ${compareText.term(termMonths)}` : ''
  return `${name(at)} has a lower payment, ${monthly} a month at the high end${long}.`
}

/** Names each loan by its lender, and by its product and its rate type where lenders are the same. */
function nameColumns(columns: readonly ComparedOffer[]): string[] {
  const offers = columns.map(({ offer }) => offer)
  return offers.map((offer) => {
    const { lenderName, product, rateType } = offer
    const own = offers.filter((each) => each !== offer && each.lenderName === lenderName)
    if (own.length === 0) return lenderName
    const isSameProduct = own.some((each) => each.product === product)
    return isSameProduct ? `${lenderName} ${product} (${rateType})` : `${lenderName} ${product}`
  })
}
