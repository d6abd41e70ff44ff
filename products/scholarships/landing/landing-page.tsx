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
import type { PageMetadata } from '#domain/structured-data/page-metadata.ts'
import { listChoices } from '#products/scholarships/questions/answer-messages.ts'
import type { Route } from './+types/landing-page.ts'
import { HourExample } from './hour-example.tsx'
import { landingMessages as said } from './landing-messages.ts'
import { StartForm } from './start-form.tsx'

export const handle = { cache: { params: [] } } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  return describePage(context, metadata)
}

const breadcrumbs = [{ name: said.line, item: href('/scholarships') }]

const metadata: PageMetadata = {
  pageUrl: href('/scholarships'),
  title: said.metaTitle,
  description: said.description,
  category: 'scholarships',
  breadcrumbsList: breadcrumbs,
  faq: said.faq,
  howTo: { name: said.howTitle, steps: said.how },
}

export const meta = pageMeta

const articles = {
  guide: href('/scholarships/:slug', { slug: 'scholarships-complete-guide' }),
  worth: href('/resources/:category/:slug', {
    category: 'scholarships',
    slug: 'which-scholarships-are-worth-your-time',
  }),
  reviews: href('/scholarship/reviews'),
  displaced: href('/resources/:category/:slug', {
    category: 'scholarships',
    slug: 'will-a-scholarship-cut-my-aid',
  }),
  fafsa: href('/fafsa/:slug', { slug: 'fafsa-complete-guide' }),
} as const

/** Explains how scholarships are compared here and what to do before, and leads to the questions. */
export default function LandingPage() {
  return (
    <>
      <Section space="page">
        <Container>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <Hero
            example={<HourExample />}
            lead={said.lead}
            start={<StartForm levels={listChoices('level').map(({ value, label }) => ({ value, label }))} />}
            title={said.title}
          />
          <NoneListed line="SCHOLARSHIP" />
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
              <h2>{said.fafsaTitle}</h2>
              {said.fafsa.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            <ul className={landing.links}>
              <li>
                <a href="https://studentaid.gov/h/apply-for-aid/fafsa">{said.fafsaStart}</a>
              </li>
              <li>
                <a href={articles.fafsa}>{said.fafsaGuide}</a>
              </li>
              <li>
                <a href={articles.displaced}>{said.displaced}</a>
              </li>
            </ul>
          </div>
        </Container>
      </Section>
      <Section>
        <Container>
          <h2>{said.privacyTitle}</h2>
          <Points points={[said.asked, said.never, said.sent, ...useSamplesPoint('SCHOLARSHIP')]} />
        </Container>
      </Section>
      <Section>
        <Container>
          <h2>{said.readTitle}</h2>
          <Points
            points={said.read.map(({ title, text, slug }) => ({
              title,
              text,
              link: <CardLink href={articles[slug]}>{title}</CardLink>,
            }))}
          />
        </Container>
      </Section>
      <Section>
        <Container>
          <LastWords {...said}>
            <ButtonLink href={href('/scholarships/signup')} withArrow>
              {said.endStart}
            </ButtonLink>
          </LastWords>
        </Container>
      </Section>
    </>
  )
}
