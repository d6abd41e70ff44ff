import { href } from 'react-router'
import type { BlockProps } from '#app/blocks/block.ts'
import type { ScholarshipFacts } from '#app/blocks/block-data.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { CardList } from '#app/ui/card-list/card-list.tsx'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import { productBlockText } from './messages.ts'
import styles from './products.module.css'

/** The open scholarships, or other places to look when none is open. */
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
        <CardList>
          {fitting.slice(0, limit === undefined ? undefined : Math.max(1, limit)).map((scholarship) => (
            <Scholarship key={scholarship.id} scholarship={scholarship} />
          ))}
        </CardList>
      )}
    </div>
  )
}

function Scholarship({ scholarship }: { scholarship: ScholarshipFacts }) {
  const { name, isSample, amountCents, deadline } = scholarship
  return (
    <Card as="li" className={styles.item}>
      {isSample ? (
        <Chips>
          <Chip>{productBlockText.sample}</Chip>
        </Chips>
      ) : null}
      <p className={styles.name}>{name}</p>
      <p className={styles.figure}>
        {amountCents === undefined
          ? productBlockText.scholarships.amountNotStated
          : productBlockText.scholarships.amount(amountCents)}
      </p>
      <p className={styles.soft}>
        {deadline === undefined ? (
          productBlockText.scholarships.always
        ) : (
          <>
            {productBlockText.scholarships.until}{' '}
            <time dateTime={deadline}>{productBlockText.day(deadline)}</time>
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
      <p className={styles.name}>{productBlockText.scholarships.empty}</p>
      <p>{productBlockText.scholarships.emptyText}</p>
      <ButtonLink
        href={href('/fafsa/:slug', { slug: 'fafsa-complete-guide' })}
        variant="white"
        size="small"
        fitContent
      >
        {productBlockText.scholarships.fafsa}
      </ButtonLink>
    </Card>
  )
}
