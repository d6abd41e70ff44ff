import { href } from 'react-router'
import { mostSearchCharacters } from '#app/shell/navigation.ts'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { SettingsCard } from '#app/ui/settings-card/settings-card.tsx'
import { cipFamilies } from '#domain/scholarships/cip-families.ts'
import { cipTitles } from '#domain/scholarships/cip-titles.ts'
import { awardBases, dataUses, studyLevels } from '#domain/scholarships/scholarship.ts'
import type { FacetField } from '#domain/scholarships/scholarship-query.ts'
import { usStates } from '#domain/states.ts'
import { basisNames, dataUseNames, levelNames } from '#products/scholarships/code-labels.ts'
import styles from './marketplace.module.css'
import type { MarketplaceView } from './marketplace-view.server.ts'
import { messages } from './messages.ts'
import { sortCodes, toSettingsEntries, withinDays } from './settings.ts'

/** The search, the filters with what each would find, and the order. It is sent at each change with script. */
export function FiltersForm({ view }: { view: MarketplaceView }) {
  const { settings, facets, savedCount, isMatched } = view
  const on = toSettingsEntries({ ...settings, page: 1, sort: 'deadline' }).length
  const counted = (field: FacetField, options: readonly { value: string; label: string }[]) => [
    { value: '', label: messages.any },
    ...options.flatMap(({ value, label }) => {
      if (!facets) return [{ value, label }]
      const number = facets.get(field)?.get(value) ?? 0
      return number === 0 ? [] : [{ value, label: messages.withCount(label, number) }]
    }),
  ]
  const named = <Code extends string>(codes: readonly Code[], names: Record<Code, string>) =>
    codes.map((value) => ({ value, label: names[value] }))
  const number = (field: FacetField, value: string) => facets && (facets.get(field)?.get(value) ?? 0)
  return (
    <SettingsCard
      action={href('/scholarships/marketplace')}
      apply={messages.apply}
      id="filters"
      note={on > 0 ? messages.filtersOn(on) : undefined}
      title={messages.filters}
    >
      <TextField
        defaultValue={settings.words}
        id="q"
        label={messages.words}
        maxLength={mostSearchCharacters}
        name="q"
        type="search"
      />
      <SelectField
        data-default="deadline"
        defaultValue={settings.sort}
        id="sort"
        label={messages.sort}
        name="sort"
        options={named(sortCodes, messages.sorts)}
      />
      <SelectField
        defaultValue={settings.level ?? ''}
        id="level"
        label={messages.level}
        name="level"
        options={counted('level', named(studyLevels, levelNames))}
      />
      <SelectField
        defaultValue={settings.major ?? ''}
        id="major"
        label={messages.major}
        name="major"
        options={counted(
          'major',
          cipFamilies.map((value) => ({ value, label: cipTitles[value] ?? value })),
        )}
      />
      <SelectField
        defaultValue={settings.state ?? ''}
        id="state"
        label={messages.state}
        name="state"
        options={counted(
          'state',
          usStates.map(({ abbreviation, name }) => ({ value: abbreviation, label: name })),
        )}
      />
      <SelectField
        defaultValue={settings.within ?? ''}
        id="within"
        label={messages.within}
        name="within"
        options={[
          { value: '', label: messages.anyTime },
          ...withinDays.map((days) => ({ value: days, label: messages.withinDays(days) })),
        ]}
      />
      <SelectField
        defaultValue={settings.basis ?? ''}
        id="basis"
        label={messages.basisLabel}
        name="basis"
        options={counted('basis', named(awardBases, basisNames))}
      />
      <SelectField
        defaultValue={settings.dataUse ?? ''}
        id="data"
        label={messages.data}
        name="data"
        options={counted('data_use', named(dataUses, dataUseNames))}
      />
      <TextField
        defaultValue={settings.minDollars ?? ''}
        id="least"
        inputMode="numeric"
        label={messages.least}
        name="least"
        startText="$"
      />
      <div className={styles.switches}>
        <Checkbox
          defaultChecked={settings.withoutEssay}
          id="no-essay"
          label={messages.noEssay(number('essay', 'false'))}
          name="no-essay"
          value="1"
        />
        <Checkbox
          defaultChecked={settings.onlyRenewable}
          id="renewable"
          label={messages.renewable(number('renewable', 'true'))}
          name="renewable"
          value="1"
        />
        {isMatched ? (
          <Checkbox
            defaultChecked={settings.onlyFitting}
            id="fits"
            label={messages.fits}
            name="fits"
            value="1"
          />
        ) : null}
        <Checkbox
          defaultChecked={settings.onlySaved}
          id="saved"
          label={messages.saved(savedCount)}
          name="saved"
          value="1"
        />
      </div>
      <fieldset className={styles.worth}>
        <legend>{messages.worth}</legend>
        <p className={styles.soft}>{messages.worthHint}</p>
        <TextField
          defaultValue={settings.applicants ?? ''}
          id="applicants"
          inputMode="numeric"
          label={messages.applicants}
          name="applicants"
        />
        <TextField
          defaultValue={settings.hours ?? ''}
          id="hours"
          inputMode="numeric"
          label={messages.hours}
          name="hours"
        />
      </fieldset>
      {on > 0 ? <a href={href('/scholarships/marketplace')}>{messages.clear}</a> : null}
    </SettingsCard>
  )
}
