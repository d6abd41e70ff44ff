import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { knownSchools } from '#app/features/schools/known-schools.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { structuredDataOf } from '#app/shell/structured-data.server.ts'
import type { PageMetadata } from '#domain/structured-data/page-metadata.ts'
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
  const services = context.get(servicesContext)
  const page = context.get(pageContext)
  for (const topic of ['loan_offer', 'lender', 'school']) page.tag(topic)
  const today = page.today()
  return {
    cost: sampleCost(await services.loanOffers.offers(today), today),
    known: knownSchools(services.schools),
    structuredData: await structuredDataOf(context, metadata(services.config)),
  }
}

function metadata({ siteName }: { siteName: string }): PageMetadata {
  return {
    pageUrl: '/',
    title: words.title(siteName),
    description: words.description,
    faq: words.faq.list(siteName).map(({ question, answer }) => ({ title: question, text: answer })),
    howTo: { name: words.steps.title, steps: words.steps.list },
  }
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
