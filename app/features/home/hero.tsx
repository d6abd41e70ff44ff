import { href } from 'react-router'
import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import SchoolPicker from '#app/features/schools/school-picker.island.tsx'
import { Island } from '#app/islands/island.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Container } from '#app/ui/page/page.tsx'
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx'
import { ExampleYear } from './example-year.tsx'
import styles from './hero.module.css'
import { homeText } from './messages.ts'
import type { SampleCost } from './sample-cost.ts'

/** The promise, the first question, and a year of college as a picture. */
export function Hero({ cost, known }: { cost: SampleCost | null; known: KnownSchools }) {
  return (
    <div className={styles.hero} data-surface="loans">
      <Container className={styles.inside}>
        <div className={styles.words}>
          <h1>{homeText.hero.title}</h1>
          <p className={styles.text}>{homeText.hero.text}</p>
          {/* A plain POST form: the questions are separate pages, and what is typed stays out of their URL. */}
          <form action={href('/student-loans/signup')} className={styles.ask} data-print="no" method="post">
            <Island
              name="school-picker"
              of={SchoolPicker}
              props={{ canGoOn: true, id: 'school', label: homeText.hero.school, name: 'school', known }}
            />
            <Button className={styles.submit} type="submit">
              {homeText.hero.submit}
            </Button>
          </form>
          <p className={styles.note}>
            {homeText.hero.free} <Tooltip text={homeText.hero.noCheckTip}>{homeText.hero.noCheck}</Tooltip>.{' '}
            {homeText.hero.nothingSent}
          </p>
        </div>
        <ExampleYear cost={cost} />
      </Container>
    </div>
  )
}
