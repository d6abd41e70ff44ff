import { usePageRender } from '#app/page-render.ts'
import { Card, CardLink } from '#app/ui/card/card.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Illustration, type IllustrationName } from '#app/ui/illustration/illustration.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import styles from './home.module.css'
import { homeText } from './messages.ts'
import { Promises } from './promises.tsx'

const grounds = { PSL: 'loans', SLR: 'refi', CC: 'cards', SCHOLARSHIP: 'awards', FAFSA: 'aid' } as const

/** The product lines, each a tile on its ground that leads to its first page, and what the site promises. */
export function ProductTiles() {
  const { productLinks } = usePageRender()
  return (
    <Section className={styles.start}>
      <Container>
        <h2>{homeText.products.title}</h2>
        <ul className={styles.tiles}>
          {productLinks.map(({ label, to, line, card }) => (
            <Tile ground={line && grounds[line]} key={to} name={card.illustration} open={card.open}>
              <h3>
                <CardLink href={to}>{label}</CardLink>
              </h3>
              <p className={styles.soft}>{card.text}</p>
            </Tile>
          ))}
        </ul>
        <Promises />
      </Container>
    </Section>
  )
}

interface TileProps {
  ground: (typeof grounds)[keyof typeof grounds] | undefined
  name: IllustrationName
  open: string
  children: React.ReactNode
}

function Tile({ ground, name, open, children }: TileProps) {
  return (
    <Card as="li" className={styles.tile}>
      <div className={styles.drawing} data-surface={ground}>
        <Illustration name={name} />
      </div>
      <div className={styles.words}>
        {children}
        <span className={styles.go} aria-hidden="true">
          {open} <Icon name="arrow" size={18} />
        </span>
      </div>
    </Card>
  )
}
