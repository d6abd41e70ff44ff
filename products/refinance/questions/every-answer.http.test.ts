// cspell:ignore ANUAL
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filingStatuses } from '#domain/federal-repayment/borrower.ts'
import {
  educations,
  employments,
  graduateDegrees,
  isGraduateEducation,
  livingSituations,
  refinancedLoans,
  refinanceGoals,
  schoolYears,
  visaStatuses,
} from '#domain/refinance/codes.ts'
import { refinanceFormSteps } from '#domain/refinance/draft.ts'
import { cosignerChoices } from '#kit/questions/cosigner.ts'
import { questionText } from '#kit/questions/messages.ts'
import { allRefinanceForms } from '#products/refinance/situation/answers.fixture.ts'
import { publicServices } from '#products/refinance/situation/answers.ts'
import { onlyToApply, refinanceFlows } from '#products/refinance/situation/flows.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import type { QuestionSlug } from '#products/refinance/situation/questions.ts'
import { testServer } from '#testing/server.ts'

const now = () => new Date('2026-11-23T15:00:00Z')
const [anyone, student] = refinanceFlows

let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now, settings: { REQUESTS_PER_MINUTE: '100000', DRAFTS_PER_ADDRESS: '100000' } })
})
afterAll(() => site[Symbol.asyncDispose]())

type Forms = Record<QuestionSlug, Record<string, string>>
type Visitor = ReturnType<typeof site.visitor>

/** Which step the form on the visitor's page answers. */
function findStep(visitor: Visitor, path: string): string {
  const own = visitor.page.attributes('action', 'main form').find((url) => url.startsWith(path)) ?? ''
  return new URL(own, 'http://localhost').searchParams.get('question') ?? ''
}

/** Walks from the first question to the check of all answers, as the pages lead. Returns the steps that were asked. */
async function walk(forms: Forms, look: (step: string, visitor: Visitor) => void, flow = anyone) {
  const visitor = site.visitor()
  const asked: string[] = []
  await visitor.get(flow.path)
  for (;;) {
    const step = findStep(visitor, flow.path)
    if (step === 'check') return { visitor, asked }
    look(step, visitor)
    expect(asked, 'no step is asked twice').not.toContain(step)
    asked.push(step)
    const answer = await visitor.post(`${flow.path}?question=${step}`, forms[step as QuestionSlug])
    expect(answer.statusCode, `${step} takes ${JSON.stringify(forms[step as QuestionSlug])}`).toBe(303)
    await visitor.follow()
  }
}

/** Every value of the product's lists, the step that asks for it, and the field that gives it. */
const values = [
  ...list('REFINANCE_GOAL', 'goal', refinanceGoals),
  ...list('TYPE_OF_LOAN', 'TYPE_OF_LOAN', refinancedLoans),
  ...list('EDUCATION', 'education', educations),
  ...list('SCHOOL_YEAR', 'schoolYear', [...schoolYears, 'unknown']),
  ...list('GRADUATE_DEGREE', 'graduateDegree', graduateDegrees),
  ...list('EMPLOYMENT_STATUS', 'employment', employments),
  ...list('PUBLIC_SERVICE', 'publicService', [...publicServices, 'unknown']),
  ...list('TAX_FILING', 'filing', [...filingStatuses, 'unknown']),
  ...list('PERSONAL_INFO', 'citizenship', [...visaStatuses, 'unknown']),
  ...list('COSIGNER', 'COSIGNER', Object.keys(cosignerChoices)),
]

function list(step: QuestionSlug, field: string, codes: readonly string[]) {
  return codes.map((value) => ({ step, field, value }))
}

/** Degrees that are known by their letters, and the plainest answer of all. */
const plainNames = /^(No|JD|MD|DO|DMD|DDS|PhD)$/
const give = (step: QuestionSlug, own: Record<string, string>): Forms => ({
  ...allRefinanceForms,
  [step]: { ...allRefinanceForms[step], ...own },
})

test.each(values)(
  '$field $value has a plain label and leads to offers or to reasons',
  async ({ step, field, value }) => {
    let label: string | undefined
    const { visitor, asked } = await walk(give(step, { [field]: value }), (shown, { page }) => {
      if (shown !== step) return
      const radio = page.all(`main input[name=${field}]`).find((one) => one.attributes.value === value)
      label = radio?.closest('label')?.querySelector('span > span')?.text
      const labels = page
        .all(`main label:has(input[name=${field}])`)
        .map(({ structuredText }) => structuredText)
      expect(new Set(labels).size, 'each answer has a label of its own').toBe(labels.length)
    })
    expect(asked).toContain(step)
    expect(label, 'the answer is on the page').toBeTruthy()
    if (!plainNames.test(label ?? '')) expect(label).toMatch(/[a-z]{2}/)
    expect(label).not.toMatch(/_|\b(II|III|IV|V|JR|SR|NONE|OTHER)\b/)

    // The answer comes back in the check of all answers, in the same words.
    expect(visitor.page.heading).toBe(questionText.check.title)
    expect(visitor.page.text('main').toLowerCase()).toContain(label?.toLowerCase())
    const done = await visitor.post(`${anyone.path}?question=check`)
    expect([done.statusCode, done.headers.location]).toEqual([303, paths.offers])

    const answer = await visitor.follow()
    expect(answer.statusCode).toBe(200)
    expect(visitor.page.text('main')).not.toMatch(/\bNaN\b|Infinity|undefined|\bnull\b|[A-Z]{2,}_[A-Z]/)
    const listed = visitor.page.all('article').length
    const refused = visitor.page.all('#refused li').map(({ structuredText }) => structuredText)
    const count = Number(/^(No|\d+)/.exec(visitor.page.heading)?.[1]?.replace('No', '0'))
    expect(listed).toBe(count)
    expect(listed > 0 || refused.length > 0, 'offers or reasons').toBe(true)
    for (const reason of refused) expect(reason).toMatch(/[a-z]{3}.*:\s*\S/)
  },
)

