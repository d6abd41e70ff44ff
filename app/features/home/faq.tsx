import { Details } from '#app/ui/details/details.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from './home.module.css'
import { words } from './words.ts'

/** The five questions people ask first. */
export function Faq({ siteName }: { siteName: string }) {
  return (
    <Section>
      <Container className={styles.faq}>
        <h2>{words.faq.title}</h2>
        <div className={styles.questions}>
          {words.faq.list(siteName).map(({ question, answer }, index) => (
            <Details
              key={question}
              summary={<h3 className={styles.question}>{question}</h3>}
              open={index === 0}
            >
              <p>{answer}</p>
            </Details>
          ))}
        </div>
      </Container>
    </Section>
  )
}
