import type { z } from 'zod'
import { addDays } from '#domain/dates.ts'
import {
  citizenships,
  degrees,
  enrollments,
  schoolControls,
  schoolLevels,
} from '#domain/eligibility/profile.ts'
import { type LoanOffer, loanOfferSchema } from '#domain/loans/loan-offer.ts'
import { repaymentChoices } from '#domain/loans/loan-terms.ts'
import { usStates } from '#domain/states.ts'
import { offerCells, offerFields } from '#products/student-loans/catalog/offer-fields.ts'
import { csvText } from './csv.ts'
import { type Random, randomChoices } from './random-numbers.ts'

export interface ManyOffers {
  lenderCount: number
  offersEach: number
  /** 'YYYY-MM-DD'; every rate was checked within the 30 days before this date. */
  today: string
}

/** Generates a varied catalog, the same on every run; about half of its offers set each kind of rule. */
export function manyOffers({ lenderCount, offersEach, today }: ManyOffers): LoanOffer[] {
  const random = randomChoices(20_261_121)
  return Array.from({ length: lenderCount * offersEach }, (_, at) => {
    const lender = 1 + Math.floor(at / offersEach)
    return makeOffer(random, { lender, number: 1 + (at % offersEach), today })
  })
}

/** Returns the CSV file from which `catalog:load` loads the offers. */
export function lenderCsv(offers: readonly LoanOffer[]): string {
  const lines = offers.map((offer) => {
    const cells = offerCells(offer)
    return [offer.lenderId, offer.lenderName, ...offerFields.map((field) => cells[field])]
  })
  return csvText([['lender_id', 'lender_name', ...offerFields], ...lines])
}

function makeOffer(
  random: Random,
  { lender, number, today }: { lender: number; number: number; today: string },
): LoanOffer {
  const isFixed = random.chance(0.6)
  const lowestRatePercent = random.whole(425, 900) / 100
  const highestRatePercent = Math.round((lowestRatePercent + random.whole(400, 1_000) / 100) * 100) / 100
  const takesCosigner = random.chance(0.9)
  const minimumCents = random.whole(1, 20) * 50_000
  return loanOfferSchema.parse({
    id: `lender-${lender}-loan-${number}`,
    lenderId: `lender-${lender}`,
    lenderName: `Lender ${lender}`,
    isSample: false,
    product: `Loan ${number}`,
    rateType: isFixed ? 'fixed' : 'variable',
    lowestRatePercent,
    highestRatePercent,
    rateSeenOn: addDays(today, -random.whole(0, 29)),
    rateCapPercent: isFixed || random.chance(0.2) ? null : Math.ceil(highestRatePercent) + random.whole(1, 6),
    rateIndex: isFixed ? '' : '30-day average SOFR',
    isHigherWithoutCosigner: takesCosigner ? random.chance(0.8) : null,
    autopayDiscountPercent: random.oneOf([0, 0.25, 0.25, 0.5]),
    floorConditions: 'a credit score of 760 or more, yours or a cosigner’s',
    floorMinimumScore: 760,
    floorScoreOf: 'either',
    termsMonths: random.some([36, 60, 84, 120, 180, 240]) ?? [120],
    minimumCents,
    maximumCents: random.chance(0.3) ? null : minimumCents + random.whole(1, 40) * 500_000,
    originationFeePercent: random.oneOf([0, 0, 0, 1, 2.5, 4]),
    applicationFeeCents: random.oneOf([0, 0, 0, 2_500]),
    lateFeePercent: random.oneOf([null, 0, 5]),
    lateFeeCents: random.oneOf([null, 0, 2_500]),
    returnedPaymentFeeCents: random.oneOf([null, 0, 2_000]),
    graceMonths: random.oneOf([0, 6, 6, 9]),
    repaymentOptions: pickOptions(random),
    cosignerReleaseAfterPayments: takesCosigner ? random.oneOf([null, 12, 24, 36, 48]) : null,
    cosignerReleaseConditions: '',
    hardshipMonths: random.oneOf([null, 0, 6, 12, 24]),
    applyBy: random.chance(0.1) ? addDays(today, random.whole(1, 300)) : null,
    applyUrl: `https://lender-${lender}.example/apply/${number}`,
    rules: {
      borrowers: random.oneOf([null, ['student'], ['student', 'parent']]),
      states: pickStates(random),
      citizenships: random.oneOf([null, ['citizen', 'permanent_resident'], ['citizen']]),
      citizenshipsWithCosigner: (takesCosigner && random.some(citizenships.slice(2))) || [],
      degrees: random.chance(0.5) ? random.some(degrees) : null,
      schoolControls: random.chance(0.5) ? random.some(schoolControls) : null,
      schoolLevels: random.chance(0.5) ? random.some(schoolLevels) : null,
      minimumEnrollment: random.oneOf([null, ...enrollments]),
      minimumScore: random.chance(0.5) ? random.whole(58, 72) * 10 : null,
      minimumIncomeCents: random.chance(0.5) ? random.whole(12, 60) * 100_000 : null,
      cosigner: takesCosigner ? random.oneOf(['optional', 'optional', 'required']) : 'not_taken',
      minorWithCosigner: takesCosigner ? ([true, false, null][lender % 3] ?? null) : null,
      refinance: null,
    },
  } satisfies z.input<typeof loanOfferSchema>)
}

function pickOptions(random: Random): LoanOffer['repaymentOptions'] {
  const choices = random.some(repaymentChoices) ?? ['deferred']
  return choices.map((choice) => ({
    choice,
    flatPaymentCents: choice === 'flat' ? random.oneOf([2_500, 5_000]) : 0,
    capitalization:
      choice === 'immediate'
        ? 'at_repayment'
        : random.oneOf(['at_repayment', 'at_repayment', 'yearly', 'monthly']),
  }))
}

function pickStates(random: Random): LoanOffer['rules']['states'] {
  const states = random.some(usStates.map((state) => state.abbreviation).sort())
  if (!states || random.chance(0.5)) return null
  return random.chance(0.5) ? { only: states } : { except: states.slice(0, 5) }
}
