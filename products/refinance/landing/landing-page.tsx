import { href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { NoneListed, useSamplesPoint } from '#app/shell/listings.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import landing from '#app/ui/landing/landing.module.css'
import { Hero, LastWords, Points, Steps } from '#app/ui/landing/landing.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { PageMetadata } from '#domain/structured-data/page-metadata.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import type { Route } from './+types/landing-page.ts'
import { landingMessages as said } from './landing-messages.ts'
import { LongerLoan } from './longer-loan.tsx'
import { StartForm } from './start-form.tsx'

export const handle = { cache: { params: [] } } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  return describePage(context, metadata)
}

const breadcrumbs = [{ name: said.line, item: paths.landing }]

const metadata: PageMetadata = {
  pageUrl: paths.landing,
  title: said.metaTitle,
  description: said.description,
  category: 'refinance-student-loans',
  breadcrumbsList: breadcrumbs,
  faq: said.faq,
  howTo: { name: said.howTitle, steps: said.how },
}

export const meta = pageMeta

/** Explains what refinancing saves and ends, and leads to the questions and to the federal plans. */
export default function LandingPage() {
  return (
    <>
      <Section space="page">
        <Container>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <Hero example={<LongerLoan />} lead={said.lead} start={<StartForm />} title={said.title} />
          <NoneListed line="SLR" />
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
              <h2>{said.federalTitle}</h2>
              {said.federal.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            <ul className={landing.links}>
              <li>
                <a href={paths.plans}>{said.plans}</a>
              </li>
              <li>
                <a href={articles.federal}>{said.article}</a>
              </li>
              <li>
                <a href={articles.guide}>{said.guide}</a>
              </li>
            </ul>
          </div>
        </Container>
      </Section>
      <Section>
        <Container>
          <h2>{said.promisesTitle}</h2>
          <Points points={[...said.promises, ...useSamplesPoint('SLR')]} />
        </Container>
      </Section>
      <Section>
        <Container>
          <LastWords {...said}>
            <ButtonLink href={paths.questions} withArrow>
              {said.endStart}
            </ButtonLink>
          </LastWords>
        </Container>
      </Section>
    </>
  )
}

const articles = {
  federal: href('/resources/:category/:slug', {
    category: 'refinance-student-loans',
    slug: 'should-i-refinance-federal-loans',
  }),
  guide: href('/refinance-student-loans/:slug', { slug: 'student-loan-refinancing-complete-guide' }),
} as const
