import { settingsForm } from '#kit/listing/form-ids.ts'
import { CardsList } from './cards-list.tsx'
import { FiltersForm } from './filters-form.tsx'
import type { LoadedCards } from './load-cards.server.ts'

/** The settings above the list that follows them; without any card, only the spending counts, for those that the visitor has. */
export function CardsLayout({ view, reviews, yardstick }: LoadedCards) {
  return (
    <div>
      {view.hasCards ? (
        <FiltersForm view={view} />
      ) : view.own.length === 0 ? null : (
        <form action={view.path} data-live="" id={settingsForm} />
      )}
      <CardsList reviews={reviews} view={view} yardstick={yardstick} />
    </div>
  )
}
