import { href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { NoneListed, useSamplesPoint } from '#app/shell/listings.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { CardLink } from '#app/ui/card/card.tsx'
import landing from '#app/ui/landing/landing.module.css'
import { Hero, LastWords, Points, Steps } from '#app/ui/landing/landing.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { cardLaw } from '#domain/cards/card-law.ts'
import type { PageMetadata } from '#domain/structured-data/page-metadata.ts'
import type { Route } from './+types/landing-page.ts'
import { CarriedBalance } from './carried-balance.tsx'
import { landingMessages as said } from './landing-messages.ts'
import { listKinds } from './list-kinds.server.ts'
import { StartForm } from './start-form.tsx'

export const handle = { cache: { params: [] } } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  return { kinds: await listKinds(context), ...(await describePage(context, metadata)) }
}

const breadcrumbs = [{ name: said.line, item: href('/credit-cards') }]

const metadata: PageMetadata = {
  pageUrl: href('/credit-cards'),
  title: said.metaTitle,
  description: said.description,
  category: 'credit-cards',
  breadcrumbsList: breadcrumbs,
  faq: said.faq,
  howTo: { name: said.howTitle, steps: said.how },
}

export const meta = pageMeta

const articles = {
  young: href('/resources/:category/:slug', {
    category: 'credit-cards',
    slug: 'first-credit-card-under-21',
  }),
  minimum: href('/resources/:category/:slug', {
    category: 'credit-cards',
    slug: 'what-minimum-payments-cost',
  }),
} as const

/** Explains what a card can bring or cost and what the law asks before 21, and leads to the marketplace. */
export default function LandingPage({ loaderData: { kinds } }: Route.ComponentProps) {
  return (
    <>
      <Section space="page">
        <Container>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <Hero example={<CarriedBalance />} lead={said.lead} start={<StartForm />} title={said.title} />
          <NoneListed line="CC" />
        </Container>
      </Section>
      <Section>
        <Container>
          <Steps steps={said.how} time={said.howTime} title={said.howTitle} />
        </Container>
      </Section>
      <Section surface="deep">
        <Container>
          <div className={landing.pair}>
            <div className={landing.text}>
              <h2>{said.youngTitle}</h2>
              {said.young.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            <div>
              <ul className={landing.links}>
                <li>
                  <a href={articles.young}>{said.article}</a>
                </li>
                <li>
                  <a href={articles.minimum}>{said.minimum}</a>
                </li>
                <li>
                  <a href={`${href('/resources/glossary')}#authorized-user`}>{said.authorized}</a>
                </li>
                <li>
                  <a href={href('/credit-cards/reviews')}>{said.reviews}</a>
                </li>
              </ul>
              {[cardLaw.ownIncome.source, cardLaw.campusGifts.source].map((source) => (
                <div className={landing.small} key={source.title}>
                  <SourceLine source={source} />
                </div>
              ))}
            </div>
          </div>
        </Container>
      </Section>
      {kinds.length === 0 ? null : (
        <Section>
          <Container>
            <h2>{said.kindsTitle}</h2>
            <Points
              points={kinds.map(({ title, text, path }) => ({
                title,
                text,
                link: <CardLink href={path}>{title}</CardLink>,
              }))}
            />
          </Container>
        </Section>
      )}
      <Section>
        <Container>
          <h2>{said.promisesTitle}</h2>
          <Points points={[...said.promises, ...useSamplesPoint('CC')]} />
        </Container>
      </Section>
      <Section>
        <Container>
          <LastWords {...said}>
            <ButtonLink href={href('/credit-cards/marketplace')} withArrow>
              {said.endStart}
            </ButtonLink>
          </LastWords>
        </Container>
      </Section>
    </>
  )
}
