import type { BlockProps } from '#app/blocks/block.ts'
import type { ScholarshipFacts } from '#app/blocks/block-data.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import styles from './products.module.css'
import { words } from './words.ts'

/** The scholarships that are open, or where else to look while there is none. */
export function ScholarshipOffers({ entry }: BlockProps<'Scholarship offers'>) {
  const { data } = usePageScope()
  const { lenderIds = [], limit } = entry.fields
  const fitting = data.scholarships.filter(({ id }) => lenderIds.length === 0 || lenderIds.includes(id))
  return (
    <div className={styles.block}>
      <BlockTitle of={entry} />
      {fitting.length === 0 ? (
        <NoneOpen />
      ) : (
        <ul className={styles.grid}>
          {fitting.slice(0, limit === undefined ? undefined : Math.max(1, limit)).map((scholarship) => (
            <Scholarship key={scholarship.id} scholarship={scholarship} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Scholarship({ scholarship }: { scholarship: ScholarshipFacts }) {
  const { name, isSample, amountCents, deadline } = scholarship
  return (
    <Card as="li" className={styles.item} padding="small">
      {isSample ? (
        <Chips>
          <Chip>{words.sample}</Chip>
        </Chips>
      ) : null}
      <p className={styles.name}>{name}</p>
      <p className={styles.figure}>
        {amountCents === undefined
          ? words.scholarships.amountNotSaid
          : words.scholarships.amount(amountCents)}
      </p>
      <p className={styles.soft}>
        {deadline === undefined ? (
          words.scholarships.always
        ) : (
          <>
            {words.scholarships.until} <time dateTime={deadline}>{words.day(deadline)}</time>
          </>
        )}
      </p>
    </Card>
  )
}

function NoneOpen() {
  return (
    <Card className={styles.item}>
      <Illustration name="calendar" />
      <p className={styles.name}>{words.scholarships.empty}</p>
      <p>{words.scholarships.emptyText}</p>
      <ButtonLink href="/fafsa" variant="white" size="small" fitContent>
        {words.scholarships.fafsa}
      </ButtonLink>
    </Card>
  )
}
