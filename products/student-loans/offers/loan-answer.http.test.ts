import { expect, test } from 'vitest'
import { federalText } from '#kit/federal-loans/limit-messages.ts'
import { federalFacts } from '#kit/federal-loans/loan-facts.ts'
import { ownShareableAnswers } from '#products/student-loans/situation/answers.fixture.ts'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'
import { answered, formsWith, now, offers } from './offers-site.fixture.ts'

async function loadPage(changes: Record<string, string>, query = '') {
  await using site = await testServer({ now })
  const headers = { cookie: await answered(site, formsWith(changes)) }
  const first = await site.request({ url: offers, headers })
  const url = `${first.headers.location ?? offers}${query}`
  return { url, ...parsePage((await site.request({ url, headers })).body) }
}

test('the answer stands before the list, and its figures lead to parts of the page', async () => {
  const { text, attributes, all } = await loadPage({})
  expect(text('#answer')).toContain('up to $4,500 this year')
  expect(text('#answer')).toContain('That leaves $7,845 for a private loan.')
  const links = attributes('href', '#answer a')
  const parts = links.filter((link) => link.startsWith('#'))
  expect(parts.length).toBeGreaterThanOrEqual(3)
  for (const part of parts) expect(all(part), part).toHaveLength(1)
  const [why = ''] = parts.filter((part) => part.startsWith('#why-'))
  expect(all(`article ${why}`)).toHaveLength(1)
})

test('the list switches between what federal loans leave and all of it, and stays the visitor’s own', async () => {
  await using site = await testServer({ now })
  const headers = { cookie: await answered(site) }
  const load = async (url: string) => parsePage((await site.request({ url, headers })).body)
  const findSwitch = (page: Awaited<ReturnType<typeof load>>) =>
    page.all('#answer a').find((link) => link.text.startsWith('Show loans for'))
  const left = await load(`${offers}?${ownShareableAnswers}&sort=deadline`)
  expect(left.title).toContain('for $7,845')
  expect(findSwitch(left)?.text).toBe('Show loans for all $12,345')
  const all = await load((findSwitch(left)?.getAttribute('href') ?? '').replaceAll('&amp;', '&'))
  expect(all.title).toContain('for $12,345')
  expect(all.text('main')).not.toContain('This link carries ranges only.')
  expect(findSwitch(all)?.text).toBe('Show loans for $7,845')
  expect(findSwitch(all)?.getAttribute('href')).toContain('sort=deadline')
})

test('when federal loans may cover everything, that is said first, and the list is for all of it', async () => {
  const { title, text } = await loadPage({ amount: 'amount=4000' })
  expect(title).toContain('for $4,000')
  expect(text('#answer')).toContain('Federal loans may cover all $4,000')
  expect(text('#answer')).toContain('If you still need a private loan, this list is for all $4,000.')
  expect(text('#answer')).not.toContain('Show loans for')
})

test.each(['daca', 'visa', 'none'])('a student with %s is not sent to federal loans', async (status) => {
  const { text, attributes } = await loadPage({ citizenship: `citizenship=${status}` })
  expect(text('#answer')).toContain('Look first for money you don’t have to pay back')
  expect(text('#federal')).toContain('34 CFR 668.33')
  expect(text('#federal')).toContain(status === 'visa' ? 'Form I-20' : 'Some states give aid')
  expect(text('#answer')).not.toMatch(/FAFSA|federal loans first/)
  expect(attributes('href', '#answer a')).toContain('/scholarships')
})

test.each([
  ['citizen', false],
  ['eligible_noncitizen', false],
  ['unknown', true],
])('%s: that federal loans need an eligible status is said: %s', async (status, isSaid) => {
  const { text } = await loadPage({ citizenship: `citizenship=${status}` })
  expect(text('#answer')).toContain('Start with the FAFSA')
  expect(text('#federal').includes(federalFacts.eligibleOnly)).toBe(isSaid)
})

test('a parent who borrows hears of the child’s loans, and what a PLUS loan costs, asks and lacks', async () => {
  const { text } = await loadPage({ who: 'who=parent' })
  expect(text('#answer')).toContain('Your child’s federal loans come first')
  expect(text('#answer')).toContain('9.07% fixed, with a 4.228% fee')
  expect(text('#federal')).toContain('For your child, as a dependent second-year undergraduate')
  expect(text('#federal')).toContain('PLUS loans first disbursed in 2026–27 cost 9.07% a year')
  expect(text('#federal')).toContain(federalText.plusTerms)
  expect(text('#federal')).not.toContain(federalText.why)
})

