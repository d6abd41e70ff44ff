import { expect, test } from 'vitest'
import { getKeys } from '#domain/keys.ts'
import { findGains } from '#domain/loans/reason-above.ts'
import { formatDollars } from '#domain/money.ts'
import { formatPoints } from '#kit/listing/list/list-words.ts'
import { criterionNames } from '#kit/loan-offers/criterion-messages.ts'
import { formatLines } from './format-answer.fixture.ts'
import { type Answered, answerVisitor, visitors } from './visitors.fixture.ts'

/**
 * What an aid counselor would say to each of the twelve: how it begins, how much is left for a private loan, and whose
 * worst case is the lowest. `may`: the counselor would not be sure that the lender takes this visitor.
 */
const expected: Record<
  keyof typeof visitors,
  [begins: string, listDollars: number, lowest: string, may?: 'may']
> = {
  'first-year student with a cosigner': ['federal_first', 3_500, 'Windrow Valley Credit Union'],
  'F-1 master’s student without a cosigner': ['federal_closed', 30_000, 'Everfern Lending', 'may'],
  'student with DACA and a cosigner': ['federal_closed', 8_000, 'Quillmere Bank'],
  'parent of a first-year student': ['federal_if_eligible', 15_000, 'Thistledown Education Loans'],
  'graduate student with good credit': ['federal_first', 7_500, 'Ravenwick Mutual'],
  'half-time student who works': ['federal_first', 2_750, 'Ravenwick Mutual', 'may'],
  'community college student': ['federal_can_cover', 4_000, 'Copperfinch Credit Union', 'may'],
  '17 and in college, with a cosigner': ['federal_first', 2_000, 'Windrow Valley Credit Union', 'may'],
  'second-year student with no cosigner and thin credit': ['federal_first', 5_500, 'Alderquay Finance'],
  'transfer student in the third year': ['federal_first', 10_500, 'Prairie Lantern Education Trust'],
  'veteran who is independent': ['federal_first', 3_500, 'Ravenwick Mutual'],
  'certificate student': ['federal_first', 3_500, 'Marrowby Bank', 'may'],
}

test.each(getKeys(visitors))('%s gets the answer that a counselor would give', (name) => {
  const { answer, situation } = answerVisitor(visitors[name])
  const [begins, listDollars, lenderName, may] = expected[name]
  expect(answer[0]?.kind).toBe(begins)
  expect(situation).toMatchObject({ isOwn: true, borrowing: { amountCents: listDollars * 100 } })
  const kind = may ? 'may_have_lowest_worst_case' : 'lowest_worst_case'
  expect(answer).toContainEqual(expect.objectContaining({ kind, lenderName }))
})

// Read the file after a change of the rules; `npx vitest run --project rules -u` writes it again.
test('the answer, the first loan and its reason are these for each of the twelve', async () => {
  const texts = getKeys(visitors).map((name) => describe(name, answerVisitor(visitors[name])))
  await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot('./twelve-visitors.txt')
})

function describe(name: string, answered: Answered): string {
  const { situation, answer } = answered
  const amount = formatDollars(situation.borrowing.amountCents)
  return [
    `${name}, for ${amount}`,
    ...formatLines(answer).map((line, at) => `  ${at + 1}. ${line}`),
    `  ${describeFirst(answered)}`,
  ].join('\n')
}

/** Says which loan is first, and what adds most to its score against the second. */
function describeFirst({ situation, view: { listed, settings } }: Answered): string {
  const [first, second] = listed
  if (!first) return 'No loan is listed.'
  const { amountCents } = situation.borrowing
  const gains = second ? findGains(first, second, { amountCents, weights: settings.weights }) : []
  const why = gains.slice(0, 2).map(({ criterion }) => criterionNames[criterion].toLowerCase())
  const before = second ? `, before ${second.offer.lenderName} by ${why.join(' and ')}` : ''
  return `First of ${listed.length}: ${first.offer.lenderName}, score ${formatPoints(first.score)}${before}.`
}
