import { NoneListed, useListings } from '#app/shell/listings.tsx'
import { Card } from '#app/ui/card/card.tsx'
import styles from '#kit/listing/list/list-page.module.css'
import { questionFromOffers } from '#products/student-loans/situation/questions.ts'
import type { Situation } from '#products/student-loans/situation/situation.server.ts'
import { offersText } from './offers-messages.ts'

/** Suggests what to try when no loan fits. */
export function NoOffers({ questionsPath }: Pick<Situation, 'questionsPath'>) {
  if (useListings().PSL === 'none') return <NoneListed line="PSL" />
  return (
    <Card className={styles.none}>
      <p>{offersText.empty}</p>
      <p>
        <a href={questionFromOffers('amount', questionsPath)}>{offersText.changeAmount}</a>
      </p>
    </Card>
  )
}