test('a parent sees both ways to cover the need, side by side, to the dollar', async () => {
  const { text, all } = await loadPage({
    who: 'who=parent',
    degree: 'degree=bachelors-later',
    amount: 'amount=42000',
    cosigner: 'cosigner=no',
    credit: 'credit=760_850',
    income: 'income=from_100k',
    state: 'state=OH',
    citizenship: 'citizenship=citizen',
    federal: 'federalThisYear=0&federalInAll=12000&plusThisYear=0&plusInAll=0',
  })
  const [first, second] = all('#answer figure:has(tbody td:nth-child(3))').map((figure) =>
    figure.text.replaceAll(/\s+/g, ' '),
  )
  expect(first).toContain('You borrow')
  expect(first).toMatch(
    /Your child’s Direct Loans\s?\$7,500.*PLUS loan\s?\$19,154\s?\$254 a month if paid from the start/,
  )
  expect(first).toMatch(/Private loan\s?\$15,346\s?\$\d+ to \$\d+ a month, right away/)
  expect(second).toMatch(/Your child borrows, you cosign.*Private loan\s?\$34,500.*after school/)
  expect(text('#answer')).not.toContain('Not covered')
})

test('a line under each stack says what the same need comes to in the years left', async () => {
  const { all } = await loadPage({
    who: 'who=parent',
    degree: 'degree=bachelors-first',
    graduation: 'graduation-month=05&graduation-year=2030',
    amount: 'amount=42000',
    cosigner: 'cosigner=no',
    credit: 'credit=760_850',
    income: 'income=from_100k',
    state: 'state=OH',
    citizenship: 'citizenship=citizen',
    federal: 'federalThisYear=0&plusThisYear=0',
  })
  const [you, child] = all('#answer figure p')
    .map(({ text }) => text)
    .filter((text) => text.startsWith('If the need'))
  expect(you).toBe(
    'If the need stays the same for each of the 3 school years after this one, that’s about $170,700 over 4 years, before interest: $27,000 in Direct Loans, $65,000 in PLUS loans (fee included), and $78,700 in private loans.',
  )
  expect(child).toBe(
    'If the need stays the same for each of the 3 school years after this one, that’s about $168,000 over 4 years, before interest: $27,000 in Direct Loans and $141,000 in private loans.',
  )
})

test('without the end of the program, or in its last year, nothing is said of years left', async () => {
  const unknown = await loadPage({ graduation: 'graduation-month=05&graduation-year=unknown' })
  expect(unknown.all('#answer figure').length).toBeGreaterThan(0)
  expect(unknown.text('#answer')).not.toContain('school year after')
  const last = await loadPage({ graduation: 'graduation-month=05&graduation-year=2027' })
  expect(last.text('#answer')).not.toContain('school year after')
})

test('someone else’s address shows no stack, because it says nothing of federal loans', async () => {
  await using site = await testServer({ now })
  const { text } = parsePage((await site.request({ url: `${offers}?${ownShareableAnswers}` })).body)
  expect(text('#answer')).not.toContain('Federal Direct Loans')
})

test('a parent who answers for the child that borrows is spoken to as the parent', async () => {
  const { text, url } = await loadPage({ who: 'who=child' })
  expect(url).toContain('borrower=student')
  expect(text('#answers')).toContain('Your child borrows')
  expect(text('#answer')).toContain('Your child’s federal loans come first')
  expect(text('#answer')).toContain('You can take out a PLUS loan instead')
  expect(text('#answer')).toContain('With the cosigner, ')
  expect(text('#federal')).toContain('For your child, as a dependent second-year undergraduate')
})

test('a student who lives outside the US gets a list, where a lender’s list of states is the lender’s to settle', async () => {
  const { text, url } = await loadPage({ state: 'state=outside' })
  expect(url).toContain('state=outside')
  expect(text('#answers')).toContain('Outside the US')
  expect(text('#list')).toMatch(/Living in [^.]+\. Only the lender knows\./)
})

