import { href } from 'react-router'
import { buildOutline } from '#app/blocks/outline.ts'
import { PageScopeProvider } from '#app/blocks/page-scope.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { ContentSection } from '#app/blocks/sections/content-section.tsx'
import { numberSources } from '#app/blocks/sources.ts'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { describeKnownSchools } from '#app/features/schools/known-schools.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Faq } from '#app/ui/faq/faq.tsx'
import { Container, Section, Stack } from '#app/ui/page/page.tsx'
import { plainText } from '#cms/model/texts/plain-text.ts'
import { fillTokens } from '#cms/model/tokens/template-tokens.ts'
import type { PageMetadata } from '#domain/structured-data/page-metadata.ts'
import type { Route } from './+types/home-page.ts'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { type HomeContent, loadHomeContent } from './load-home-content.server.ts'
import { homeText } from './messages.ts'
import { ProductTiles } from './product-tiles.tsx'
import { sampleCost } from './sample-cost.ts'

export const handle = { cache: { params: [], allowsVendors: true } } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const page = context.get(pageContext)
  for (const topic of ['loan_offer', 'lender', 'school']) page.tag(topic)
  const today = page.today()
  const content = await loadHomeContent(context)
  const said = metadata(services.config, content)
  return {
    cost: sampleCost(await services.loanOffers.offers(today), today),
    known: describeKnownSchools(services.schools),
    content,
    ...(await describePage(context, said, { namesSite: true })),
  }
}

function metadata(
  { siteName }: { siteName: string },
  { questions, scope }: Pick<HomeContent, 'questions' | 'scope'>,
): PageMetadata {
  const filled = (text: string) => fillTokens(text, scope.words)
  return {
    pageUrl: href('/'),
    title: homeText.title(siteName),
    description: homeText.description,
    faq: questions.map(({ title, content }) => ({
      title: filled(title),
      text: filled(plainText(content)),
    })),
    howTo: { name: homeText.steps.title, steps: homeText.steps.list },
  }
}

export const meta = pageMeta

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { cost, known, content } = loaderData
  const { start, reading, questions } = content
  const written = { sections: [start, reading].filter((section) => section !== undefined) }
  const scope = { ...content.scope, outline: buildOutline(written), sources: numberSources(written) }
  return (
    <PageScopeProvider scope={scope}>
      <Hero cost={cost} known={known} />
      <ProductTiles />
      {start ? (
        <Section>
          <Container>
            <ContentSection section={start} />
          </Container>
        </Section>
      ) : null}
      {reading ? (
        <Section>
          <Container>
            <ContentSection section={reading} />
          </Container>
        </Section>
      ) : null}
      <Section>
        <Container>
          <Faq
            title={homeText.questions}
            questions={[
              ...questions.map(({ _key, title, content: answer }, index) => ({
                key: _key ?? index,
                question: <Words text={title} />,
                answer: (
                  <Stack>
                    <RichText value={answer} />
                  </Stack>
                ),
              })),
              { key: 'steps', question: homeText.steps.title, answer: <HowItWorks /> },
            ]}
          />
        </Container>
      </Section>
    </PageScopeProvider>
  )
}
