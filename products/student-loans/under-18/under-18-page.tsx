import { data } from 'react-router'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { toPageTitle } from '#app/shell/page-title.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { Faq } from '#app/ui/faq/faq.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { Points } from '#app/ui/part/part.tsx'
import { listOpenForms } from '#domain/award-years/fafsa-dates.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { describeLoanPage } from '#products/student-loans/situation/describe-page.server.ts'
import { situationText } from '#products/student-loans/situation/messages.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import type { Route } from './+types/under-18-page.ts'
import { listBirthYears, readBirthMonth } from './birth-month.ts'
import { FirstStep } from './first-step.tsx'
import { InCollege } from './in-college.tsx'
import { findLendersOfMinors } from './lenders-of-minors.ts'
import { PrivateLoans } from './private-loans.tsx'
import { Row } from './row.tsx'
import { Turning18 } from './turning-18.tsx'
import { under18Text } from './under-18-messages.ts'
import styles from './under-18-page.module.css'

export const handle = { cache: { params: [] } } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { loanOffers } = context.get(servicesContext)
  const page = context.get(pageContext)
  for (const topic of ['loan_offer', 'lender']) page.tag(topic)
  const today = page.today()
  const { title, description, breadcrumb: name } = under18Text
  const described = { path: paths.under18, name, description, breadcrumbs }
  return {
    forms: listOpenForms(today),
    lenders: findLendersOfMinors(await loanOffers.offers(today)),
    years: listBirthYears(today),
    ...(await describeLoanPage(context, described, { title })),
  }
}

/**
 * Answers when a visitor turns 18, on the same page. The month of birth comes in the body of the request, so that no
 * address, history or log holds it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const reading = readBirthMonth(form, context.get(pageContext).today())
  return data(reading, { status: reading.problems.length > 0 ? 400 : 200 })
}

export const meta = metaWithoutTitle

const breadcrumbs = [
  { name: situationText.studentLoans, item: paths.landing },
  { name: under18Text.breadcrumb, item: paths.under18 },
]

/** Tells visitors under 18 what is open to them before any private loan, and from when they can sign for one. */
export default function Under18Page({ loaderData, actionData: reading }: Route.ComponentProps) {
  const { forms, lenders, years } = loaderData
  const { siteName } = usePublicSettings()
  const problems = reading?.problems ?? []
  return (
    <Section space="page">
      {/* Set here because `meta` does not receive the result of the form's action. */}
      <title>{toPageTitle(under18Text.title, siteName, { hasErrors: problems.length > 0 })}</title>
      <Container className={styles.page}>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <ErrorSummary problems={problems} title={under18Text.problem} />
        <div className={styles.head}>
          <h1>{under18Text.heading}</h1>
          <p className={styles.lead}>{under18Text.lead}</p>
        </div>
        <FirstStep forms={forms} />
        <div className={styles.parts}>
          {under18Text.steps.map((step) => (
            <Row key={step.title} title={step.title}>
              <Points points={step.points} />
              <p>
                <a href={step.link.href}>{step.link.text}</a>
              </p>
            </Row>
          ))}
          <InCollege />
          <PrivateLoans lenders={lenders} />
          <Turning18 reading={reading} years={years} />
        </div>
        <section className={styles.learn}>
          <Faq
            questions={under18Text.learn.map(({ title, text }) => ({
              key: title,
              question: title,
              answer: <p>{text}</p>,
            }))}
            title={under18Text.learnTitle}
          />
        </section>
        <section className={styles.change} data-print="no">
          <h2>{under18Text.changeTitle}</h2>
          <a href={`${paths.questions}?question=who`}>{under18Text.change}</a>
          <form action={paths.questions} method="post">
            <Button fitContent name="clear" size="small" type="submit" value="all" variant="white-ns">
              {under18Text.clear}
            </Button>
          </form>
        </section>
      </Container>
    </Section>
  )
}
