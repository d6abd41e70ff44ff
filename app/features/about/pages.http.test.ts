import { expect, test } from 'vitest'
import { livingFigures } from '#domain/award-years/living-figures.ts'
import { formatDate } from '#domain/dates.ts'
import { criteria } from '#domain/loans/criteria.ts'
import { goalSorts } from '#domain/loans/sorts.ts'
import { formatDollars } from '#domain/money.ts'
import { goalTerms } from '#domain/refinance/choose-term.ts'
import { refinanceGoals } from '#domain/refinance/codes.ts'
import { formatPoints } from '#kit/listing/list/list-words.ts'
import { type PageDocument, parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'
import { workGoalExample } from './goal-example.ts'
import { goalText } from './goal-messages.ts'
import { formatOrder } from './ranking-messages.ts'
import { workLeftOut } from './worked-example.ts'

const ranking = '/about/ranking'
const proof = '/about/proof'

/** Returns the rows of the table with a caption, as plain text. */
function findRows(page: PageDocument, caption: string): string[][] {
  const table = page.all('table').find(({ text }) => text.includes(caption))
  const [, ...rows] = table?.querySelectorAll('tr') ?? []
  return rows.map((row) => row.querySelectorAll('th, td').map(({ text }) => text))
}

test.each([ranking, proof])('%s is the same for everybody and ships no script file', async (url) => {
  await using site = await testServer()
  const page = await site.request({ url })
  expect(page.statusCode).toBe(200)
  expect(page.headers['cache-control']).toBe('public, no-cache')
  expect(page.body).not.toMatch(/<script[^>]*\ssrc=|modulepreload/)
})

test('every page links to both pages in its footer', async () => {
  await using site = await testServer()
  const { body } = await site.request({ url: '/' })
  expect(parsePage(body).links('footer')).toEqual(expect.arrayContaining([ranking, proof]))
})

test("the example's score can be recomputed from the figures on the page", async () => {
  await using site = await testServer()
  const rows = findRows(parsePage((await site.request({ url: ranking })).body), 'Its receipt')
  const lines = rows.slice(0, -1)
  const [, , , , sumOfWeights, score] = rows.at(-1) ?? []
  expect(lines.length).toBe(criteria.length)
  let sum = 0
  let added = 0
  for (const [, , , points, weight, adds] of lines.filter((line) => line.at(-1) !== '–')) {
    // In whole hundredths of a point. Lines are rounded so that they add up to the score.
    const hundredths = Math.round(Number(points) * 100)
    sum += hundredths * Number(weight)
    added += Math.round(Number(adds) * 100)
    const exact = (hundredths * Number(weight)) / Number(sumOfWeights)
    expect(Math.abs(Number(adds) * 100 - exact)).toBeLessThan(1.01)
  }
  expect(Number(score)).toBe(Math.floor(sum / Number(sumOfWeights)) / 100)
  expect(Number(score)).toBe(added / 100)
  const leftOut = lines.filter((line) => line.at(-1) === '–').map(([name, value]) => [name, value])
  expect(leftOut).toEqual([['Total at the lowest rate', 'doesn’t apply']])
})

test('each rule of the ranking page is worked out on the example', async () => {
  await using site = await testServer()
  const page = parsePage((await site.request({ url: ranking })).body)
  const { scoreAlone, sumAlone, highestWeight } = workLeftOut()
  const text = page.text('main')
  expect(text).toContain(
    `the weights add up to ${sumAlone}, and the score is the average of the rest: ${formatPoints(scoreAlone)}`,
  )
  expect(text).toContain(`the total at the highest rate has a weight of ${highestWeight} instead of 40`)
  expect(text).toContain(
    'Costs more than Example Bank’s variable-rate Example Loan at both its lowest and highest rates. It ranks higher because its rate can’t rise and it states how long forbearance can last.',
  )
  expect(findRows(page, 'What raises its rank')).toEqual([
    ['Rate cap', 'fixed rate', 'up to 18%'],
    ['Hardship forbearance', '12 months', 'not stated'],
  ])
})

test('the ranking page prints the rule of each goal of refinancing, and works it out on an example', async () => {
  await using site = await testServer()
  const page = parsePage((await site.request({ url: ranking })).body)
  const rules = findRows(page, goalText.caption)
  expect(rules.map(([, term, order]) => [term, order])).toEqual(
    refinanceGoals.map((goal) => [goalText.terms[goalTerms[goal]], formatOrder(goalSorts[goal])]),
  )
  expect(new Set(rules.map((rule) => rule.slice(1).join())).size).toBe(refinanceGoals.length)
  const examples = findRows(page, goalText.exampleCaption)
  for (const [at, goal] of refinanceGoals.entries())
    for (const [place, { offer, highestTotalCents }] of workGoalExample(goal).entries()) {
      expect(examples[at]?.[place + 1]).toContain(offer.lenderName)
      expect(examples[at]?.[place + 1]).toContain(formatDollars(highestTotalCents))
    }
})

test('the ranking page names the lenders that pay, and drops them as soon as they stop', async () => {
  await using site = await testServer()
  const { database, loanOffers } = site.services
  const payers = await loanOffers.paidLenders()
  const lenders = await database.read.selectFrom('lender').select(['id', 'name']).execute()
  const paying = lenders.filter(({ id }) => payers.has(id)).map(({ name }) => name)
  const before = (await site.request({ url: ranking })).body
  expect(paying.length).toBeGreaterThan(0)
  for (const name of paying) expect(before).toContain(name)
  expect(before).toContain('No one pays us today')
  await database.write(async (tx) => {
    await tx.deleteFrom('lender_payment').execute()
    await database.changed(tx, 'lender')
  })
  const after = (await site.request({ url: ranking })).body
  expect(after).toContain('No lender pays us today')
  for (const name of paying) expect(after).not.toContain(name)
})

test("the proof page shows the regulation's answers next to ours", async () => {
  await using site = await testServer()
  const page = parsePage((await site.request({ url: proof })).body)
  const examples = findRows(page, 'with the printed answer and ours')
  expect(examples.length).toBe(14)
  for (const [, printed, ours, result] of examples) {
    expect(`${Number.parseFloat(ours ?? '').toFixed(2)}%`).toBe(printed)
    expect(result).toBe('The same')
  }
})

test('the page of figures shows each figure with its publisher, and where and when we read it', async () => {
  await using site = await testServer()
  const page = parsePage((await site.request({ url: '/about/numbers' })).body)
  for (const [token, { title, text, source }] of Object.entries(livingFigures)) {
    const row = page.all('tr').find((one) => one.querySelector(`[id="${token}"]`))
    const words = row?.text.replaceAll('\u2060', '')
    for (const said of [title, text, source.publisher, source.title, source.readIn])
      expect(words).toContain(said)
    expect(row?.text).toContain(formatDate(source.checkedOn, 'Month D, YYYY'))
    expect(row?.querySelector('a')?.getAttribute('href')).toBe(source.url)
  }
  const years = page.all('[id^="directLoanRate."]').map((one) => one.id.split('.')[1] ?? '')
  expect(years, 'newest first').toEqual(years.toSorted().toReversed())
})

test('each invented amount on the page about money says that it is an example, and a real one does not', async () => {
  await using site = await testServer()
  const { database } = site.services
  const url = '/about/how-we-make-money'
  const amounts = async () =>
    findRows(parsePage((await site.request({ url })).body), 'Every lender')
      .flatMap(([, ...cells]) => cells)
      .filter((cell) => /\d/.test(cell))
  const invented = await amounts()
  expect(invented.length).toBeGreaterThan(0)
  for (const amount of invented) expect(amount).toMatch(/^Example: /)
  await database.write(async (tx) => {
    await tx.updateTable('lender').set({ is_sample: false }).execute()
    await database.changed(tx, 'lender')
  })
  for (const amount of await amounts()) expect(amount).not.toContain('Example')
})

test('the page about money calls only those providers invented that are, lenders and card issuers apart', async () => {
  await using site = await testServer()
  const { database } = site.services
  const getMain = async () =>
    parsePage((await site.request({ url: '/about/how-we-make-money' })).body).text('main')
  expect(await getMain()).toContain('The lenders and card issuers shown today are made-up samples')
  await database.write(async (tx) => {
    await tx.updateTable('card_issuer').set({ is_sample: false }).execute()
    await database.changed(tx, 'card_issuer')
  })
  expect(await getMain()).toContain('The lenders shown today are made-up samples')
  await database.write(async (tx) => {
    await tx.updateTable('lender').set({ is_sample: false }).execute()
    await database.changed(tx, 'lender')
  })
  expect(await getMain()).not.toMatch(/invented|made[- ]up/)
})
