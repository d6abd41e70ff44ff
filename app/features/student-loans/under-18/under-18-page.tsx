import { type PageHandle, servicesContext } from '#app/context.ts'
import { describeLoanPage } from '#app/features/student-loans/describe-page.server.ts'
import { paths } from '#app/features/student-loans/paths.ts'
import { words as loanWords } from '#app/features/student-loans/words.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { Route } from './+types/under-18-page.ts'
import styles from './under-18-page.module.css'
import { words } from './under-18-words.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  const { description, breadcrumb: name } = words
  const title = words.title(context.get(servicesContext).config.siteName)
  return describeLoanPage(context, { path: paths.under18, name, description, breadcrumbs }, { title })
}

export const meta = pageMeta

const breadcrumbs = [
  { name: loanWords.studentLoans, item: paths.landing },
  { name: words.breadcrumb, item: paths.under18 },
]

/** For someone under 18: what comes before any loan, and how loans work. No offers. */
export default function Under18Page() {
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <div className={styles.head}>
          <h1>{words.heading}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        <div className={styles.steps}>
          {words.steps.map((step) => (
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
          <h2>{words.learnTitle}</h2>
          {words.learn.map((entry) => (
            <Details key={entry.title} summary={<h3 className={styles.question}>{entry.title}</h3>}>
              <p>{entry.text}</p>
            </Details>
          ))}
        </section>
        <Card as="section" className={styles.change} data-print="no" padding="small">
          <h2>{words.changeTitle}</h2>
          <a href={`${paths.questions}?question=age`}>{words.change}</a>
          <form action={paths.questions} method="post">
            <Button fitContent name="clear" size="small" type="submit" value="all" variant="white-ns">
              {words.clear}
            </Button>
          </form>
        </Card>
      </Container>
    </Section>
  )
}
