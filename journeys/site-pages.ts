import type { Page } from 'playwright-core'
import { sectionSlugs } from '#domain/fafsa-form/rehearsed-form.ts'
import { anyoneFlow } from '#products/scholarships/questions/flows.ts'
import type { QuestionSlug as StudentSlug } from '#products/scholarships/questions/questions.ts'
import { type QuestionSlug, questionSlugs } from '#products/student-loans/situation/questions.ts'
import { signIn, waitForHydration } from '#testing/browser.ts'
import { typeOffers } from './aid-offers.ts'
import { fillDashboard } from './dashboard.ts'
import { typeHousehold } from './household.ts'
import { answerLoanQuestions } from './loan-answers.ts'
import { saveScholarships, withEssays } from './saved-scholarships.ts'
import { answerStudentQuestions } from './student-answers.ts'

export interface SitePage {
  /** Names the page and, after a comma, its state. */
  name: string
  path: string
  /** Brings the page into the state; if it submits a form, the page loads again. */
  act?: (page: Page) => Promise<unknown>
  /** The expected status; 200 by default. */
  status?: number
}

const questions = '/student-loans/signup'
const refinanceQuestions = '/refinance-student-loans/signup'
const offers = '/student-loans/offers'
const essays = '/scholarships/essays'
const foundScholarships = '/scholarships/plan/found'
const secondFactor = '/dashboard/settings/second-factor'
const passkeys = '/dashboard/settings/passkeys'
const netValue = '/scholarships/net-value'
const rehearsal = '/fafsa/walkthrough'
const aidOffers = '/fafsa/offers'
const federalPlans = '/refinance-student-loans/federal-plans'
const answered = `${offers}?borrower=student&degree=bachelors&grad=unknown&enrollment=half_time&amount=12500&repayment=interest_only&credit=640_699&income=none&cosigner=no&state=TX&control=for_profit&level=two_year`
const sample = 'quillmere-bank-campus-fixed'
// Two available loans, one whose lender rejects the borrower, and one whose rates are outdated.
const compared = `${offers}/compare?amount=12500&cosigner=no&compare=${sample}&compare=northlight-student-bank-student-variable&compare=pebblegate-student-loans-pay-later-fixed&compare=summerfold-savings-bank-hometown-fixed`
const cards = '/credit-cards/marketplace'
const comparedCards = `${cards}/compare-cards?compare=wexmoor-campus-cash&compare=copperfinch-first-year&compare=larkspur-table-and-tank`
const leavingForIssuer = '/interstitial?line=credit-cards&offer=wexmoor-campus-cash'

const dashboardPages = [
  ['dashboard', '/dashboard'],
  ['applications', '/dashboard/applications'],
  ['dashboard: student loans', '/dashboard/student-loans'],
  ['dashboard: refinance', '/dashboard/refinance-student-loans'],
  ['dashboard: scholarships', '/dashboard/scholarships'],
] as const

