import { expect, test } from 'vitest'
import { emptyOffer } from '#domain/aid-offers/aid-offer.ts'
import { gatherOfferFigures } from '#domain/aid-offers/offer-figures.ts'
import { evaluateDesk, listPriced, summarize } from './evaluate-desk.ts'
import { readDeskFile, writeDeskFile } from './kept-desk.ts'
import { writeAppeal } from './letter.ts'
import { isEmptyOffer, maxOffers, parseDesk, readDesk, readOffer, typeOffer } from './offer-form.ts'

const figures = gatherOfferFigures()
const typed = {
  school: 'Harborview College',
  tuition: '$46,530',
  pell: '2,645.50',
  schoolGrant: '31k',
  schoolGrantRenewal: 'once',
  years: '2',
  billsHousing: 'yes',
  privateLoanRate: '7.25%',
  iped: '123456',
}

test('what is typed is read, and what is left out stays unsaid', () => {
  const { offer, codes, problems } = readOffer(typed, 1)
  expect(problems).toEqual([])
  expect(offer).toMatchObject({ school: 'Harborview College', years: 2, billsHousing: true })
  expect(offer.amounts).toMatchObject({
    tuition: 46_530_00,
    pell: 2_645_50,
    schoolGrant: 31_000_00,
    housing: null,
  })
  expect(offer.renewal).toEqual({ schoolGrant: 'once' })
  expect(offer.rates).toEqual({ schoolLoan: null, privateLoan: 7.25 })
  expect(codes).toEqual({ iped: '123456' })
  expect(readOffer({ tuition: '0' }, 1).offer.amounts.tuition).toBe(0)
})

test('an offer survives being typed and read', () => {
  const { offer, codes } = readOffer(typed, 1)
  const again = readOffer(typeOffer({ offer, codes }), 1)
  expect(again).toEqual({ offer, codes, problems: [] })
  expect(readOffer(typeOffer({ offer: emptyOffer, codes: {} }), 1).offer).toEqual(emptyOffer)
})

test('each field that cannot be read is named with its offer, and counts as not stated', () => {
  const { offer, problems } = readOffer({ tuition: 'lots', pell: '-5', iped: '12', schoolLoanRate: '99' }, 3)
  expect(problems.map(({ field }) => field).toSorted()).toEqual([
    'offer-3-iped',
    'offer-3-pell',
    'offer-3-schoolLoanRate',
    'offer-3-tuition',
  ])
  expect(problems.every(({ message }) => message.startsWith('Offer 3, '))).toBe(true)
  expect(offer.amounts).toMatchObject({ tuition: null, pell: null })
})

test('a form has as many offers as it asks for, and never more than eight', () => {
  const form = new URLSearchParams({
    studyYear: 'first',
    'offer-1-school': 'x'.repeat(500),
    'offer-1-nothing': 'y',
  })
  for (let number = 2; number <= 20; number++) form.set(`offer-${number}-school`, String(number))
  const { student, offers } = readDesk(form)
  expect(student).toEqual({ studyYear: 'first', dependency: '' })
  expect(offers).toHaveLength(maxOffers)
  expect(offers[0]?.school).toHaveLength(80)
  expect(offers[0]).not.toHaveProperty('nothing')
  expect(readDesk(new URLSearchParams()).offers).toEqual([])
})

test('a file brings back what was saved, without empty offers', () => {
  const desk = { student: { studyYear: 'first', dependency: '' }, offers: [{ years: '2' }, typed] }
  const file = writeDeskFile(desk)
  expect(readDeskFile(file ?? '')?.offers).toHaveLength(1)
  expect(readDeskFile(file ?? '')).toMatchObject({ student: { studyYear: 'first' }, offers: [typed] })
  expect(writeDeskFile({ student: {}, offers: [{}] })).toBeUndefined()
})

test.each([
  '',
  '{',
  '[]',
  'null',
  '{"offers":5}',
  '{"offers":[]}',
  '{"offers":[null,7]}',
  '{"offers":[{"tuition":5}]}',
])('%s is no file of offers', (text) => {
  expect(readDeskFile(text)).toBeUndefined()
})

test('a file that somebody changed cannot bring in more than the form takes', () => {
  const offers = Array.from({ length: 50 }, () => ({ tuition: '9'.repeat(1000), evil: 'x' }))
  const desk = parseDesk({ offers })
  expect(desk?.offers).toHaveLength(maxOffers)
  expect(desk?.offers[0]?.tuition).toHaveLength(80)
  expect(desk?.offers[0]).not.toHaveProperty('evil')
})

test('an offer into which nothing was typed is empty, whatever was chosen', () => {
  expect(
    isEmptyOffer({ years: '2', awardYear: '2025–26', schoolGrantRenewal: 'once', billsHousing: 'no' }),
  ).toBe(true)
  expect(isEmptyOffer({ school: ' ' })).toBe(true)
  expect(isEmptyOffer({ food: '0' })).toBe(false)
})

const desk = {
  student: {},
  offers: [
    { school: 'Harborview College', costTotal: '60,000', schoolGrant: '30,000', subsidized: '3,500' },
    {},
    { school: 'Northlake University', costTotal: '30,000', stateGrant: '5,000' },
    { school: 'Harborview College', pell: '500' },
  ],
}

test('offers are told apart by their numbers, and the lowest price comes first', () => {
  const results = evaluateDesk(desk, figures)
  expect(results.map(({ name }) => name)).toEqual([
    '1. Harborview College',
    '3. Northlake University',
    '4. Harborview College',
  ])
  expect(listPriced(results).map(({ number }) => number)).toEqual([3, 1])
  expect(summarize(results)).toBe(
    '1. Harborview College: net price $30,000. 3. Northlake University: net price $25,000. 4. Harborview College: no net price yet.',
  )
})

test('the letter holds the figures of its offer, the grounds, and a lower price elsewhere if that is one', () => {
  const results = evaluateDesk(desk, figures)
  const letter = (number: number, grounds: Parameters<typeof writeAppeal>[0]['grounds']) =>
    writeAppeal({ results, number, grounds })
  const full = letter(1, ['job', 'offer'])
  for (const part of [
    'Harborview College',
    '$60,000',
    '$30,000',
    '$26,500',
    'section 479A',
    'lost [his/her/their] job',
    'Northlake University',
    '$25,000',
  ])
    expect(full).toContain(part)
  expect(letter(1, [])).not.toMatch(/479A|Northlake/)
  // Nothing is lower than the lowest price.
  expect(letter(3, ['offer'])).not.toContain('Harborview')
  expect(letter(4, [])).toContain('full cost of attendance')
  expect(letter(9, [])).toBe('')
})
