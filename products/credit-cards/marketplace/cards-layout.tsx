import { CardsList } from './cards-list.tsx'
import { FiltersForm } from './filters-form.tsx'
import type { LoadedCards } from './load-cards.server.ts'

/** The settings above the list that follows them; without any card there is nothing to set. */
export function CardsLayout({ view, reviews, yardstick }: LoadedCards) {
  if (!view.hasCards) return <CardsList reviews={reviews} view={view} yardstick={yardstick} />
  return (
    <div>
      <FiltersForm view={view} />
      <CardsList reviews={reviews} view={view} yardstick={yardstick} />
    </div>
  )
}
