import { Card, CardLink } from '#app/ui/card/card.tsx'
import { Chip } from '#app/ui/chip/chip.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Illustration, type IllustrationName } from '#app/ui/illustration/illustration.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from './home.module.css'
import { words } from './words.ts'

interface Product {
  words: { title: string; text: string }
  illustration: IllustrationName
  /** Where it is; a product without pages yet says that it is not open. */
  to?: string
}

const products: readonly Product[] = [
  { words: words.products.loans, illustration: 'coin', to: '/student-loans' },
  { words: words.products.refinance, illustration: 'step' },
  { words: words.products.scholarships, illustration: 'calendar' },
  { words: words.products.cards, illustration: 'key' },
  { words: words.products.fafsa, illustration: 'letter' },
]

/** The five products; those that are not open yet say so and lead nowhere. */
export function ProductCards() {
  return (
    <Section className={styles.products}>
      <Container>
        <h2>{words.products.title}</h2>
        <p className={styles.lead}>{words.products.text}</p>
        <ul className={styles.cards}>
          {products.map(({ words: { title, text }, illustration, to }) => (
            <Card as="li" className={styles.product} key={title} data-open={to ? true : undefined}>
              <Illustration name={illustration} />
              <h3>{to ? <CardLink href={to}>{title}</CardLink> : title}</h3>
              <p className={styles.soft}>{text}</p>
              {to ? (
                <span className={styles.go} aria-hidden="true">
                  {words.products.open} <Icon name="arrow" size={18} />
                </span>
              ) : (
                <Chip className={styles.chip}>{words.products.notOpen}</Chip>
              )}
            </Card>
          ))}
        </ul>
      </Container>
    </Section>
  )
}
