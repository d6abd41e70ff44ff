import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Points } from '#app/ui/part/part.tsx'
import type { listOpenForms } from '#domain/award-years/fafsa-dates.ts'
import { under18Text } from './under-18-messages.ts'
import styles from './under-18-page.module.css'

const { dates, first } = under18Text

/** The one thing to do now, with its dates: the form for federal aid. */
export function FirstStep({ forms }: { forms: ReturnType<typeof listOpenForms> }) {
  return (
    <Card as="section" className={styles.first}>
      <div className={styles.body}>
        <h2>{first.title}</h2>
        <p className={styles.lead}>{first.lead}</p>
        <ButtonLink fitContent href={first.link.href} withArrow>
          {first.link.text}
        </ButtonLink>
        <Points points={first.points} />
      </div>
      <div className={styles.body}>
        <h3>{dates.title}</h3>
        <Points points={[...forms.map(dates.form), dates.earlier]} />
        <p>
          <a href={dates.link.href}>{dates.link.text}</a>
        </p>
      </div>
    </Card>
  )
}
