import { href } from 'react-router'
import { Card, CardLink } from '#app/ui/card/card.tsx'
import { Chip } from '#app/ui/chip/chip.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Illustration, type IllustrationName } from '#app/ui/illustration/illustration.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from './home.module.css'
import { messages } from './messages.ts'

interface Product {
  /** `open` is the call to action of a product that is open. */
  words: { title: string; text: string; open?: string }
  illustration: IllustrationName
  /** The path of the product's pages; absent while the product is not open yet. */
  to?: string
}

const products: readonly Product[] = [
  { words: messages.products.loans, illustration: 'coin', to: href('/student-loans') },
  { words: messages.products.refinance, illustration: 'step', to: href('/refinance-student-loans') },
  { words: messages.products.cards, illustration: 'key', to: href('/credit-cards') },
  { words: messages.products.scholarships, illustration: 'calendar', to: href('/scholarships') },
  { words: messages.products.fafsa, illustration: 'letter' },
]

/** The five products, open ones first; those that are not open yet say so and have no link. */
export function ProductCards() {
  return (
    <Section>
      <Container>
        <h2>{messages.products.title}</h2>
        <p className={styles.lead}>{messages.products.text}</p>
        <ul className={styles.cards}>
          {products.map(({ words: { title, text, open }, illustration, to }) => (
            <Card as="li" className={styles.product} key={title} data-open={to ? true : undefined}>
              <Illustration name={illustration} />
              <h3>{to ? <CardLink href={to}>{title}</CardLink> : title}</h3>
              <p className={styles.soft}>{text}</p>
              {to ? (
                <span className={styles.go} aria-hidden="true">
                  {open} <Icon name="arrow" size={18} />
                </span>
              ) : (
                <Chip className={styles.chip}>{messages.products.notOpen}</Chip>
              )}
            </Card>
          ))}
        </ul>
      </Container>
    </Section>
  )
}
