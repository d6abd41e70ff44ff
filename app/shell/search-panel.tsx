import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import barPanel from './bar-panel.module.css'
import styles from './search-panel.module.css'
import { words } from './words.ts'

/** The field that opens under the bar; app/scripts/search-field.ts opens it and fills its list. A form by itself. */
export function SearchPanel() {
  return (
    <search className={classNames(barPanel.panel, styles.panel)} id="site-search" popover="auto">
      <form className={styles.form} action="/search">
        <label htmlFor="site-search-field">
          <Spoken>{words.searchLabel}</Spoken>
        </label>
        <input
          className={styles.field}
          id="site-search-field"
          name="q"
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-controls="site-search-list"
          aria-expanded="false"
          autoComplete="off"
          maxLength={100}
          placeholder={words.searchLabel}
          data-none={words.noSuggestions}
          data-some={words.suggestions}
        />
        <button className={styles.submit} type="submit" aria-label={words.search}>
          <Icon name="search" />
        </button>
        {/* React leaves its children alone: it has none of its own. */}
        <div className={styles.list} id="site-search-list" role="listbox" aria-label={words.search} hidden />
      </form>
      <Spoken id="site-search-status" role="status" />
    </search>
  )
}
