import { href } from 'react-router'
import { ListTools } from '#app/ui/list-tools/list-tools.tsx'
import { cipFamilies } from '#domain/scholarships/cip-families.ts'
import { listMajors } from '#domain/scholarships/cip-titles.ts'
import { awardBases, dataUses, studyLevels } from '#domain/scholarships/scholarship.ts'
import type { FacetField } from '#domain/scholarships/scholarship-query.ts'
import { usStates } from '#domain/states.ts'
import {
  SettingsNumber,
  SettingsSearch,
  SettingsSelect,
  SettingsSwitch,
  sortText,
  toOptions,
} from '#kit/listing/list/settings-fields.tsx'
import { basisNames, dataUseNames, levelNames } from '#products/scholarships/code-labels.ts'
import styles from './marketplace.module.css'
import type { MarketplaceView } from './marketplace-view.server.ts'
import { marketplaceText } from './messages.ts'
import { sortCodes, toSettingsEntries, withinDays } from './settings.ts'

/** The search, the filters with what each would find, and the order. It is sent at each change with script. */
export function FiltersForm({ view }: { view: MarketplaceView }) {
  const { settings, facets, savedCount, total } = view
  const on = toSettingsEntries({ ...settings, page: 1, sort: 'hour', fit: undefined }).length
  const counted = (field: FacetField, options: readonly { value: string; label: string }[]) =>
    options.flatMap(({ value, label }) => {
      if (!facets) return [{ value, label }]
      const number = facets.get(field)?.get(value) ?? 0
      return number === 0 ? [] : [{ value, label: marketplaceText.withCount(label, number) }]
    })
  const { any } = marketplaceText
  const number = (field: FacetField, value: string) => facets && (facets.get(field)?.get(value) ?? 0)
  return (
    <ListTools
      action={href('/scholarships/marketplace')}
      hidden={settings.fit ? <input name="fit" type="hidden" value={settings.fit} /> : null}
      note={on > 0 ? marketplaceText.filtersOn(on) : undefined}
      order={{
        name: 'sort',
        legend: sortText,
        value: settings.sort,
        unsetValue: 'hour',
        choices: toOptions(sortCodes, marketplaceText.sorts),
      }}
      show={marketplaceText.show(total)}
      title={marketplaceText.filters}
    >
      <SettingsSearch label={marketplaceText.words} words={settings.words} />
      <SettingsSelect
        label={marketplaceText.level}
        name="level"
        options={counted('level', toOptions(studyLevels, levelNames))}
        unset={any}
        value={settings.level}
      />
      <SettingsSelect
        label={marketplaceText.major}
        name="major"
        options={counted(
          'major',
          listMajors(cipFamilies).map(({ code, title }) => ({ value: code, label: title })),
        )}
        unset={any}
        value={settings.major}
      />
      <SettingsSelect
        label={marketplaceText.state}
        name="state"
        options={counted(
          'state',
          usStates.map(({ abbreviation, name }) => ({ value: abbreviation, label: name })),
        )}
        unset={any}
        value={settings.state}
      />
      <SettingsSelect
        label={marketplaceText.within}
        name="within"
        options={withinDays.map((days) => ({ value: days, label: marketplaceText.withinDays(days) }))}
        unset={marketplaceText.anyTime}
        value={settings.within}
      />
      <SettingsSelect
        label={marketplaceText.basisLabel}
        name="basis"
        options={counted('basis', toOptions(awardBases, basisNames))}
        unset={any}
        value={settings.basis}
      />
      <SettingsSelect
        label={marketplaceText.data}
        name="data"
        options={counted('data_use', toOptions(dataUses, dataUseNames))}
        unset={any}
        value={settings.dataUse}
      />
      <SettingsNumber label={marketplaceText.least} name="least" startText="$" value={settings.minDollars} />
      <div className={styles.switches}>
        <SettingsSwitch
          isOn={settings.withoutEssay}
          label={marketplaceText.noEssay(number('essay', 'false'))}
          name="no-essay"
        />
        <SettingsSwitch
          isOn={settings.onlyRenewable}
          label={marketplaceText.renewable(number('renewable', 'true'))}
          name="renewable"
        />
        <SettingsSwitch isOn={settings.onlySaved} label={marketplaceText.saved(savedCount)} name="saved" />
      </div>
      {on > 0 ? <a href={href('/scholarships/marketplace')}>{marketplaceText.clear}</a> : null}
    </ListTools>
  )
}
