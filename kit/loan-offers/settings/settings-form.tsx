import type { ReactNode } from 'react'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { ListTools } from '#app/ui/list-tools/list-tools.tsx'
import type { AnySort } from '#domain/loans/sorts.ts'
import { settingsForm } from '#kit/listing/form-ids.ts'
import { changedText, filtersText, sortText } from '#kit/listing/list/settings-fields.tsx'
import type { Entry } from '#kit/listing/query-codec.ts'
import type { OffersView } from '#kit/loan-offers/list/offers-view.server.ts'
import { FineTune } from './fine-tune.tsx'
import { listPresets, listSorts, toSettingsEntries } from './offer-settings.ts'
import { quotedRates } from './quoted-rates.ts'
import { settingsText } from './settings-messages.ts'
import { TopOffer } from './top-offer.tsx'

interface SettingsFormProps {
  view: OffersView
  /** Parameters passed on in hidden fields. */
  carried: readonly (readonly [name: string, value: string])[]
  /** The name of the term that the list uses unless one is chosen. */
  defaultTerm?: string
  /** Further assumptions specific to a product line. */
  children?: ReactNode
}

/**
 * The order, filters and assumptions of the list. The orders that most visitors want are always in sight; the
 * rest is closed at first. The form is submitted with its button, or on every change with JavaScript.
 */
export function SettingsForm({ view, carried, defaultTerm, children }: SettingsFormProps) {
  const { settings, paths, situation, count } = view
  const presets = listPresets(situation.profile, settings)
  // There is nothing to sort in a list of one.
  const hasOrder = count > 1
  const others = listSorts(settings.defaultSort).filter((code) => !presets.includes(code))
  return (
    <ListTools
      action={paths.offers}
      foot={<TopOffer view={view} />}
      formId={settingsForm}
      hidden={
        <>
          {[...carried, ...listHiddenQuotes(view)].map(([name, value]) => (
            <input key={name} name={name} type="hidden" value={value} />
          ))}
          {hasOrder ? null : <input name="sort" type="hidden" value={settings.sort} />}
        </>
      }
      note={describeChanges(view, presets)}
      order={
        hasOrder
          ? { name: 'sort', legend: sortText, value: settings.sort, choices: presets.map(toChoice) }
          : undefined
      }
      show={settingsText.showLoans(count)}
      title={filtersText}
    >
      {hasOrder ? (
        <ChoiceCards
          choices={others.map(toChoice)}
          defaultValue={settings.sort}
          id="sort-other"
          legend={settingsText.otherOrders}
          name="sort"
          size="small"
        />
      ) : null}
      <FineTune settings={settings} defaultTerm={defaultTerm}>
        {children}
      </FineTune>
    </ListTools>
  )
}

function toChoice(code: AnySort) {
  return { value: code, label: settingsText.sorts[code].name }
}

/** The quotes of loans whose own fields are not on this page. */
function listHiddenQuotes({ settings, shown }: OffersView): Entry[] {
  const visible = new Set(shown.map(({ offer }) => offer.id))
  return quotedRates.write(settings.quotes.filter(({ offerId }) => !visible.has(offerId)))
}

/** Says what is set where it cannot be seen while the settings are closed. */
function describeChanges({ settings }: OffersView, presets: readonly AnySort[]): string | undefined {
  const { sort, defaultSort = 'best_match' } = settings
  const changed = toSettingsEntries({
    ...settings,
    sort: defaultSort,
    quotes: [],
    showsAll: false,
    page: 1,
  }).length
  const parts = [
    ...(presets.includes(sort) ? [] : [settingsText.sorts[sort].name]),
    ...(changed > 0 ? [changedText(changed)] : []),
  ]
  return parts.join(', ') || undefined
}
