import { type PageHandle, pageContext } from '#app/context.ts'
import { describeLoanPage } from '#app/features/student-loans/situation/describe-page.server.ts'
import { federalFacts } from '#app/features/student-loans/situation/federal-messages.ts'
import { listRates } from '#app/features/student-loans/situation/federal-rates.ts'
import { messages as loanMessages } from '#app/features/student-loans/situation/messages.ts'
import { paths } from '#app/features/student-loans/situation/paths.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Faq } from '#app/ui/faq/faq.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { directLoanRates } from '#domain/award-years/direct-loans.ts'
import { listOpenForms } from '#domain/award-years/fafsa-dates.ts'
import { formatDollars } from '#domain/money.ts'
import type { Route } from './+types/under-18-page.ts'
import { messages } from './under-18-messages.ts'
import styles from './under-18-page.module.css'

export const handle = { cache: { params: [] } } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { title, description, breadcrumb: name } = messages
  const described = { path: paths.under18, name, description, breadcrumbs }
  return {
    forms: listOpenForms(context.get(pageContext).today()),
    ...(await describeLoanPage(context, described, { title })),
  }
}

export const meta = pageMeta

const breadcrumbs = [
  { name: loanMessages.studentLoans, item: paths.landing },
  { name: messages.breadcrumb, item: paths.under18 },
]

interface Step {
  title: string
  points: readonly string[]
  link: { text: string; href: string }
}

const { name: year, undergraduateYearlyLimits } = awardYear202627
const { starting, dates } = messages

/** What a student who starts college before 18 can borrow, and what a cosigner has to know. */
const startingStep: Step = {
  title: starting.title,
  points: [
    starting.federal({ limit: formatDollars(undergraduateYearlyLimits.dependent.firstYearCents), year }),
    ...listRates(['undergraduate'], directLoanRates[year]).map((loans) =>
      federalFacts.rate({ ...loans, year }),
    ),
    federalFacts.eligibleOnly,
    starting.private,
    starting.cosigner,
  ],
  link: { text: starting.link, href: paths.cosigning },
}

/** Tells visitors under 18 what to use before any loan and how loans work. It shows no offers. */
export default function Under18Page({ loaderData: { forms } }: Route.ComponentProps) {
  const datesStep: Step = {
    title: dates.title,
    points: [...forms.map(dates.form), dates.earlier, dates.birthday],
    link: dates.link,
  }
  const steps: readonly Step[] = [...messages.steps, datesStep, startingStep]
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <div className={styles.head}>
          <h1>{messages.heading}</h1>
          <p className={styles.lead}>{messages.lead}</p>
        </div>
        <div className={styles.steps}>
          {steps.map((step) => (
            <Card as="section" className={styles.step} key={step.title}>
              <h2>{step.title}</h2>
              <ul>
                {step.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <p>
                <a href={step.link.href}>{step.link.text}</a>
              </p>
            </Card>
          ))}
        </div>
        <section className={styles.learn}>
          <Faq
            questions={messages.learn.map(({ title, text }) => ({
              key: title,
              question: title,
              answer: <p>{text}</p>,
            }))}
            title={messages.learnTitle}
          />
        </section>
        <Card as="section" className={styles.change} data-print="no" padding="small">
          <h2>{messages.changeTitle}</h2>
          <a href={`${paths.questions}?question=age`}>{messages.change}</a>
          <form action={paths.questions} method="post">
            <Button fitContent name="clear" size="small" type="submit" value="all" variant="white-ns">
              {messages.clear}
            </Button>
          </form>
        </Card>
      </Container>
    </Section>
  )
}