test('every step of the form has a page of its own, and nobody is asked before the offers what only a lender’s form needs', async () => {
  const headings = new Map<string, string>()
  const { visitor, asked } = await walk(allRefinanceForms, (step, { page }) =>
    headings.set(step, page.heading),
  )
  expect(refinanceFormSteps.filter((step) => !asked.includes(step)).toSorted()).toEqual(
    onlyToApply.toSorted(),
  )
  await visitor.get(paths.application)
  for (const step of onlyToApply) {
    const address = visitor.page.links('main').find((link) => link.includes(`question=${step}&`))
    await visitor.get(address ?? '')
    expect(findStep(visitor, anyone.path)).toBe(step)
    headings.set(step, visitor.page.heading)
    await visitor.get(paths.application)
  }
  expect([...headings.keys()]).toEqual(expect.arrayContaining([...refinanceFormSteps]))
  expect(new Set(headings.values()).size).toBe(headings.size)
})

test.each([...livingSituations, 'unknown'])(
  '%s is a home that the application sheet takes',
  async (living) => {
    const { visitor } = await walk(allRefinanceForms, () => undefined)
    const address = `${anyone.path}?question=LIVING_SITUATION&from=application`
    await visitor.get(address)
    expect(visitor.page.attributes('value', 'main input[name=living]')).toContain(living)
    expect((await visitor.post(address, { living })).headers.location).toBe(paths.application)
  },
)

test('no page asks for more than one list of answers', async () => {
  await walk(allRefinanceForms, (step, { page }) =>
    expect(new Set(page.attributes('name', 'main input[type=radio]')).size, step).toBeLessThan(2),
  )
})

test.each(educations)(
  'whoever finished %s is asked for a graduate degree only after a graduate education',
  async (education) => {
    const { asked } = await walk(give('EDUCATION', { education }), () => undefined)
    expect(asked.includes('GRADUATE_DEGREE')).toBe(isGraduateEducation(education))
  },
)

test.each(filingStatuses)('%s is asked about a spouse only on a joint return', async (filing) => {
  const { asked } = await walk(give('TAX_FILING', { filing }), () => undefined)
  expect(asked.includes('SPOUSE')).toBe(filing === 'joint')
})

test('a count of payments that cannot be is refused by its field', async () => {
  const visitor = site.visitor()
  for (const slug of anyone.order.slice(0, anyone.order.indexOf('FORGIVENESS_PAYMENTS')))
    await visitor.post(`${anyone.path}?question=${slug}`, allRefinanceForms[slug])
  const typed = { servicePayments: '121', countedPayments: '' }
  const page = await visitor.post(`${anyone.path}?question=FORGIVENESS_PAYMENTS`, typed)
  expect(page.statusCode).toBe(400)
  expect(page.body).toContain('href="#servicePayments"')
})

test.each(employments)('%s is asked for a start only if a job is still to begin', async (employment) => {
  const { asked } = await walk(give('EMPLOYMENT_STATUS', { employment }), () => undefined)
  expect(asked.includes('EMPLOYMENT_START_DATE')).toBe(employment === 'STARTING_SOON_JOB_OFFER')
})

test('the questions for students offer every loan but a parent’s own, and take no other', async () => {
  const visitor = site.visitor()
  const post = (step: QuestionSlug, own: Record<string, string> = {}) =>
    visitor.post(`${student.path}?question=${step}`, { ...allRefinanceForms[step], ...own })
  await post('REFINANCE_GOAL')
  await visitor.follow()
  expect(visitor.page.attributes('value', 'main input[type=radio]').toSorted()).toEqual(
    refinancedLoans.filter((code) => code !== 'PARENT_PLUS_IM_A_PARENT').toSorted(),
  )
  expect((await post('TYPE_OF_LOAN', { TYPE_OF_LOAN: 'PARENT_PLUS_IM_A_PARENT' })).statusCode).toBe(400)
})

test('a question that the offers leave open leads to its page and back to them', async () => {
  const unknown = 'unknown'
  const { visitor } = await walk(
    {
      ...allRefinanceForms,
      SCHOOL_YEAR: { schoolYear: unknown },
      TOTAL_ANUAL_INCOME: { income: unknown },
      ADDRESS_SHORT: { state: unknown },
      PERSONAL_INFO: { citizenship: unknown },
      CREDIT_SCORE: { credit: unknown },
    },
    () => undefined,
  )
  await visitor.post(`${anyone.path}?question=check`)
  await visitor.follow()
  const open = new Set(visitor.page.links('main').filter((link) => link.includes('from=offers')))
  expect(open.size).toBeGreaterThan(2)
  for (const link of open) {
    const step = new URL(link, 'http://localhost').searchParams.get('question') as QuestionSlug
    await visitor.get(link)
    expect(findStep(visitor, anyone.path)).toBe(step)
    const answer = await visitor.post(link, allRefinanceForms[step])
    expect(answer.headers.location).toBe(paths.offers)
  }
})
