import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { SearchEntry } from '#app/features/search/search-entry.ts'
import { createSearchIndex } from '#app/features/search/search-index.ts'
import { randomNumbers } from '#testing/random-numbers.ts'
import { type Figure, percentile } from './figure.ts'

// cspell:ignore bcdfghjklmnprstvwz aeiou

const DOCUMENTS = 10_000
const WARM_UP = 500
const SEARCHES = 2_000

/**
 * Measures the server time of one search over the site's index. The words are as frequent as in natural
 * language, and a third of the searches contain a typo.
 */
export async function measureSiteSearch(): Promise<Figure[]> {
  const before = measureMemoryMb()
  const random = randomNumbers(7)
  const word = zipfWords(random)
  const entries = Array.from({ length: DOCUMENTS }, (_, number) => generateArticle(number, word))
  const index = createSearchIndex()
  const building = performance.now()
  for (const entry of entries) index.put(entry)
  const built = performance.now() - building
  const megabytes = measureMemoryMb() - before
  const queries = Array.from({ length: SEARCHES }, () => generateQuery(random, word))
  const search = (query: string) => index.findGroups(query, 4)
  for (const query of queries.slice(0, WARM_UP)) search(query)
  const times = queries.map((query) => timeWork(() => search(query)))
  const changes = entries.slice(0, 500).map((entry) => timeWork(() => index.put({ ...entry })))
  const size = `${DOCUMENTS} documents`
  return [
    { what: `site search, ${size}, p50`, value: `${percentile(times, 50).toFixed(3)} ms`, budget: '–' },
    { what: `site search, ${size}, p99`, value: `${percentile(times, 99).toFixed(3)} ms`, budget: '≤ 2 ms' },
    { what: 'site search, slowest', value: `${Math.max(...times).toFixed(3)} ms`, budget: '–' },
    {
      what: 'site search, one document changed, p99',
      value: `${percentile(changes, 99).toFixed(3)} ms`,
      budget: '–',
    },
    { what: `site search built, ${size}`, value: `${built.toFixed(0)} ms`, budget: '–' },
    {
      what: `site search in memory, texts and index, ${size}`,
      value: `${megabytes.toFixed(0)} MB`,
      budget: '–',
    },
  ]
}

/** Returns the memory in use after garbage collection, typed arrays included. */
function measureMemoryMb(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

function timeWork(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

/** Generates an article of about 350 words. */
function generateArticle(number: number, word: () => string): SearchEntry {
  const words = (count: number) => Array.from({ length: count }, word).join(' ')
  const title = words(8)
  return {
    id: String(number),
    kind: 'article',
    title,
    path: `/resources/fafsa/${number}`,
    summary: words(20),
    alsoCalled: [words(1), words(1)],
    text: words(320),
  }
}

/**
 * Generates a query of one to three words; the last may be unfinished, and one may have two letters swapped.
 */
function generateQuery(random: () => number, word: () => string): string {
  const words = Array.from({ length: 1 + Math.floor(random() * 3) }, word)
  const last = words.length - 1
  const text = words[last] ?? ''
  if (random() < 0.4) words[last] = text.slice(0, Math.max(1, Math.ceil(text.length * random())))
  else if (random() < 0.5)
    words[last] = `${text.slice(0, 1)}${text.slice(2, 3)}${text.slice(1, 2)}${text.slice(3)}`
  return words.join(' ')
}

const VOCABULARY = 15_000

/**
 * Generates words of two to five syllables: the most common one is every thirtieth word, and most are rare.
 */
function zipfWords(random: () => number): () => string {
  const consonants = 'bcdfghjklmnprstvwz'
  const vowels = 'aeiou'
  const pickLetter = (letters: string) => letters[Math.floor(random() * letters.length)] ?? ''
  const syllable = () =>
    `${pickLetter(consonants)}${pickLetter(vowels)}${random() < 0.3 ? pickLetter(consonants) : ''}`
  const vocabulary = Array.from({ length: VOCABULARY }, () =>
    Array.from({ length: 2 + Math.floor(random() * 4) }, syllable).join(''),
  )
  let total = 0
  const sums = vocabulary.map((_, rank) => {
    total += 1 / (rank + 3)
    return total
  })
  return () => {
    const wanted = random() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return vocabulary[low] ?? ''
  }
}
