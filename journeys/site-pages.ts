import type { Page } from 'playwright-core'

export interface SitePage {
  /** Says which page and, after a comma, in which state. */
  name: string
  path: string
  /** What to do on the page until it shows the state; a form posted here brings the page anew. */
  act?: (page: Page) => Promise<unknown>
  /** The status the page answers; 200 unless told. */
  status?: number
  /** The page ships no React. */
  withoutReact?: true
}

const questions = '/student-loans/signup'
const upTo = {
  amount: `${questions}?school=undecided`,
  studies: `${questions}?school=undecided&amount=10000`,
  repayment: `${questions}?school=undecided&amount=10000&degree=bachelors&graduation=unknown`,
}
const offers = '/student-loans/offers'
const answered = `${offers}?school=00131500&amount=12500&degree=bachelors&graduation=unknown&repayment=deferred`

/** Every page of the site in every state that looks different. A new page adds its lines here. */
export const sitePages: readonly SitePage[] = [
  { name: 'home', path: '/' },
  { name: 'student loans', path: '/student-loans' },
  { name: 'question: school', path: questions },
  { name: 'question: school, left empty', path: `${questions}?keywords=&school=` },
  { name: 'question: school, not found', path: `${questions}?keywords=zzqqxx&school=` },
  { name: 'question: school, one of several', path: `${questions}?keywords=UCLA&school=` },
  { name: 'question: amount', path: upTo.amount },
  { name: 'question: amount, not money', path: `${upTo.amount}&amount=lots` },
  { name: 'question: studies', path: upTo.studies },
  {
    name: 'question: studies, left empty',
    path: `${upTo.studies}&degree=&graduation-month=&graduation-year=`,
  },
  { name: 'question: repayment', path: upTo.repayment },
  { name: 'question: repayment, left empty', path: `${upTo.repayment}&repayment=` },
  { name: 'offers: example', path: offers },
  { name: 'offers: answered', path: answered },
  { name: 'offers: none', path: `${offers}?amount=12500&term=20&rate=variable&repayment=immediate` },
  { name: 'school search', path: '/schools/search' },
  { name: 'school search: found', path: '/schools/search?keywords=ohio' },
  { name: 'school search: nothing found', path: '/schools/search?keywords=zzqqxx' },
  { name: 'sign up', path: '/signup' },
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
  { name: 'sign in, with mistakes', path: '/signin', act: (page) => post(page), status: 400 },
  { name: 'app shell', path: '/_app', withoutReact: true },
  { name: 'not found', path: '/no-such-page', status: 404, withoutReact: true },
]

/** Sends the page's form as a browser without script would. */
async function post(page: Page) {
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit()),
  ])
}
