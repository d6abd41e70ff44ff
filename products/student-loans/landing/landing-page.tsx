import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { describeKnownSchools } from '#app/features/schools/known-schools.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { NoneListed, useSamplesPoint } from '#app/shell/listings.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Hero, LastWords, Points, Steps } from '#app/ui/landing/landing.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { directLoanRates } from '#domain/award-years/direct-loans.ts'
import type { PageMetadata } from '#domain/structured-data/page-metadata.ts'
import { listRates } from '#products/student-loans/situation/federal-rates.ts'
import { messages } from '#products/student-loans/situation/messages.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import type { Route } from './+types/landing-page.ts'
import { FederalLimits } from './federal-limits.tsx'
import { landingMessages as said } from './landing-messages.ts'
import { StartForm } from './start-form.tsx'
import { TwoEnds } from './two-ends.tsx'

export const handle = { cache: { params: [] } } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  context.get(pageContext).tag('school')
  return {
    known: describeKnownSchools(services.schools),
    federal: {
      year: awardYear202627.name,
      limits: awardYear202627.undergraduateYearlyLimits,
      rates: listRates(['undergraduate'], directLoanRates[awardYear202627.name]),
    },
    ...(await describePage(context, metadata)),
  }
}

const breadcrumbs = [{ name: messages.studentLoans, item: paths.landing }]

const metadata: PageMetadata = {
  pageUrl: paths.landing,
  title: said.metaTitle,
  description: said.description,
  category: 'student-loans',
  breadcrumbsList: breadcrumbs,
  faq: said.faq,
  howTo: { name: said.howTitle, steps: said.how },
}

export const meta = pageMeta

/** Explains private student loans and what to use before them, and leads to the comparison. */
export default function LandingPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Section space="page">
        <Container>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <Hero
            example={<TwoEnds />}
            lead={said.lead}
            start={<StartForm known={loaderData.known} />}
            title={said.title}
          />
          <NoneListed line="PSL" />
        </Container>
      </Section>
      <Section>
        <Container>
          <h2>{said.whatTitle}</h2>
          <Points points={said.what} />
        </Container>
      </Section>
      <Section surface="deep">
        <Container>
          <FederalLimits {...loaderData.federal} />
        </Container>
      </Section>
      <Section>
        <Container>
          <Steps steps={said.how} time={said.howTime} title={said.howTitle} />
        </Container>
      </Section>
      <Section>
        <Container>
          <h2>{said.promisesTitle}</h2>
          <Points points={[...said.promises, ...useSamplesPoint('PSL')]} />
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
