import { href } from 'react-router'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { Route } from './+types/marketplace-page.ts'

const name = 'Scholarships for you'

export function loader({ context }: Route.LoaderArgs) {
  return describePage(context, {
    pageUrl: href('/scholarships/marketplace'),
    title: name,
    description: 'Scholarships with their deadlines, their rules and what they ask for, in one list.',
    category: 'scholarships',
  })
}

export const meta = pageMeta

/** Lists scholarships. */
export default function MarketplacePage() {
  return (
    <Section space="page">
      <Container>
        <h1>{name}</h1>
      </Container>
    </Section>
  )
}
