import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import SchoolPicker from '#app/features/schools/school-picker.island.tsx'
import { Island } from '#app/islands/island.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import { Container } from '#app/ui/page/page.tsx'
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx'
import { CostCard } from './cost-card.tsx'
import styles from './hero.module.css'
import type { SampleCost } from './sample-cost.ts'
import { words } from './words.ts'

/** The promise, the one question to start with, and a real computed example beside it. */
export function Hero({ cost, known }: { cost: SampleCost | null; known: KnownSchools }) {
  return (
    <section className={styles.hero}>
      <Container className={styles.inside}>
        <div className={styles.words}>
          <h1>{words.hero.title}</h1>
          <p className={styles.text}>{words.hero.text}</p>
          {/* A plain form: the questions are pages of their own, and what was typed stays out of their address. */}
          <form className={styles.ask} action="/student-loans/signup" method="post">
            <Island
              name="school-picker"
              of={SchoolPicker}
              props={{ id: 'school', label: words.hero.school, name: 'school', known }}
            />
            <Button className={styles.submit} type="submit">
              {words.hero.submit}
            </Button>
          </form>
          <Chips className={styles.chips}>
            <Chip>{words.hero.rank}</Chip>
            <Chip>
              <Tooltip text={words.hero.noCheckTip}>{words.hero.noCheck}</Tooltip>
            </Chip>
            <Chip>{words.hero.nothingSent}</Chip>
          </Chips>
        </div>
        <div className={styles.example}>
          <Illustration className={styles.coin} name="coin" />
          <CostCard cost={cost} />
        </div>
      </Container>
    </section>
  )
}
