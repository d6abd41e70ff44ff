import { measureBurst } from './burst.ts'
import { measureCards } from './cards.ts'
import { measureContentAttack } from './content-attack.ts'
import { measureContentHttp } from './content-http.ts'
import { measureContentImages } from './content-images.ts'
import { measureContentQueries } from './content-queries.ts'
import { measureContentStoreSize } from './content-store.ts'
import { measureCosts } from './costs.ts'
import { measureLoanCosts } from './loan-costs.ts'
import { measureLoanOffers } from './loan-offers.ts'
import { measureMetrics } from './metrics.ts'
import { measureNavigation } from './navigation.ts'
import { measurePages } from './pages.ts'
import { measureRefinanceOffers } from './refinance-offers.ts'
import { measureScholarships } from './scholarships.ts'
import { measureSchoolSearch } from './school-search.ts'
import { measureSiteSearch } from './site-search.ts'
import { measureSizes } from './sizes.ts'
import { measureStart } from './start.ts'

// `npm run bench` prints each figure beside its budget; `npm run bench -- sizes start` runs only the named
// measures. Ratios are measured side by side in one run, because machines differ. Nothing is asserted here.

const measures = {
  sizes: measureSizes,
  'loan-costs': measureLoanCosts,
  'loan-offers': measureLoanOffers,
  'refinance-offers': measureRefinanceOffers,
  cards: measureCards,
  'school-search': measureSchoolSearch,
  scholarships: measureScholarships,
  'site-search': measureSiteSearch,
  'content-store': measureContentStoreSize,
  'content-queries': measureContentQueries,
  'content-http': measureContentHttp,
  'content-attack': measureContentAttack,
  'content-images': measureContentImages,
  start: measureStart,
  pages: measurePages,
  metrics: measureMetrics,
  burst: measureBurst,
  costs: measureCosts,
  navigation: measureNavigation,
}
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in measures))
if (unknown.length > 0)
  throw new Error(
    `There is no measure named ${unknown.join(', ')}. The measures are ${Object.keys(measures).join(', ')}.`,
  )

for (const [name, measure] of Object.entries(measures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  try {
    for (const { what, value, budget } of await measure())
      console.log(`${what.padEnd(66)} ${value.padStart(20)}   budget ${budget}`)
  } catch (error) {
    // The other measures are still worth running.
    console.error(`${name}: not measured:`, error)
    process.exitCode = 1
  }
}
process.exit()
