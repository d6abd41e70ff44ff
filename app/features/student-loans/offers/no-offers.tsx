import styles from '#app/features/loan-offers/list/offers-page.module.css'
import { questionFromOffers } from '#app/features/student-loans/situation/questions.ts'
import type { Situation } from '#app/features/student-loans/situation/situation.server.ts'
import { Card } from '#app/ui/card/card.tsx'
import { messages } from './offers-messages.ts'

/** Suggests what to try when no loan fits. */
export function NoOffers({ questionsPath }: Pick<Situation, 'questionsPath'>) {
  return (
    <Card className={styles.none}>
      <p>{messages.empty}</p>
      <p>
        <a href={questionFromOffers('amount', questionsPath)}>{messages.changeAmount}</a>
      </p>
    </Card>
  )
}
