import { useState } from 'react'
import type { KnownSchools } from '#app/features/schools/known-schools.ts'
import { SchoolPicker } from '#app/features/schools/school-picker.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import { Container } from '#app/ui/page/page.tsx'
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx'
import { CostCard } from './cost-card.tsx'
import styles from './hero.module.css'
import type { SampleCost } from './sample-cost.ts'
import { words } from './words.ts'

/** The promise, the one question to start with, and a real computed example beside it. */
export function Hero({ cost, known }: { cost: SampleCost | null; known: KnownSchools }) {
  const [searchError, setSearchError] = useState('')
  return (
    <section className={styles.hero}>
      <Container className={styles.inside}>
        <div className={styles.words}>
          <h1>{words.hero.title}</h1>
          <p className={styles.text}>{words.hero.text}</p>
          <ErrorSummary takesFocus={false} problems={searchError ? [{ message: searchError }] : []} />
          {/* A plain form: the questions are pages of their own, and what was typed stays out of their address. */}
          <form className={styles.ask} action="/student-loans/signup" method="post">
            <SchoolPicker
              id="school"
              label={words.hero.school}
              name="school"
              known={known}
              onSearchError={setSearchError}
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