/** Every page of the site in every state that looks different. Add new pages here. */
export const sitePages: readonly SitePage[] = [
  { name: 'home', path: '/' },
  { name: 'student loans', path: '/student-loans' },
  { name: 'question: who', path: questions },
  { name: 'question: who, left empty', path: questions, act: (page) => post(page), status: 400 },
  ...questionSlugs
    .filter((slug) => slug !== 'who' && slug !== 'income' && slug !== 'program')
    .map((slug) => ({ name: `question: ${slug}`, path: questions, act: (page: Page) => ask(page, slug) })),
  ...(['school', 'degree', 'graduation', 'amount', 'state', 'cosigner'] as const).map((slug) => ({
    name: `question: ${slug}, left empty`,
    path: questions,
    act: async (page: Page) => {
      await ask(page, slug)
      await post(page)
    },
    status: 400,
  })),
  {
    name: 'question: income, beside a cosigner’s',
    path: questions,
    act: async (page) => {
      await answerLoanQuestions(page.context())
      await page.goto(`${questions}?question=income&from=offers`)
    },
  },
  {
    name: 'question: federal, of a parent',
    path: questions,
    act: async (page) => {
      await answerLoanQuestions(page.context())
      await page.request.post(`${questions}?question=who`, { form: { who: 'parent' } })
      await page.goto(`${questions}?question=federal`)
    },
  },
  {
    name: 'question: program, of a graduate student',
    path: questions,
    act: (page) => askGraduate(page, 'program'),
  },
  {
    name: 'question: federal, of a graduate student',
    path: questions,
    act: (page) => askGraduate(page, 'federal'),
  },
  { name: 'question: who, of a student', path: `${questions}/student` },
  {
    name: 'question: one of several schools',
    path: questions,
    act: async (page) => {
      await ask(page, 'school')
      await page.getByRole('combobox').fill('UCLA')
      await post(page)
    },
  },
  {
    name: 'question: school, not found',
    path: questions,
    act: async (page) => {
      await ask(page, 'school')
      await page.getByRole('combobox').fill('zzqqxx')
      await post(page)
    },
    status: 400,
  },
  {
    name: 'check answers',
    path: questions,
    act: async (page) => {
      await answerLoanQuestions(page.context())
      await page.goto(questions)
    },
  },
  { name: 'privacy choices', path: '/about/privacy-choices' },
  { name: 'under 18', path: '/student-loans/under-18' },
  {
    name: 'under 18, when one turns 18',
    path: '/student-loans/under-18',
    act: async (page) => {
      await page.locator('#month').selectOption('03')
      await page.locator('#year').selectOption({ index: 3 })
      await postForm(page, '#turning-18 form')
    },
  },
  {
    name: 'under 18: no month chosen',
    path: '/student-loans/under-18',
    act: (page) => postForm(page, '#turning-18 form'),
    status: 400,
  },
  {
    name: 'offers: example for someone under 18',
    path: questions,
    act: async (page) => {
      await page.request.post(`${questions}?question=who`, { form: { who: 'minor' } })
      await page.goto('/student-loans/under-18')
      await page.getByRole('link', { name: 'See an example list' }).click()
    },
  },
  { name: 'offers: example', path: offers },
  { name: 'offers: answered', path: answered },
  { name: 'offers: answered, all open and checked', path: answered, act: openAll },
  {
    name: 'offers: answered, all in another order',
    path: `${answered}&all=1&sort=deadline&w-fees=90`,
  },
  { name: 'offers: none', path: `${offers}?amount=500&rate=variable&credit=x` },
  {
    name: 'offers: own',
    path: offers,
    act: async (page) => {
      await answerLoanQuestions(page.context())
      await page.goto(offers)
    },
  },
  { name: 'compare', path: compared },
  { name: 'compare, all open', path: compared, act: openDetails },
  { name: 'compare: one', path: `${offers}/compare?compare=${sample}` },
  { name: 'compare: nothing', path: `${offers}/compare` },
  { name: 'own offers: none', path: `${offers}/yours` },
  {
    name: 'own offers: one refused, one entered',
    path: `${offers}/yours`,
    act: async (page) => {
      const form = { do: 'save', lenderName: 'Harbor Credit Union', rateType: 'fixed', lowestRate: '7.25' }
      const dated = { term: '120', repayment: 'immediate', lowestApr: '9', approvedOn: '11/20/2026' }
      await page.request.post(`${offers}/yours`, { form: { ...form, ...dated } })
      await page.goto(`${offers}/yours`)
      await page.getByRole('button', { name: 'Save offer' }).click()
    },
    status: 400,
  },
  { name: 'cosigner sheet', path: `${offers}/cosigner?offer=${sample}` },
  {
    name: 'cosigner sheet: none taken',
    path: `${offers}/cosigner?offer=alderquay-finance-no-cosigner-fixed`,
  },
  { name: 'leaving for a lender', path: `/interstitial?offer=${sample}` },
  { name: 'credit cards', path: '/credit-cards' },
  { name: 'cards', path: cards },
  {
    name: 'cards, with one that the visitor has',
    path: cards,
    act: async (page) => {
      await addOwnCard(page)
      await page.goto(cards)
      await openAll(page)
    },
  },
  { name: 'own cards: none', path: `${cards}/yours` },
  {
    name: 'own cards: one refused, one entered',
    path: `${cards}/yours`,
    act: async (page) => {
      await addOwnCard(page)
      await page.goto(`${cards}/yours`)
      await page.getByRole('button', { name: 'Save card' }).click()
    },
    status: 400,
  },
  { name: 'cards, with a balance and answers', path: `${cards}?pay=carry&age=from_18&credit=fair` },
  { name: 'cards, everything open', path: `${cards}?sort=best_match`, act: openAll },
  { name: 'cards, under 18', path: `${cards}?age=under_18` },
  { name: 'cards, nothing found', path: `${cards}?q=nothing-is-called-this` },
  { name: 'cards of one kind', path: `${cards}/student` },
  { name: 'card survey', path: '/credit-cards/survey' },
  {
    name: 'card survey, with a card that the visitor has',
    path: '/credit-cards/survey',
    act: async (page) => {
      await addOwnCard(page)
      await page.goto('/credit-cards/survey')
    },
  },
  { name: 'card survey, filtered', path: '/credit-cards/survey?tier=no_score&secured=yes' },
  { name: 'card survey, nothing found', path: '/credit-cards/survey?q=nothing-is-called-this' },
  { name: 'compare cards', path: comparedCards },
  { name: 'compare cards, all open', path: comparedCards, act: openDetails },
  { name: 'compare cards: nothing', path: `${cards}/compare-cards` },
  { name: 'leaving for an issuer: age', path: leavingForIssuer },
  {
    name: 'leaving for an issuer: age, left empty',
    path: leavingForIssuer,
    act: (page) => post(page),
    status: 400,
  },
  { name: 'leaving for an issuer, 18 to 20', path: `${leavingForIssuer}&age=from_18` },
  { name: 'leaving for an issuer, under 18', path: `${leavingForIssuer}&age=under_18` },
  { name: 'scholarships', path: '/scholarships' },
  ...anyoneFlow.order.map((slug) => ({
    name: `question: ${slug}, of scholarships`,
    path: anyoneFlow.path,
    act: (page: Page) => askStudent(page, slug),
  })),
  {
    name: 'question: gpa, of scholarships on another scale',
    path: anyoneFlow.path,
    act: async (page) => {
      await askStudent(page, 'gpa')
      await page.locator('#gpa').fill('92')
      await page.locator('main details').evaluate((details) => details.setAttribute('open', ''))
      await post(page)
    },
    status: 400,
  },
  {
    name: 'check answers, of scholarships',
    path: anyoneFlow.path,
    act: async (page) => {
      await answerStudentQuestions(page.context())
      await page.goto(anyoneFlow.path)
    },
  },
  {
    name: 'sign in, of scholarships with answers',
    path: '/scholarships/signin',
    act: async (page) => {
      await answerStudentQuestions(page.context(), { until: 'level' })
      await page.goto('/scholarships/signin')
    },
  },
  { name: 'scholarship lander', path: '/scholarships/lp/first-evening' },
  { name: 'student loan lander', path: '/student-loans/lp/before-you-borrow' },
  { name: 'promo', path: '/promo/scholarship-alerts' },
  { name: 'promo with an account', path: '/promo/sample-offer?offer=sample-offer' },
  { name: 'promo, one more step', path: '/promo/newsletter?ask=one-more-step' },
  { name: 'promo, sent empty', path: '/promo/scholarship-alerts', act: (page) => post(page), status: 400 },
  { name: 'promo, done', path: '/promo?done' },
  { name: 'promo, none named', path: '/promo', status: 404 },
  { name: 'sign up, of the scholarship lander', path: '/scholarships/lp/first-evening/signup' },
  { name: 'essay desk', path: essays },
  {
    name: 'essay desk, with prompts and a draft',
    path: essays,
    act: async (page) => {
      await saveScholarships(page.context(), withEssays)
      await page.goto(essays)
      await page.getByRole('textbox').first().fill('When I was twelve, the bakery closed. '.repeat(60))
    },
  },
  { name: 'school search', path: '/schools/search' },
  { name: 'school search: found', path: '/schools/search?keywords=ohio' },
  { name: 'school search: found, to compare', path: '/schools/search?keywords=ohio&compare=110662' },
  {
    name: 'school',
    path: '/schools/110662/university-of-california-los-angeles',
    act: openDetails,
  },
  { name: 'schools of one code', path: '/schools/00153500' },
  { name: 'schools compared, four', path: '/schools/compare?schools=110662,204796,100654,166027' },
  { name: 'schools compared, one', path: '/schools/compare?schools=110662' },
  { name: 'schools compared, none', path: '/schools/compare' },
  { name: 'school search: nothing found', path: '/schools/search?keywords=zzqqxx' },
  { name: 'search', path: '/search' },
  { name: 'search: found', path: '/search?q=student' },
  { name: 'search: one kind', path: '/search?q=ohio&type=school' },
  { name: 'search: nothing found', path: '/search?q=zzqqxx' },
  { name: 'search: too long', path: `/search?q=${'x'.repeat(101)}`, status: 400 },
  { name: 'sign up', path: '/signup' },
  {
    name: 'sign up, under 13',
    path: '/signup',
    act: async (page) => {
      await page.getByText('Under 13', { exact: true }).click()
      await post(page)
    },
  },
  { name: 'sign up, with mistakes', path: '/signup', act: (page) => post(page), status: 400 },
  {
    name: 'sign up, which school',
    path: '/signup',
    act: async (page) => {
      await page.getByRole('combobox').fill('UCLA')
      await post(page)
    },
    status: 400,
  },
  { name: 'sign in', path: '/signin' },
  { name: 'sign in, of student loans', path: '/student-loans/signin' },
  { name: 'sign in: code, expired', path: '/signin/code' },
  {
    name: 'two-step verification, off',
    path: secondFactor,
    act: (page) => doSecondFactor(page, 'cancel'),
  },
  {
    name: 'two-step verification, being set up',
    path: secondFactor,
    act: (page) => doSecondFactor(page, 'begin'),
  },
  {
    name: 'passkeys',
    path: passkeys,
    act: async (page) => {
      await signIn(page.context())
      await page.goto(passkeys)
    },
  },
  { name: 'sign in, with mistakes', path: '/signin', act: (page) => post(page), status: 400 },
  ...dashboardPages.map(([name, path]) => ({
    name: `${name}, with nothing yet`,
    path,
    act: async (page: Page) => {
      await signIn(page.context())
      await page.goto(path)
    },
  })),
  ...dashboardPages.map(([name, path]) => ({
    name,
    path,
    act: async (page: Page) => {
      await fillDashboard(page.context(), { isSignedIn: true })
      await page.goto(path)
    },
  })),
  {
    name: 'dashboard, of a browser without an account',
    path: '/dashboard',
    act: async (page) => {
      await fillDashboard(page.context(), { isSignedIn: false })
      await page.goto('/dashboard')
    },
  },
  { name: 'forgotten password', path: '/recovery' },
  { name: 'forgotten password, with mistakes', path: '/recovery', act: (page) => post(page), status: 400 },
  { name: 'forgotten password: sent', path: '/recovery?sent' },
  { name: 'new password: no key', path: '/reset-password' },
  { name: 'new password: an ended key', path: '/reset-password?key=ended' },
  { name: 'new password: set', path: '/reset-password?done' },
  { name: 'confirm an address: an ended link', path: '/confirm-email?key=ended' },
  { name: 'stop emails, an ended link', path: '/unsubscribe?key=ended' },
  { name: 'stop emails, done', path: '/unsubscribe?done' },
  { name: 'emails from us', path: '/reminders' },
  { name: 'referrals', path: '/dashboard/referrals', act: seeOwn },
  {
    name: 'referrals, with a link',
    path: '/dashboard/referrals',
    act: async (page) => {
      await seeOwn(page)
      await page.request.post('/dashboard/referrals', {
        form: { link: 'make' },
        headers: { origin: new URL(page.url()).origin },
      })
      await page.reload()
    },
  },
  { name: 'claim a reward: nothing', path: '/dashboard/claim-reward', act: seeOwn },
  { name: 'invitation, ended', path: '/r/2222222222', status: 404 },
  { name: 'referral terms', path: '/about/referral-terms' },
  { name: 'sign in with another account', path: '/sso-login-redirect?outcome=unverified' },
  { name: 'how we rank', path: '/about/ranking' },
  { name: 'our numbers, checked', path: '/about/proof' },
  { name: 'leaving for nowhere', path: '/interstitial' },
  { name: 'learn', path: '/resources' },
  { name: 'learn: one product line', path: '/resources/student-loans' },
  { name: 'glossary', path: '/resources/glossary' },
  { name: 'authors', path: '/author' },
  { name: 'author', path: '/author/loans-desk' },
  { name: 'reviews', path: '/student-loans/reviews' },
  { name: 'article', path: '/resources/student-loans/what-a-cosigner-signs' },
  {
    name: 'article with a chart',
    path: '/resources/credit-cards/first-credit-card-under-21',
  },
  { name: 'FAFSA', path: '/fafsa' },
  { name: 'FAFSA, with an offer', path: '/fafsa?stage=offer&state=MO' },
  { name: 'FAFSA deadlines', path: '/fafsa/deadlines?state=CA&school=2/1/2027' },
  { name: 'FAFSA deadlines, with a mistake', path: '/fafsa/deadlines?school=soon' },
  { name: 'college costs for several children', path: '/fafsa/household' },
  { name: 'college costs for several children, planned', path: '/fafsa/household', act: typeHousehold },
  { name: 'Student Aid Index, checked', path: '/fafsa/proof' },
  { name: 'Student Aid Index, checked: one record', path: '/fafsa/proof/2026-27-0031' },
  { name: 'federal loan limits', path: '/fafsa/loan-limits' },
  {
    name: 'federal loan limits, of a graduate student',
    path: '/fafsa/loan-limits?degree=professional&exception=yes&program=no',
  },
  { name: 'FAFSA estimate', path: '/fafsa/estimate' },
  {
    name: 'FAFSA estimate, with mistakes',
    path: '/fafsa/estimate',
    act: (page) => post(page),
    status: 400,
  },
  {
    name: 'FAFSA estimate, answered',
    path: '/fafsa/estimate',
    act: async (page) => {
      await waitForHydration(page)
      await page.locator('#parents').check()
      await page.locator('#joint').check()
      await page.locator('#p1-filed').check()
      const typed = { size: '4', 'p1-agi': '78,000', 'p1-work': '78,000', 'p1-tax': '3,900', 'p-cash': '9k' }
      for (const [id, value] of Object.entries(typed)) await page.locator(`[id="${id}"]`).fill(value)
      await page.locator('#state').selectOption('OH')
      await page.locator('#s1-filed-none').check()
      await page.locator('#trace').waitFor()
      // A field that the navigation bar covers has no size to press.
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  { name: 'guide', path: '/fafsa/fafsa-complete-guide' },
  { name: 'discounts', path: '/student-discounts' },
  { name: 'top picks', path: '/student-loans/best-student-loans' },
  { name: 'top picks: every lender', path: '/student-loans/alp-ll/best-student-loans' },
  { name: 'lender review', path: '/student-loans/reviews/quillmere-bank' },
  { name: 'card review', path: '/credit-cards/reviews/wexmoor-campus-cash' },
  { name: 'legal page', path: '/about/privacy' },
  { name: 'every figure', path: '/about/numbers' },
  { name: 'how we make money', path: '/about/how-we-make-money' },
  { name: 'contact', path: '/about/contact' },
  {
    name: 'contact, with mistakes',
    path: '/about/contact',
    act: (page) => post(page),
    status: 400,
  },
  { name: 'contact, sent', path: '/about/contact?sent' },
  { name: 'refinance', path: '/refinance-student-loans' },
  { name: 'refinance question', path: refinanceQuestions },
  {
    name: 'refinance question: current loans',
    path: refinanceQuestions,
    act: async (page) => {
      for (const [slug, form] of [
        ['REFINANCE_GOAL', { goal: 'MAXIMIZE_SAVINGS' }],
        ['TYPE_OF_LOAN', { TYPE_OF_LOAN: 'MY_LOANS_FEDERAL_AND_PRIVATE' }],
      ] as const)
        await page.request.post(`${refinanceQuestions}?question=${slug}`, { form })
      await page.goto(refinanceQuestions)
    },
  },
  { name: 'refinance offers, example', path: '/refinance-student-loans/offers' },
  { name: 'refinance application, empty', path: '/refinance-student-loans/offers/application' },
  { name: 'own refinance offers: none', path: '/refinance-student-loans/offers/yours' },
  { name: 'marketplace', path: '/scholarships/marketplace' },
  {
    name: 'marketplace, everything open',
    path: '/scholarships/marketplace?applicants=100&hours=2',
    act: async (page) => {
      await page.getByText('About you', { exact: true }).click()
      await page.locator('#listings').getByText('Details', { exact: true }).first().click()
    },
  },
  { name: 'marketplace, nothing found', path: '/scholarships/marketplace?q=nothing-is-called-this' },
  {
    name: 'marketplace, public programs open',
    path: '/scholarships/marketplace',
    act: (page) => page.locator('#public-programs summary').first().click(),
  },
  { name: 'state aid', path: '/scholarships/state' },
  { name: 'state aid: one state', path: '/scholarships/state/ny', act: openDetails },
  { name: 'plan, empty', path: '/scholarships/plan' },
  {
    name: 'plan',
    path: '/scholarships/plan',
    act: async (page) => {
      await page.goto('/scholarships/marketplace')
      for (const at of [0, 1, 2])
        await page
          .getByRole('article')
          .nth(at)
          .getByRole('button', { name: /^Save / })
          .click()
      await page.goto('/scholarships/plan')
    },
  },
  { name: 'found scholarships: none', path: foundScholarships },
  {
    name: 'found scholarships: one refused, one with warning signs',
    path: foundScholarships,
    act: async (page) => {
      const form = { do: 'save', name: 'Harborview Award', link: 'example.org', isGuaranteed: 'yes' }
      await page.request.post(foundScholarships, { form: { ...form, requirements: 'A processing fee' } })
      await page.goto(foundScholarships)
      await openDetails(page)
      await page.getByRole('button', { name: 'Save scholarship' }).click()
    },
    status: 400,
  },
  { name: 'net value', path: netValue },
  { name: 'net value, with mistakes', path: netValue, act: (page) => post(page), status: 400 },
  {
    name: 'net value, answered',
    path: netValue,
    act: async (page) => {
      const typed = { award: '10k', cost: '30,000', pell: '5,000', school: '17,000', work: '2,500' }
      for (const [id, value] of Object.entries(typed)) await page.locator(`#${id}`).fill(value)
      await page.locator('#state').selectOption('MD')
      await post(page)
    },
  },
  { name: 'FAFSA rehearsal', path: rehearsal },
  ...sectionSlugs.map((slug) => ({ name: `FAFSA rehearsal: ${slug}`, path: `${rehearsal}/${slug}` })),
  {
    name: 'FAFSA rehearsal: parent, with answers',
    path: `${rehearsal}/parent`,
    act: async (page) => {
      for (const id of ['marital', 'filed-former', 'size', 'students-3']) await page.locator(`#${id}`).check()
      await page.locator('[data-finding]').first().waitFor()
    },
  },
  { name: 'FAFSA statuses and codes', path: `${rehearsal}/after` },
  { name: 'FAFSA statuses and codes: one', path: `${rehearsal}/after?code=3` },
  { name: 'FAFSA statuses and codes: unknown', path: `${rehearsal}/after?code=31` },
  { name: 'FAFSA statuses and codes: no code', path: `${rehearsal}/after?code=abcd`, status: 400 },
  { name: 'aid offers', path: aidOffers },
  {
    name: 'aid offers, compared',
    path: aidOffers,
    act: typeOffers,
  },
  { name: 'federal plans', path: federalPlans },
  { name: 'federal plans, with mistakes', path: federalPlans, act: (page) => post(page), status: 400 },
  {
    name: 'federal plans, answered',
    path: federalPlans,
    act: async (page) => {
      const chosen = {
        'loans-1-kind': 'unsubsidized',
        'loans-1-first-disbursed': 'from_2014_07',
        'loans-2-kind': 'parent_plus',
        'loans-2-first-disbursed': 'from_2014_07',
        inService: 'no',
      }
      const typed = {
        'loans-1-balance': '38,000',
        'loans-1-rate': '5.5',
        'loans-2-balance': '12k',
        'loans-2-rate': '8.05',
        agi: '52,000',
        notice: '9/14/2026',
      }
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      for (const [id, value] of Object.entries(chosen)) await page.locator(`#${id}`).selectOption(value)
      for (const [id, value] of Object.entries(typed)) await page.locator(`#${id}`).fill(value)
      await post(page)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
    },
  },
  ...[
    '',
    '/name',
    '/school',
    '/email',
    '/password',
    '/sessions',
    '/services',
    '/export',
    '/delete',
    '/confirm',
  ].map((page) => ({
    name: `settings${page.replace('/', ': ')}`,
    path: `/dashboard/settings${page}`,
    act: (visited: Page) => goSignedIn(visited, `/dashboard/settings${page}`),
  })),
  {
    name: 'settings: name, with a mistake',
    path: '/dashboard/settings/name',
    act: async (page) => {
      await goSignedIn(page, '/dashboard/settings/name')
      await page.locator('#firstName').fill('')
      await post(page)
    },
    status: 400,
  },
  { name: 'new email address: expired link', path: '/change-email' },
  { name: 'account deletion: asked', path: '/account-deletion?asked' },
  { name: 'drawing rules', path: '/about/scholarship-drawing-rules' },
  {
    name: 'drawing rules, with the worked example',
    path: '/about/scholarship-drawing-rules',
    act: (page) => page.getByText('A worked example').click(),
  },
  { name: 'drawing: none to enter', path: '/about/scholarship-drawing-rules/enter' },
  { name: 'all pages', path: '/about/sitemap' },
  { name: 'preview', path: '/preview' },
  { name: 'preview, bad link', path: '/preview?ticket=x', status: 403 },
  { name: 'app shell', path: '/_app' },
  { name: 'not found', path: '/no-such-page', status: 404 },
]

/** Opens a page as the sample account. */
async function goSignedIn(page: Page, path: string) {
  await signIn(page.context())
  await page.goto(path)
}

/** Opens a question for the visitor after answering all earlier ones. */
async function ask(page: Page, slug: QuestionSlug) {
  await answerLoanQuestions(page.context(), { until: slug })
  await page.goto(`${questions}?question=${slug}`)
}

/** Opens a question after answering all of them as a graduate student of nursing. */
async function askGraduate(page: Page, slug: QuestionSlug) {
  await answerLoanQuestions(page.context())
  for (const [question, form] of [
    ['degree', { degree: 'doctorate' }],
    ['program', { program: 'nursing' }],
  ] as const)
    await page.request.post(`${questions}?question=${question}`, { form })
  await page.goto(`${questions}?question=${slug}`)
}

/** Opens a question about a student for the visitor after answering all earlier ones. */
async function askStudent(page: Page, slug: StudentSlug) {
  await answerStudentQuestions(page.context(), { until: slug })
  await page.goto(`${anyoneFlow.path}?question=${slug}`)
}

/** Comes from the sign-in to the page that it was for. */
async function addOwnCard(page: Page) {
  const terms = { name: 'Gold Card', issuer: 'Harbor Bank', fee: '95', apr: '24.99', back: '1' }
  const balance = { balance: '2400', pays: '100' }
  await page.request.post(`${cards}/yours`, { form: { do: 'save', ...terms, ...balance } })
}

async function seeOwn(page: Page) {
  const name = new URL(page.url()).searchParams.get('return')
  await signIn(page.context())
  await page.goto(`/dashboard/${name}`)
}

async function openDetails(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

async function openAll(page: Page) {
  await openDetails(page)
  await page.getByRole('article').first().getByRole('checkbox').check()
}

/** Submits the page's form as a browser without script would. */
function post(page: Page) {
  return postForm(page, 'main form')
}

async function postForm(page: Page, selector: string) {
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate((form) => document.querySelector<HTMLFormElement>(form)?.submit(), selector),
  ])
}

/** Signs in to the sample account, and begins or cancels the setup of its second factor. */
async function doSecondFactor(page: Page, what: 'begin' | 'cancel') {
  await signIn(page.context())
  await page.request.post(secondFactor, { form: { do: what } })
  await page.goto(secondFactor)
}
