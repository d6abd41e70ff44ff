import { href } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import barPanel from './bar-panel.module.css'
import { shellText } from './messages.ts'
import { maxSearchCharacters } from './navigation.ts'
import styles from './search-panel.module.css'

/**
 * The search field that opens below the navbar. app/scripts/open-search.ts opens it, and
 * app/scripts/search-field.ts fills its list; without script it is a plain form.
 */
export function SearchPanel() {
  return (
    <search className={classNames(barPanel.panel, styles.panel)} id="site-search" popover="auto">
      <form className={styles.form} action={href('/search')}>
        <label htmlFor="site-search-field">
          <VisuallyHidden>{shellText.searchLabel}</VisuallyHidden>
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
          maxLength={maxSearchCharacters}
          placeholder={shellText.searchLabel}
          data-none={shellText.noSuggestions}
          data-some={shellText.suggestions}
        />
        <button className={styles.submit} type="submit" aria-label={shellText.search}>
          <Icon name="search" />
        </button>
        {/* app/scripts/search-field.ts fills this list. */}
        <div
          className={styles.list}
          id="site-search-list"
          role="listbox"
          aria-label={shellText.search}
          hidden
        />
      </form>
      <VisuallyHidden id="site-search-status" role="status" />
    </search>
  )
}
