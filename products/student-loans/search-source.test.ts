import { expect, test, vi } from 'vitest'
import { createSearchIndex } from '#app/features/search/search-index.ts'
import { lenderSource } from './search-source.ts'

test('a read that fails is logged, and the next change reads again', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const offers = vi.fn(async () => [])
  offers.mockRejectedValueOnce(new Error('the database is away'))
  let tell: (topic: 'lender') => void = () => undefined
  const stop = await lenderSource({
    database: {
      onChange(listener) {
        tell = listener
        return () => undefined
      },
    },
    loanOffers: { offers },
    log,
    today: () => '2026-11-22',
  }).follow(createSearchIndex())
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { err: new Error('the database is away') },
    'the search could not read the lenders; it will read them again when they next change',
  )
  tell('lender')
  await expect.poll(() => offers).toHaveBeenCalledTimes(2)
  expect(log.error).toHaveBeenCalledTimes(1)
  stop()
})
