import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { acceptsPerson, makeBestPerson } from '#domain/eligibility/lets-in.fixture.ts'
import { creditBands } from '#domain/eligibility/profile.ts'
import { filingStatuses } from '#domain/federal-repayment/borrower.ts'
import { getKeys } from '#domain/keys.ts'
import { amortize } from '#domain/loans/amortize.ts'
import { principalFor } from '#domain/loans/origination-fee.ts'
import { formatDollars } from '#domain/money.ts'
import {
  educations,
  employments,
  graduateDegrees,
  isGraduateEducation,
  refinancedLoans,
  refinanceGoals,
  schoolYears,
  visaStatuses,
} from '#domain/refinance/codes.ts'
import { type CurrentLoan, isFederal } from '#domain/refinance/current-loan.ts'
import { priceRights } from '#domain/refinance/price-rights.ts'
import { anyLoans, federalLoan, privateLoan, someLoans, today } from '#domain/refinance/some-loans.fixture.ts'
import { someRefinanceOffers } from '#domain/refinance/some-refinance-offers.fixture.ts'
import { takesLoan } from '#domain/refinance/takes-loan.ts'
import { addUpLosses, endsInForgiveness } from '#domain/refinance/weigh-rights.ts'
import { usStates } from '#domain/states.ts'
import { publicServices, type RefinanceAnswers } from '#products/refinance/situation/answers.ts'
import { writeLoans } from '#products/refinance/situation/loans-text.ts'
import { toSituation } from '#products/refinance/situation/refinance-situation.server.ts'
import { Answer } from './answer.tsx'
import { compareEnds, lowestOpenRate } from './compare-ends.ts'
import { AgainstToday } from './compare-to-current.tsx'
import { HowCalculated } from './how-calculated.tsx'
import { toPrices } from './ledger.ts'
import { type RefinanceView, viewRefinance } from './refinance-view.server.ts'
import { RightsDetails, RightsLedger } from './rights-ledger.tsx'
import { scenarioChoices } from './scenario.ts'

const maybe = <const Code extends string>(codes: readonly Code[]) =>
  fc.option(fc.constantFrom(...codes), { nil: undefined })
const dollars = fc.oneof(fc.constantFrom(0, 1, 10_000_000), fc.nat(250_000), fc.constant('unknown' as const))

const someAnswers: fc.Arbitrary<RefinanceAnswers> = fc
  .record({
    goal: fc.constantFrom(...refinanceGoals),
    loanType: maybe(refinancedLoans),
    education: maybe(educations),
    schoolYear: maybe([...schoolYears, 'unknown']),
    graduateDegree: maybe(graduateDegrees),
    employment: maybe(employments),
    employmentStart: maybe(['unknown', '1990-01', '2026-11', '2026-12', '2028-11']),
    income: dollars,
    otherInvestments: dollars,
    state: maybe([...usStates.map(({ abbreviation }) => abbreviation), 'unknown']),
    citizenship: maybe([...visaStatuses, 'unknown']),
    credit: maybe([...getKeys(creditBands), 'unknown']),
    publicService: maybe([...publicServices, 'unknown']),
    filing: maybe([...filingStatuses, 'unknown']),
    spouseIncome: dollars,
    spouseLoans: dollars,
    familySize: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constant('unknown' as const)),
    dependents: fc.oneof(fc.nat(9), fc.constant('unknown' as const)),
    servicePayments: fc.oneof(fc.constantFrom(0, 120), fc.nat(120), fc.constant('unknown' as const)),
    countedPayments: fc.oneof(fc.constantFrom(0, 360), fc.nat(360), fc.constant('unknown' as const)),
  })
  .map(({ graduateDegree, ...answers }) =>
    answers.education && isGraduateEducation(answers.education) ? { ...answers, graduateDegree } : answers,
  )
const someScenario = fc
  .record(
    Object.fromEntries(
      Object.entries(scenarioChoices).map(([name, choices]) => [name, fc.constantFrom<string>(...choices)]),
    ),
  )
  .map((choices) => new URLSearchParams(choices))

function view(
  loans: readonly CurrentLoan[],
  answers: RefinanceAnswers,
  params: URLSearchParams,
  offers = someRefinanceOffers,
) {
  const situation = toSituation(
    { ...answers, loans: writeLoans(loans) },
    '/refinance-student-loans/signup',
    today,
  )
  return viewRefinance({ params, situation, today, offers, paidLenders: new Set() })
}

