import { afterAll, beforeAll, expect, test } from 'vitest'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'
import { answered, formsWith, now, offers } from './offers-site.fixture.ts'

/**
 * Visitors as an aid counselor would answer them, by 20 USC 1087e(a)(3) to (8) and 34 CFR 685.203, from the questions
 * to the page.
 */

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now })
})
afterAll(() => site[Symbol.asyncDispose]())

async function answerOf(changes: Record<string, string>) {
  const headers = { cookie: await answered(site, formsWith(changes)) }
  const first = await site.request({ url: offers, headers })
  const url = first.headers.location ?? ''
  const page = parsePage((await site.request({ url, headers })).body)
  return { url, title: page.title, said: page.text('#answer'), federal: page.text('#federal'), page }
}

/** A graduate student is asked neither for dependency nor for a year of study. */
const graduate = (degree: string, changes: Record<string, string>) => ({
  who: 'who=student-24',
  degree: `degree=${degree}`,
  ...changes,
})
const newToIt = { exception: 'exception=no' }
const taken = (aggregate: number, shares = '') => ({
  federal: `federalThisYear=0&federalInAll=${aggregate}${shares}`,
})

test('a dependent first-year student: $5,500 first, $3,500 left, Parent PLUS and a payment plan beside the private loan', async () => {
  const { said, title, federal } = await answerOf({
    degree: 'degree=bachelors-first',
    amount: 'amount=9000',
    cosigner: 'cosigner=yes-700_759',
    state: 'state=PA',
    federal: 'federalThisYear=0',
  })
  expect(said).toContain('up to $5,500 this year')
  expect(said).toContain('That leaves $3,500 for a private loan.')
  expect(said).toContain(
    'A parent can take out a PLUS loan instead: up to $20,000 this year and $65,000 in total',
  )
  expect(said).toContain('9.07% fixed, with a 4.228% fee and a credit check.')
  // $3,654.52 at 9.07% over 10 years.
  expect(said).toContain('Getting $3,500 after the fee costs $46 a month for 10 years')
  expect(said).toContain('Ask about a payment plan: most charge a fee, but no interest.')
  expect(federal).toContain('Tuition payment plans in higher education')
  expect(said).toMatch(/at most \$\d+ a month for \d+ years after school, \$[\d,]+ in total/)
  expect(title).toContain('for $3,500')
})

test.each([
  { program: 'other', remaining: 'up to $20,500 this year', left: '$9,500' },
  { program: 'nursing', remaining: 'Federal loans may cover all $30,000: up to $50,000', left: undefined },
  { program: 'theology', remaining: '$20,500 to $50,000 this year', left: 'at most $9,500' },
])('a new master’s student with $30,000 to find, program $program: $room', async (vector) => {
  const { said, federal } = await answerOf(
    graduate('masters', {
      ...newToIt,
      ...taken(25_000),
      program: `program=${vector.program}`,
      amount: 'amount=30000',
    }),
  )
  expect(said).toContain(vector.remaining)
  if (vector.left) expect(said).toContain(`That leaves ${vector.left} for a private loan.`)
  expect(federal).toContain('last updated on July 10, 2026')
  expect(federal).toContain('The school decides')
})

test('a third-year medical student inside the exception: Graduate PLUS covers what is left of $75,000', async () => {
  const { said, federal } = await answerOf(
    graduate('professional', {
      exception: 'exception=yes',
      ...taken(180_000, '&federalGraduatePlus=100000'),
      amount: 'amount=75000',
    }),
  )
  expect(said).toContain('up to $20,500 this year')
  expect(said).toContain(
    'A Graduate PLUS loan can cover the rest, up to the school’s cost of attendance, minus other aid',
  )
  expect(said).toContain('That leaves $54,500 for a Graduate PLUS loan or a private one.')
  expect(federal).toContain('three academic years or the rest of the program, whichever is shorter')
  expect(federal).toContain('if the student withdraws from the program')
})

test('the same student who doesn’t know: a range, and the aid office', async () => {
  const { said, federal } = await answerOf(
    graduate('professional', {
      exception: 'exception=unknown',
      program: 'program=medicine',
      ...taken(60_000),
      amount: 'amount=75000',
    }),
  )
  expect(said).toContain('$20,500 to $50,000 this year')
  expect(said).toContain('a Graduate PLUS loan can cover the rest: ask the aid office')
  expect(said).toContain('That leaves at most $54,500 for a private loan.')
  expect(federal).toContain('Your aid office can tell you whether it applies.')
})

