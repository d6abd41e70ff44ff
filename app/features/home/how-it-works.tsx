import { Illustration, type IllustrationName } from '#app/ui/illustration/illustration.tsx'
import { Container, Grid, Section } from '#app/ui/page/page.tsx'
import styles from './home.module.css'
import { homeText } from './messages.ts'

const drawings: readonly IllustrationName[] = ['letter', 'step', 'key']

/** The three steps from a question to a decision. */
export function HowItWorks() {
  return (
    <Section>
      <Container>
        <h2>{homeText.steps.title}</h2>
        <p className={styles.lead}>
          {homeText.steps.text} {homeText.steps.time}
        </p>
        <Grid as="ol" className={styles.steps}>
          {homeText.steps.list.map(({ title, text }, index) => (
            <li className={styles.step} key={title}>
              <Illustration name={drawings[index] ?? 'coin'} />
              <div>
                <h3>
                  {index + 1}. {title}
                </h3>
                <p className={styles.soft}>{text}</p>
              </div>
            </li>
          ))}
        </Grid>
      </Container>
    </Section>
  )
}