/** What the page shows of the answer, the rights and each offer against today, without markup. */
function print(shown: RefinanceView): string {
  const { ledger, list, scenario, today: left } = shown
  const html = renderToStaticMarkup(
    <>
      <Answer view={shown} />
      <HowCalculated view={shown} />
      {ledger ? (
        <>
          <RightsLedger ledger={ledger} view={shown} />
          <RightsDetails ledger={ledger} view={shown} />
        </>
      ) : null}
      {list.shown.map((offer) => (
        <AgainstToday
          discount={scenario.discount}
          endsRights={shown.moved.some(isFederal)}
          key={offer.offer.id}
          offer={offer}
          today={left}
        />
      ))}
    </>,
  )
  return html.replace(/<[^>]+>/g, ' ')
}

test('whatever loans and answers the form lets through, the page prints no impossible figure', () => {
  fc.assert(
    fc.property(anyLoans(20), someAnswers, someScenario, (loans, answers, params) => {
      const text = print(view(loans, answers, params))
      const impossible = /.{0,40}(NaN|Infinity|undefined|\bnull\b|[-−–]\s?\$|\$\s?[-−–]).{0,40}/
      expect(impossible.exec(text)?.[0]).toBeUndefined()
    }),
    { numRuns: 150 },
  )
}, 120_000)

test('loans of the largest sum are compared even at a lender without a maximum', () => {
  const loans = Array.from({ length: 5 }, (_, at): CurrentLoan => {
    return {
      id: String(at + 1),
      kind: 'private',
      balanceCents: 100_000_000,
      ratePercent: 36,
      remainingMonths: 600,
    }
  })
  const unlimited = someRefinanceOffers.map((offer) => ({ ...offer, maximumCents: null }))
  expect(view(loans, {}, new URLSearchParams(), unlimited).list.count).toBeGreaterThan(0)
})

