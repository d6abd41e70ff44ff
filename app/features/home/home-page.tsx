import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { findLoanOffers } from '#app/features/loan-offers/queries.server.ts'
import { knownSchools } from '#app/features/schools/known-schools.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import type { Route } from './+types/home-page.ts'
import { Faq } from './faq.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { ProductCards } from './product-cards.tsx'
import { Promises } from './promises.tsx'
import { sampleCost } from './sample-cost.ts'
import { words } from './words.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { database, schools } = context.get(servicesContext)
  const page = context.get(pageContext)
  for (const topic of ['loan_offer', 'lender', 'school']) page.tag(topic)
  const offers = await findLoanOffers(database.read, { today: page.today() })
  return { cost: sampleCost(offers), known: knownSchools(schools) }
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: words.title(matches[0].loaderData.siteName) },
    { name: 'description', content: words.description },
  ]
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { siteName } = usePublicSettings()
  return (
    <>
      <Hero cost={loaderData.cost} known={loaderData.known} />
      <ProductCards />
      <HowItWorks />
      <Promises />
      <Faq siteName={siteName} />
    </>
  )
}
