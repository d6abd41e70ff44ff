import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { CardList } from '#app/ui/card-list/card-list.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import { ItemTitle } from './item-title.tsx'
import styles from './lists.module.css'
import { listText } from './messages.ts'

export function RepaymentOptionsList({ entry }: BlockProps<'Repayment options list'>) {
  return (
    <Stack>
      <BlockTitle of={entry} />
      <CardList>
        {entry.fields.options.map(({ _key, title, text, paidInSchool }, at) => (
          <Card as="li" key={_key ?? at} className={styles.option}>
            <Stack>
              <ItemTitle in={entry}>
                <Words text={title} />
              </ItemTitle>
              <p>
                <Words text={text} />
              </p>
            </Stack>
            <dl className={styles.fact}>
              <dt className={styles.soft}>{listText.whileInSchool}</dt>
              <dd>{paidInSchool ? <Words text={paidInSchool} /> : listText.notTold}</dd>
            </dl>
          </Card>
        ))}
      </CardList>
    </Stack>
  )
}