test('a parent whose status rules out PLUS loans is told what the child may get instead', async () => {
  const { text } = await loadPage({ who: 'who=parent', citizenship: 'citizenship=visa' })
  expect(text('#answer')).toContain('With your status, you can’t take out a PLUS loan')
  expect(text('#federal')).not.toContain(federalText.plusTerms)
})

test('when nothing fits, the answer names the smallest change and where else to ask', async () => {
  const { text, attributes } = await loadPage({
    enrollment: 'enrollment=less_than_half',
    cosigner: 'cosigner=no',
    income: 'income=none',
    credit: 'credit=300_579',
  })
  expect(text('#answer')).toContain('Federal loans require at least half-time enrollment.')
  expect(text('#answer')).toContain('No private loan here fits')
  expect(text('#answer')).toMatch(/With a cosigner, \d loans? may fit/)
  expect(text('#answer')).toContain('payment plan')
  expect(attributes('href', '#answer a').join()).toContain('question=cosigner')
  expect(text('#federal')).toContain('Consumer Financial Protection Bureau')
})

test('filters that hide every loan can be taken off in the answer', async () => {
  const { text, heading } = await loadPage(
    { citizenship: 'citizenship=visa', cosigner: 'cosigner=no', income: 'income=none' },
    '&no-fee=1',
  )
  expect(heading).toContain('Your filters hide every loan for')
  expect(text('#answer')).toContain('Your filters hide the only loan.')
  expect(text('#answer')).toContain('Show every loan')
})

test('a lender that lends only a part of the need is named with what stays open, and fits when asked for that', async () => {
  const changes = {
    degree: 'degree=masters',
    citizenship: 'citizenship=visa',
    cosigner: 'cosigner=no',
    income: 'income=none',
  }
  const whole = await loadPage({ ...changes, amount: 'amount=60000' })
  expect(whole.heading).toBe('Loans for part of $60,000')
  expect(whole.text('#answer')).toContain(
    'Everfern Lending lends up to $58,200 without a cosigner; $1,800 still isn’t covered.',
  )
  expect(whole.text('#answer')).toMatch(
    /With a cosigner who is a citizen or permanent resident, \d+ loans may fit/,
  )
  expect(whole.text('#list')).toMatch(
    /These lenders lend less than \$60,000\s+Everfern Lending [^:]+: up to \$58,200; \$1,800 still isn’t covered\./,
  )
  const part = await loadPage({ ...changes, amount: 'amount=58200' })
  expect(part.heading).toBe('1 sample loan for $58,200')
  expect(part.text('#list')).toContain('Everfern Lending')
})

test('the list for a part is the visitor’s own, with what stays open and the way back to the whole', async () => {
  await using site = await testServer({ now })
  const headers = {
    cookie: await answered(
      site,
      formsWith({
        degree: 'degree=masters',
        citizenship: 'citizenship=visa',
        cosigner: 'cosigner=no',
        income: 'income=none',
        amount: 'amount=60000',
      }),
    ),
  }
  const first = await site.request({ url: offers, headers })
  const load = async (url: string) =>
    parsePage((await site.request({ url: url.replaceAll('&amp;', '&'), headers })).body)
  const whole = await load(first.headers.location ?? '')
  const find = (page: typeof whole, text: string) =>
    page
      .all('#answer a')
      .find((link) => link.text === text)
      ?.getAttribute('href') ?? ''
  const part = await load(find(whole, 'up to $58,200'))
  expect(part.heading).toBe('1 sample loan for $58,000')
  expect(part.text('#answer')).toContain('This list is for $58,000; $2,000 still isn’t covered.')
  expect(part.text('#answer')).toContain('Everfern Lending may be an option (it publishes no minimum score)')
  expect(part.text('#answer')).not.toContain('has the lowest maximum cost')
  expect(find(part, 'Show loans for all $60,000')).toContain('amount=60000')
})

test('an empty list says so once, and has nothing to sort', async () => {
  const { text, heading, all } = await loadPage(
    { citizenship: 'citizenship=visa', cosigner: 'cosigner=no', income: 'income=none' },
    '&no-fee=1',
  )
  expect(`${heading} ${text('#answer')} ${text('#list')}`.match(/hid(e|den)/g)).toHaveLength(2)
  expect(all('#list-tools input[type=radio]')).toHaveLength(0)
  expect(text('#list')).not.toMatch(/No loan fits|filters/)
})
