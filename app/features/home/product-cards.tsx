import { usePageRender } from '#app/page-render.ts'
import { Card, CardLink } from '#app/ui/card/card.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from './home.module.css'
import { homeText } from './messages.ts'

/** The products, each a card that leads to its first page. */
export function ProductCards() {
  const { productLinks } = usePageRender()
  return (
    <Section>
      <Container>
        <h2>{homeText.products.title}</h2>
        <p className={styles.lead}>{homeText.products.text}</p>
        <ul className={styles.cards}>
          {productLinks.map(({ label, to, card }) => (
            <Card as="li" className={styles.product} key={to}>
              <Illustration name={card.illustration} />
              <h3>
                <CardLink href={to}>{label}</CardLink>
              </h3>
              <p className={styles.soft}>{card.text}</p>
              <span className={styles.go} aria-hidden="true">
                {card.open} <Icon name="arrow" size={18} />
              </span>
            </Card>
          ))}
        </ul>
      </Container>
    </Section>
  )
}
