import { measureContentHttp } from './content-http.ts'
import { measureContentImages } from './content-images.ts'
import { measureContentQueries } from './content-queries.ts'
import { measureContentStoreSize } from './content-store.ts'
import { measureLoanCosts } from './loan-costs.ts'
import { measureLoanOffers } from './loan-offers.ts'
import { measurePages } from './pages.ts'
import { measureSchoolSearch } from './school-search.ts'
import { measureSiteSearch } from './site-search.ts'
import { measureSizes } from './sizes.ts'
import { measureStart } from './start.ts'

// `npm run bench`: prints each figure beside its budget. Ratios are taken side by side in
// one run, since machines differ; nothing is asserted here.

const measures = [
  measureSizes,
  measureLoanCosts,
  measureLoanOffers,
  measureSchoolSearch,
  measureSiteSearch,
  measureContentStoreSize,
  measureContentQueries,
  measureContentHttp,
  measureContentImages,
  measureStart,
  measurePages,
]
for (const measure of measures) {
  const lines = await measure()
  for (const { what, value, budget } of lines)
    console.log(`${what.padEnd(62)} ${value.padStart(18)}   budget ${budget}`)
}
process.exit(0)
