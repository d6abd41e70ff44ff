import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Stack } from '#app/ui/page/page.tsx'
import { ItemTitle } from './item-title.tsx'
import styles from './lists.module.css'
import { listWords } from './words.ts'

export function RepaymentOptionsList({ entry }: BlockProps<'Repayment options list'>) {
  return (
    <Stack>
      <BlockTitle of={entry} />
      <ul className={classNames(shared.columns, styles.columns)}>
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
              <dt className={styles.soft}>{listWords.whileInSchool}</dt>
              <dd>{paidInSchool ? <Words text={paidInSchool} /> : listWords.notTold}</dd>
            </dl>
          </Card>
        ))}
      </ul>
    </Stack>
  )
}
