import sharp from 'sharp'
import { allStudentForms } from '#products/scholarships/questions/student-answers.fixture.ts'
import { openDatabase } from '#server/database/database.ts'
import { answerQuestions } from './answer-questions.ts'
import { answerRefinanceQuestions } from './refinance-offers.ts'

/** A request that costs a stranger nothing and the server much; `#` is another number in each. */
export interface CostlyRequest {
  what: string
  path: string
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
  /** The answer to a single one. */
  status: number
}

export const WRITE_TOKEN = 'write-token-of-the-benchmark'

/** Puts what they need into a fresh server, and returns the requests. */
export async function prepareCostlyRequests(url: string, dataDir: string): Promise<CostlyRequest[]> {
  const photo = await uploadPhoto(url)
  const database = await openDatabase({ dataDir })
  const saved = await database.read
    .selectFrom('catalog_item')
    .select('id')
    .where('kind', '=', 'scholarship')
    .limit(40)
    .execute()
  await database.close()
  const refinance = await answerRefinanceQuestions(url)
  const student = await answerQuestions(url, '/scholarships/signup', allStudentForms)
  const query = (what: string, text: string): CostlyRequest => ({
    what: `query: ${what}`,
    path: '/v2025-02-19/data/query/production',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text }),
    status: 200,
  })
  const page = (path: string, headers: Record<string, string> = {}): CostlyRequest => ({
    what: path.split('?')[0] ?? path,
    path,
    headers,
    status: 200,
  })
  const form = { origin: url, 'content-type': 'application/x-www-form-urlencoded' }
  return [
    {
      what: '60-megapixel image, 3840 wide, PNG',
      path: `/${photo}?w=3840&fm=png&q=100&sharp=#`,
      status: 200,
    },
    {
      what: '60-megapixel image, 3840 wide, WebP',
      path: `/${photo}?w=3840&fm=webp&q=100&sharp=#`,
      status: 200,
    },
    query(
      'a join',
      '*[0...100]{"t": *[_id != ^._id]{title,"u":upper(title)}|order(title desc)[0...5], "n": #}',
    ),
    query('every document', '{"all": *, "n": #}'),
    query(
      'a filter over every word',
      '*[count((body[].textBlock.body[].children[].text)[@ match "a#*"]) > 0]._id',
    ),
    page('/student-loans/offers?amount=1#'),
    page('/refinance-student-loans/offers?n=#', { cookie: refinance }),
    page('/credit-cards/marketplace?n=#'),
    page('/scholarships/marketplace?n=#', { cookie: student }),
    page('/scholarships/plan?n=#', { cookie: `saved=${saved.map(({ id }) => `${id}~0`).join('.')}` }),
    page('/search?q=loan+#'),
    {
      what: '/api/account/create',
      path: '/api/account/create',
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({
        emailAddress: 'n#@example.com',
        plaintextPassword: 'Unusual-Sentence-#',
      }),
      status: 204,
    },
    {
      what: 'a form with 9,000 fields',
      path: '/about/contact',
      method: 'POST',
      headers: form,
      body: Array.from({ length: 9_000 }, (_, field) => `f${field}=1`).join('&'),
      status: 413,
    },
  ]
}

/** Uploads a photo of the largest usual camera; returns its path. */
async function uploadPhoto(url: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const photo = sharp({ create: { width: 9_504, height: 6_336, channels: 3, background: '#888', noise } })
  const answer = await fetch(`${url}/v2025-02-19/assets/images/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${WRITE_TOKEN}` },
    body: new Uint8Array(await photo.jpeg({ quality: 70 }).toBuffer()),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { document } = await answer.json()
  return document.path
}

let sent = 0

/** Sends one with a number and a network of its own; returns its status and bytes. */
export async function sendCostly(url: string, { path, method, headers, body }: CostlyRequest) {
  sent += 1
  const number = (text: string) => text.replaceAll('#', String(sent % 100))
  const unique = (text: string) => text.replaceAll('#', String(sent))
  const response = await fetch(url + (path.includes('sharp=') ? number(path) : unique(path)), {
    redirect: 'manual',
    ...(method && { method }),
    headers: { ...headers, 'x-forwarded-for': `2001:db8:${(sent % 0x10000).toString(16)}::1` },
    ...(body !== undefined && { body: unique(body) }),
  })
  const { byteLength } = await response.arrayBuffer()
  return { status: response.status, bytes: byteLength }
}