test('no offer is open that refuses the visitor, or one of the loans that it is priced for', () => {
  let open = 0
  fc.assert(
    fc.property(someLoans(8), someAnswers, someScenario, (loans, answers, params) => {
      const { list, moved } = view(loans, answers, params)
      for (const { offer } of list.listed) {
        open += 1
        expect(
          acceptsPerson(offer.rules, makeBestPerson(list.situation.profile, offer.rules)),
          offer.id,
        ).toBe(true)
        for (const loan of moved) expect(takesLoan(offer.rules.refinance ?? { loans: null }, loan)).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
  expect(open).toBeGreaterThan(300)
}, 120_000)

test('a federal loan moves only after its rights were decided; offers for it are listed if the visitor wants no others', () => {
  fc.assert(
    fc.property(someLoans(8), someAnswers, someScenario, (loans, answers, params) => {
      const { moved, advised, loans: known } = view(loans, answers, params)
      expect(moved.length).toBeGreaterThan(0)
      if (params.get('rights') === 'not_needed') return
      const { loanType } = answers
      const wanted = known.filter((loan) => takesLoan({ loans: loanType ? [loanType] : null }, loan))
      const isOnlyFederal = (wanted.length > 0 ? wanted : known).every(isFederal)
      if (!isOnlyFederal) expect(moved.filter(isFederal)).toEqual([])
      for (const choice of [advised?.lowest, advised?.highest])
        for (const { id, refinance } of choice?.advice ?? [])
          if (refinance) expect(known.find((loan) => loan.id === id)?.kind).toBe('private')
    }),
    { numRuns: 200 },
  )
}, 120_000)

test('what the answer says is saved is saved: by exactly the loans that it advises to move, on the terms it names', () => {
  let saving = 0
  fc.assert(
    fc.property(someLoans(8), someAnswers, someScenario, (loans, answers, params) => {
      const { moved, advised, today: left } = view(loans, answers, params)
      const advice = advised?.lowest.advice ?? []
      if (!advised || advice.every(({ refinance }) => !refinance)) return
      saving += 1
      expect(moved.map(({ id }) => id)).toEqual(
        advice.filter(({ refinance }) => refinance).map(({ id }) => id),
      )
      const { termMonths, lowest, highest, offer } = advised.offer
      const owedCents = moved.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
      const balanceCents = principalFor(owedCents, offer.originationFeePercent)
      const ends = compareEnds(advised.offer, left, 0)
      for (const [end, { ratePercent }] of [
        [ends.lowest, advised.offer.lowestEnd === 'no' ? highest : lowest],
        [ends.highest, highest],
      ] as const) {
        const { totalCents } = amortize({ balanceCents, ratePercent, termMonths })
        expect(end.savedCents).toBe(left.totalCents - totalCents - offer.applicationFeeCents)
      }
      expect(ends.lowest.savedCents).toBeGreaterThan(0)
      expect(ends.lowest.savedCents).toBe(advised.lowest.todayCents - advised.lowest.chosenCents)
    }),
    { numRuns: 400 },
  )
  expect(saving).toBeGreaterThan(50)
}, 120_000)

/** Somebody who answered all that prices the rights of federal loans, and gave every right up. */
const told: RefinanceAnswers = {
  publicService: 'none',
  servicePayments: 0,
  countedPayments: 0,
  income: 90_000,
  filing: 'single',
  familySize: 1,
  dependents: 0,
}
const notNeeded = new URLSearchParams({ rights: 'not_needed' })

test('no loan is advised to be refinanced when the rights it ends are worth more, whatever was ticked', () => {
  let [moves, stays, inScenario] = [0, 0, 0]
  fc.assert(
    fc.property(someLoans(6), someAnswers, someScenario, fc.boolean(), (loans, answers, params, isTold) => {
      if (isTold) params.set('rights', 'not_needed')
      const shown = view(loans, isTold ? { ...told, ...keep(answers) } : answers, params)
      const { ledger, advised, loans: known } = shown
      if (!ledger || !advised) return
      const { offer, lowest, highest } = advised
      for (const [choice, ratePercent] of [
        [lowest, lowestOpenRate(offer)],
        [highest, offer.highest.ratePercent],
      ] as const) {
        const goes = choice.advice.filter(
          ({ id, refinance }) => refinance && ledger.loans.some(({ loan }) => loan.id === id),
        )
        stays += choice.advice.filter(({ reason }) => reason === 'rights_outweigh').length
        if (goes.length === 0) continue
        moves += goes.length
        expect(ledger.debt.unanswered).toEqual([])
        const prices = toPrices(ledger.debt, offer, { scenario: shown.scenario, today, ratePercent })
        for (const { right, costCents, loanIds, isInSaving } of priceRights({
          ...prices,
          refinanced: goes.map(({ id }) => id),
        })) {
          const savedCents = goes.reduce((sum, one) => sum + one.savedCents, 0)
          if (!isInSaving) expect(costCents ?? 0, right).toBeLessThanOrEqual(Math.max(0, savedCents))
          if (right === 'public_service' && loanIds.length > 0) expect(ledger.debt.servicePayments).toBe(0)
        }
        // What the table of rights outweighs stays, in the advice as in the answer.
        for (const { id } of goes) expect(ledger.outweighed?.loanIds ?? []).not.toContain(id)
      }
      const text = print(shown)
      if (ledger.outweighed) expect(text).toContain('Leave ')
      // Losses of the scenario are said with the sum of the table, since only together they may outweigh.
      if (ledger.outweighed && ledger.priced && !endsInForgiveness.includes(ledger.outweighed.right)) {
        inScenario += 1
        const lost = formatDollars(addUpLosses(ledger.priced.rights))
        expect(text).toContain(`refinancing would cost you ${lost} in lost protections`)
      }
      // A loan that the sentence calls saved is one that moves.
      expect(known.length).toBeGreaterThan(0)
    }),
    { numRuns: 300 },
  )
  expect(moves).toBeGreaterThan(30)
  expect(stays).toBeGreaterThan(30)
  expect(inScenario).toBeGreaterThan(10)
}, 120_000)

/** The answers that say nothing about public service and family, for somebody who answered those. */
function keep({ goal, loanType, income, state, credit }: RefinanceAnswers): RefinanceAnswers {
  return { goal, loanType, state, credit, ...(typeof income === 'number' ? { income } : {}) }
}

test('no saving counts with a rate that the credit score of the visitor rules out', () => {
  let ruledOut = 0
  fc.assert(
    fc.property(someLoans(4), someAnswers, (loans, answers) => {
      const shown = view(loans, { ...answers, credit: '700_759' }, new URLSearchParams())
      const { advised, today: left } = shown
      // Nobody said that a cosigner signs, so a cosigner's score opens no rate.
      for (const { offer, lowestEnd } of shown.list.shown)
        if ((offer.floorMinimumScore ?? 0) > 759 && offer.rules.cosigner !== 'required')
          expect(lowestEnd, offer.id).toBe('no')
      if (advised?.offer.lowestEnd !== 'no') return
      ruledOut += 1
      const ends = compareEnds(advised.offer, left, 0)
      expect(ends.lowest).toEqual(ends.highest)
      expect(advised.lowest).toEqual(advised.highest)
      if (advised.lowest.advice.some(({ refinance }) => refinance))
        expect(print(shown)).toContain('your answers rule out its lowest')
    }),
    { numRuns: 200 },
  )
  expect(ruledOut).toBeGreaterThan(20)
}, 120_000)

test('without any refinance lender the page says just that', () => {
  const loans: CurrentLoan[] = [privateLoan, federalLoan]
  const text = print(view(loans, told, notNeeded, []))
  expect(text).toContain('We don’t list any refinance lenders right now')
  expect(text).not.toContain('lender by lender')
  expect(print(view(loans, { ...told, credit: '300_579' }, notNeeded))).not.toContain('We don’t list any')
})
