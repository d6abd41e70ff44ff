import { afterAll, describe, expect, test } from 'vitest'
import { compileFilter } from './filter.ts'
import { maxNesting, maxPunctuation } from './limits.ts'
import { anonymous, ask, catchRefusal, closeServices, patient, service } from './work-bounds.fixture.ts'
import { getWorkLimits } from './work-limits.ts'

afterAll(closeServices)

/** Shows one value a trillion times without building the copies. */
const copies = '{"a": coalesce(@, 1), "b": coalesce(@, 2)}'.repeat(40)

describe('queries that would take very long are stopped while other requests are served', () => {
  test.each([
    ['nested queries', '*[count(*[_id != ^._id && count(*[_id != ^._id && rank > ^.rank]) > 0]) > 0]'],
    ['copies of constants', `count([{"x": 1}]${copies}[references("z")])`],
    ['copies within a condition', `*[count([@]${copies}[references("z")]) > 0]`],
    ['wildcards that can match a word in many ways', `*[title match "${'*a'.repeat(12)}b"]`],
  ])('%s', async (_, query) => {
    const { status, ticks, message } = await catchRefusal(query)
    expect(status).toBe(400)
    expect(message).toMatch(/more (time|memory|documents) than allowed|too large/)
    expect(ticks).toBeGreaterThan(0)
  })
})

test('a filter over very many documents is answered in parts while other requests are served', async () => {
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  }, 0)
  const query = 'count(*[title match "word*" && rank >= 1000 && count(numbers[@ > 58]) == 1])'
  const { result } = await ask(patient, query)
  clearInterval(timer)
  expect(result).toBe(1000)
  expect(ticks).toBeGreaterThan(0)
})

test('a heavy query that the thread finishes in time has the answer of groq-js', async () => {
  const { result, reads } = await ask(
    patient,
    '*[_type == "post"][0...25]{"n": count(*[rank > ^.rank && _type == "post"]), "by": author->rank}',
  )
  expect(result).toHaveLength(25)
  expect(result).toContainEqual({ n: 999, by: 0 })
  expect(reads.lists).toEqual([{ type: 'post' }])
  expect(reads.ids).toContain('d0')
})

test('the thread also follows a reference that the query itself builds', async () => {
  const { result } = await ask(
    patient,
    '*[_type == "person"][0...25]{"n": count(*[rank > ^.rank && _type == "person"]), "by": {"_ref": "d1999"}->rank}',
  )
  expect(result).toContainEqual({ n: 999, by: 1999 })
})

test('lists of parameters joined repeatedly are stopped while other requests are served', async () => {
  const list = Array.from({ length: 20_000 }, (_, number) => number)
  const { status, ticks } = await catchRefusal(
    `count(${Array.from({ length: 400 }, () => '$list').join('+')})`,
    { list },
  )
  expect(status).toBe(400)
  expect(ticks).toBeGreaterThan(0)
})

test('a listener filter that multiplies its data is rejected at once', () => {
  const listen = () => compileFilter(`*[count([@]${copies}[references("z")]) > 0]`, {})
  expect(listen).toThrow('The filter requires too much work')
})

test('anonymous callers have lower limits than others', () => {
  const [less, more] = [getWorkLimits('anonymous'), getWorkLimits('reader')]
  expect(less.steps).toBeLessThan(more.steps)
  expect(less.threadMs).toBeLessThan(more.threadMs)
})

test('further heavy queries get 503 while too many wait', async () => {
  const quick = service({ scanSteps: 100, threadMs: 20 })
  const heavy = (index: number) => `*[count(*[_id != ^._id && count(*[rank > ^.rank]) > 0]) > ${index}]`
  const asked = await Promise.allSettled(
    Array.from({ length: 25 }, (_, index) => ask(quick, heavy(index), anonymous)),
  )
  const statuses = asked.map((each) => (each.status === 'rejected' ? each.reason.status : 200))
  expect(statuses.filter((status) => status === 503)).toHaveLength(25 - 1 - 16)
})

describe('texts that would overload the parser are rejected with 400', () => {
  test.each([
    ['nested parentheses', `${'('.repeat(20_000)}1${')'.repeat(20_000)}`],
    ['nested filters', `${'*['.repeat(maxNesting + 1)}1${']'.repeat(maxNesting + 1)}`],
    ['a chain of minus signs', `${'-'.repeat(3_000)}1`],
    ['a chain of conditions', `*[${'a || '.repeat(30_000)}b]`],
    ['a long list', `*[_id in [${'1,'.repeat(maxPunctuation + 1)}1]]`],
    ['a long text', `"${'x'.repeat(1_000_000)}"`],
    [
      'functions that call functions',
      'fn a::a($x) = $x{"a": a::b(@), "b": a::b(@)}; fn a::b($x) = $x{"a": a::c(@)}; fn a::c($x) = $x{"a": a::d(@)}; fn a::d($x) = $x{a}; a::a(*)',
    ],
  ])('%s', async (_, query) => {
    expect(await catchRefusal(query)).toMatchObject({ status: 400 })
  })

  test.each([
    [
      'conditions',
      `${'('.repeat(90)}count(*[_id == "d1"${' || _id == "d2"'.repeat(200)}])${')'.repeat(90)}`,
      2,
    ],
    ['sums', `1${' + 1'.repeat(900)}`, 901],
    ['comparisons', `${'(1 == '.repeat(90)}1${')'.repeat(90)}`, false],
    ['functions', `${'coalesce('.repeat(90)}1${')'.repeat(90)}`, 1],
    ['geo functions', `${'geo::distance('.repeat(90)}1, 1${')'.repeat(90)}`, null],
    ['paths', `${'path(string('.repeat(45)}"a" in path("a")${')) in path("a")'.repeat(45)}`, false],
    ['lists', `count(${'array::unique([1, ...'.repeat(45)}[]${'])'.repeat(45)})`, 1],
    ['matches', `${'("a" match '.repeat(90)}"a"${')'.repeat(90)}`, false],
    ['slices', `count(*${'[0...9]{_id}'.repeat(300)})`, 9],
    ['filters', `count(*${'[_id == "d1"]'.repeat(300)})`, 1],
  ])('but a deep query of reasonable length is answered: %s', async (_, query, expected) => {
    const { result } = await ask(patient, query)
    expect(result).toBe(expected)
  })
})

test.each([
  '*[0..1000000000]._id',
  '*[0...99999999999999]._id',
  '*[-5..1000000000]._id',
  '*[1000000000..-1]',
])('a slice without measure is only a slice: %s', async (query) => {
  const { result } = await ask(patient, `count(${query})`)
  expect(result).toBeLessThanOrEqual(2_000)
})
