import { expect, test } from 'vitest'
import { sampleCardIssuers } from '#server/database/seed/sample-cards.ts'
import { formatRewards } from './format-rewards.ts'

const say = (wanted: string) =>
  formatRewards(
    sampleCardIssuers.flatMap(({ cards }) => cards).find(({ id }) => id === wanted)?.rewards ?? null,
  )

test.each<[string, string[]]>([
  ['copperfinch-first-year', ['1% back on everything']],
  ['copperfinch-starter-secured', ['No rewards']],
  ['larkspur-table-and-tank', ['3% back on dining and gas', '1% back on everything else']],
  [
    'thistlemark-semester-abroad',
    ['3% back on transit and travel (on up to $1,000 a quarter)', '1.5% back on everything else'],
  ],
  [
    'tern-and-tide-dorm',
    [
      '5% back on streaming and online shopping (on up to $400 a quarter, once you activate it)',
      '2% back on dining',
      '1% back on everything else',
    ],
  ],
  [
    'thistlemark-skylane',
    [
      '2 points per dollar on gas and travel',
      '1 point per dollar on everything else',
      'The cash value of a point isn’t stated',
    ],
  ],
])('the rewards of %s', (id, said) => {
  expect(say(id)).toEqual(said)
})

test('a rotating category names its months', () => {
  expect(say('larkspur-four-seasons')[0]).toBe(
    '5% back on groceries and drugstores (on up to $1,500 a quarter, in January, February, and March, once you activate it)',
  )
})
