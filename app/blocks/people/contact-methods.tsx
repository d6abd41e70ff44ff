import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { usePlainWords } from '#app/blocks/plain-words.ts'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Card } from '#app/ui/card/card.tsx'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import { contactAddress } from './contact-address.ts'
import styles from './people.module.css'

type Method = EntryOf<'Contact guidelines'>['fields']['ways'][number]

/** Cards with the ways to reach us, the fastest first. */
export function ContactGuidelines({ entry }: BlockProps<'Contact guidelines'>) {
  return (
    <>
      <BlockTitle of={entry} />
      <ul className={shared.columns}>
        {entry.fields.ways.map((method, at) => (
          <Card as="li" key={method._key ?? at}>
            <p>
              <strong>
                <Words text={method.title} />
              </strong>
            </p>
            <MethodText method={method} />
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
        {entry.fields.ways.map((method, at) => (
          <div key={method._key ?? at}>
            <dt>
              <Words text={method.title} />
            </dt>
            <dd>
              <MethodText method={method} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function MethodText({ method: { detail, text } }: { method: Method }) {
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
