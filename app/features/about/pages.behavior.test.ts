import { expect, test } from 'vitest'
import { criteria } from '#domain/ranking/criteria.ts'
import { testServer } from '#testing/server.ts'

const ranking = '/about/ranking'
const proof = '/about/proof'

/** The rows of the table under a caption, as plain text. */
function rowsOf(body: string, caption: string): string[][] {
  const table = (body.match(/<table[\s\S]*?<\/table>/g) ?? []).find((html) => html.includes(caption)) ?? ''
  return (table.match(/<tr>[\s\S]*?<\/tr>/g) ?? [])
    .slice(1)
    .map((row) =>
      (row.match(/<t[hd][\s\S]*?<\/t[hd]>/g) ?? []).map((cell) =>
        cell.replaceAll(/<span[\s\S]*?<\/span>(?=<\/th>)|<!--.*?-->|<[^>]+>/g, ''),
      ),
    )
}

test.each([ranking, proof])('%s is the same for everybody and ships no script file', async (url) => {
  await using site = await testServer()
  const page = await site.request({ url })
  expect(page.statusCode).toBe(200)
  expect(page.headers['cache-control']).toBe('public, no-cache')
  expect(page.body).not.toMatch(/<script[^>]*\ssrc=|modulepreload/)
})

test('every page leads to both from its footer', async () => {
  await using site = await testServer()
  const { body } = await site.request({ url: '/' })
  const footer = /<footer[\s\S]*<\/footer>/.exec(body)?.[0]
  expect(footer).toContain(`href="${ranking}"`)
  expect(footer).toContain(`href="${proof}"`)
})

test('the score of the example can be recomputed from what the page prints', async () => {
  await using site = await testServer()
  const rows = rowsOf((await site.request({ url: ranking })).body, 'Its receipt')
  const lines = rows.slice(0, -1)
  const [, , , , sumOfWeights, score] = rows.at(-1) ?? []
  expect(lines.length).toBe(criteria.length)
  let total = 0
  for (const [, , , points, weight, adds] of lines) {
    // In whole hundredths: a receipt rounds each line down to one.
    const hundredths = Math.round(Number(points) * 100)
    total += Math.floor((hundredths * Number(weight)) / Number(sumOfWeights))
    expect(Number(adds)).toBe(Math.floor((hundredths * Number(weight)) / Number(sumOfWeights)) / 100)
  }
  expect(Number(score)).toBe(total / 100)
})

test('the page on ranking names who pays, and stops at once when they stop', async () => {
  await using site = await testServer()
  const { database, loanOffers } = site.services
  const payers = await loanOffers.paidLenders()
  const lenders = await database.read.selectFrom('lender').select(['id', 'name']).execute()
  const paying = lenders.filter(({ id }) => payers.has(id)).map(({ name }) => name)
  const before = (await site.request({ url: ranking })).body
  expect(paying.length).toBeGreaterThan(0)
  for (const name of paying) expect(before).toContain(name)
  expect(before).toContain('Nobody pays us today')
  await database.write(async (tx) => {
    await tx.deleteFrom('lender_payment').execute()
    await database.changed(tx, 'lender')
  })
  const after = (await site.request({ url: ranking })).body
  expect(after).toContain('No lender pays us today')
  for (const name of paying) expect(after).not.toContain(name)
})

test('the page of proof prints what the rule prints beside ours, and says which answers nobody has read', async () => {
  await using site = await testServer()
  const { body } = await site.request({ url: proof })
  const read = rowsOf(body, 'whose printed answer we have read')
  const recalled = rowsOf(body, 'from memory')
  expect(read.length).toBe(12)
  for (const [, printed, ours, result] of read) {
    expect(`${Number.parseFloat(ours ?? '').toFixed(2)}%`).toBe(printed)
    expect(result).toBe('The same')
  }
  expect(recalled.length).toBe(7)
  const differing = recalled.filter(([, printed, ours]) => !sameToTwoDecimals(printed, ours))
  expect(differing.length).toBeGreaterThan(0)
  for (const [, , , result] of differing) expect(result).toMatch(/ apart$/)
})

function sameToTwoDecimals(printed = '', ours = ''): boolean {
  return `${Number.parseFloat(ours).toFixed(2)}%` === printed
}
