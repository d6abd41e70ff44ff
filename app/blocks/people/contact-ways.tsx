import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { usePlainWords } from '#app/blocks/plain-words.ts'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Card } from '#app/ui/card/card.tsx'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import { contactAddress } from './contact-address.ts'
import styles from './people.module.css'

type Way = EntryOf<'Contact guidelines'>['fields']['ways'][number]

/** Cards with the ways to reach us, the fastest first. */
export function ContactGuidelines({ entry }: BlockProps<'Contact guidelines'>) {
  return (
    <>
      <BlockTitle of={entry} />
      <ul className={shared.columns}>
        {entry.fields.ways.map((way, at) => (
          <Card as="li" key={way._key ?? at} padding="small">
            <p>
              <strong>
                <Words text={way.title} />
              </strong>
            </p>
            <WayWords way={way} />
          </Card>
        ))}
      </ul>
    </>
  )
}

/** Ways to reach a lender or a card issuer, as a list of names and details. */
export function CustomerServiceInfoList({ entry }: BlockProps<'Customer service info list'>) {
  return (
    <>
      <BlockTitle of={entry} />
      <dl className={styles.ways}>
        {entry.fields.ways.map((way, at) => (
          <div key={way._key ?? at}>
            <dt>
              <Words text={way.title} />
            </dt>
            <dd>
              <WayWords way={way} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function WayWords({ way: { detail, text } }: { way: Way }) {
  const plain = usePlainWords()
  const address = detail && contactAddress(plain(detail))
  return (
    <>
      {detail ? <p>{address ? <a href={address}>{plain(detail)}</a> : <Words text={detail} />}</p> : null}
      {text ? (
        <p className={shared.source}>
          <Words text={text} />
        </p>
      ) : null}
    </>
  )
}
