import type { ReactNode } from 'react'
import { Card } from '#app/ui/card/card.tsx'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { LiveSettings, SettingsFields, SettingsTitle } from '#app/ui/settings-card/settings-card.tsx'
import type { AnySort } from '#domain/loans/sorts.ts'
import type { Entry } from '#kit/listing/address-codec.ts'
import { settingsForm } from '#kit/listing/form-ids.ts'
import { changedText, fineTuneText, sortText } from '#kit/listing/list/settings-fields.tsx'
import type { OffersView } from '#kit/loan-offers/list/offers-view.server.ts'
import { FineTune } from './fine-tune.tsx'
import { listPresets, listSorts, toSettingsEntries } from './offer-settings.ts'
import { quotedRates } from './quoted-rates.ts'
import styles from './settings-form.module.css'
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
  const { settings, paths, situation } = view
  const presets = listPresets(situation.profile, settings)
  // There is nothing to sort in a list of one.
  const hasOrder = view.count > 1
  const others = listSorts(settings.defaultSort).filter((code) => !presets.includes(code))
  return (
    <Card
      as="aside"
      className={styles.settings}
      data-live-part
      data-print="no"
      id="settings-card"
      padding="small"
    >
      <LiveSettings action={paths.offers} formId={settingsForm}>
        {/* Enter in any field presses the first button, which must not be the one that resets the weights. */}
        <button hidden type="submit">
          {settingsText.update}
        </button>
        {[...carried, ...listHiddenQuotes(view)].map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        {hasOrder ? (
          <Orders codes={presets} id="sort" legend={<h2>{sortText}</h2>} sort={settings.sort} />
        ) : (
          <input name="sort" type="hidden" value={settings.sort} />
        )}
        <Details
          look="plain"
          summary={<SettingsTitle note={describeChanges(view, presets)} title={fineTuneText} />}
        >
          <SettingsFields>
            {hasOrder ? (
              <Orders codes={others} id="sort-other" legend={settingsText.otherOrders} sort={settings.sort} />
            ) : null}
            <FineTune settings={settings} defaultTerm={defaultTerm}>
              {children}
            </FineTune>
          </SettingsFields>
        </Details>
        <TopOffer view={view} />
      </LiveSettings>
    </Card>
  )
}

interface OrdersProps {
  codes: readonly AnySort[]
  id: string
  legend: ReactNode
  sort: AnySort
}

/** Orders to choose from. All of them are one group of radio buttons, so only one is on. */
function Orders({ codes, id, legend, sort }: OrdersProps) {
  return (
    <ChoiceCards
      choices={codes.map((code) => ({ value: code, label: settingsText.sorts[code].name }))}
      defaultValue={sort}
      id={id}
      legend={legend}
      name="sort"
      size="small"
    />
  )
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
