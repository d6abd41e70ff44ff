import { Container, Section } from '#app/ui/page/page.tsx'

/** Lists scholarships. */
export default function MarketplacePage() {
  return (
    <Section space="page">
      <Container>
        <h1>Scholarships</h1>
      </Container>
    </Section>
  )
}