test.each([
  { shares: '&federalGraduatePlus=90000&federalUndergraduate=31000', remaining: 'up to $20,500 this year' },
  // Without the shares, the whole truth is in the range.
  { shares: '', remaining: 'up to $20,500 this year' },
])(
  'a master’s student with $180,000, half of it Graduate PLUS, has room: "$shares"',
  async ({ shares, remaining }) => {
    const { said } = await answerOf(
      graduate('masters', {
        ...newToIt,
        program: 'program=other',
        ...taken(180_000, shares),
        amount: 'amount=30000',
      }),
    )
    expect(said).toContain(remaining)
    expect(said).not.toContain('used up')
    if (shares) expect(said).toContain('That leaves $9,500 for a private loan.')
  },
)

/** A parent of a junior, who is not asked for everything that the child borrowed, so the child's $7,500 are not sure. */
const ofJunior = {
  who: 'who=parent',
  degree: 'degree=bachelors-later',
  amount: 'amount=42000',
  cosigner: 'cosigner=no',
  credit: 'credit=760_850',
  income: 'income=from_100k',
  state: 'state=OH',
  citizenship: 'citizenship=citizen',
  federal: 'federalThisYear=0&plusThisYear=0&plusInAll=30000',
}

test('a parent of a junior outside the exception: the PLUS limit, its payment and what stays open', async () => {
  const { said, federal } = await answerOf({ ...ofJunior, ...newToIt })
  expect(said).toContain('Your child’s federal loans come first: up to $7,500 this year')
  expect(said).toContain('You can take out a PLUS loan: up to $20,000 this year and $65,000 in total')
  expect(said).toContain('Getting $19,154 after the fee costs $254 a month for 10 years')
  expect(said).toContain('After a PLUS loan, at most $22,846 of $42,000 still isn’t covered.')
  for (const part of ['Appeal', 'endorser', 'A school may also set a lower limit'])
    expect(federal).toContain(part)
})

test('a parent of a junior inside the exception: PLUS up to the cost of attendance minus other aid', async () => {
  const { said } = await answerOf({ ...ofJunior, exception: 'exception=yes' })
  expect(said).toContain(
    'You can take out a PLUS loan, up to the school’s cost of attendance, minus other aid',
  )
  expect(said).toContain('Getting $42,000 after the fee costs')
  expect(said).toContain('a month for 15 years')
  expect(said).toContain('A PLUS loan can cover all $42,000.')
  expect(said).not.toContain('$20,000')
})

test.each([
  {
    exception: 'no',
    remaining: 'up to $20,000 this year and $65,000 in total',
    left: 'After a PLUS loan, $8,846 of $28,000 still isn’t covered.',
  },
  {
    exception: 'yes',
    remaining: 'up to the school’s cost of attendance, minus other aid',
    left: 'A PLUS loan can cover all $28,000.',
  },
])(
  'a parent of a junior whose own loans of the year are taken, $28,000, exception $exception',
  async (vector) => {
    const { said } = await answerOf({
      ...ofJunior,
      amount: 'amount=28000',
      federal: 'federalThisYear=7500&plusThisYear=0&plusInAll=0',
      exception: `exception=${vector.exception}`,
    })
    expect(said).toContain('This year’s federal loans for your child are used up.')
    expect(said).toContain(vector.remaining)
    expect(said).toContain(vector.left)
  },
)

test('no limit of a PLUS loan is sure while it is not known whether the exception applies, even where it is enough', async () => {
  const { said } = await answerOf({ ...ofJunior, amount: 'amount=15000', exception: 'exception=unknown' })
  expect(said).toContain(
    'These limits don’t apply if your child was enrolled in this program on June 30, 2026',
  )
})

test('a parent who doesn’t know hears both, and who can tell', async () => {
  const { said } = await answerOf({ ...ofJunior, exception: 'exception=unknown' })
  expect(said).toContain('up to $20,000 this year')
  expect(said).toContain(
    'These limits don’t apply if your child was enrolled in this program on June 30, 2026',
  )
  expect(said).toContain('ask the aid office')
  expect(said).toContain('at most $22,846 of $42,000 still isn’t covered')
})

test('the loans open if the child borrows and the parent cosigns are those of the list behind the link', async () => {
  const { said, page, url } = await answerOf({ ...ofJunior, ...newToIt })
  const [, loans = ''] = /If your child borrows and you cosign: (\d+) loans for \$42,000/.exec(said) ?? []
  const link = page.all('#answer a').find(({ text }) => text === `${loans} loans for $42,000`)
  const address = (link?.getAttribute('href') ?? '').replaceAll('&amp;', '&')
  const list = parsePage((await site.request({ url: address })).body)
  expect(list.title).toMatch(new RegExp(`\\b${loans} `))
  expect(list.title).toContain('for $42,000')
  for (const each of [url, address]) expect(each).not.toMatch(/exception|federal|citizen/)
})
