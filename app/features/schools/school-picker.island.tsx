import { useState } from 'react'
import { useAppContext } from '#app/shell/app-context.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { pickerText } from './picker-messages.ts'
import styles from './school-picker.module.css'
import { SchoolPicker, type SchoolPickerProps } from './school-picker.tsx'

interface SchoolPickerIslandProps
  extends Pick<
    SchoolPickerProps,
    'id' | 'name' | 'error' | 'known' | 'canGoOn' | 'defaultSchool' | 'defaultKeywords'
  > {
  label: string
  hint?: string
}

/** The picker at the top of a form, below the error summary for failed searches. */
export default function SchoolPickerIsland(props: SchoolPickerIslandProps) {
  const [searchError, setSearchError] = useState('')
  const { searchedSchool } = useAppContext()
  return (
    <div className={styles.withProblems}>
      <ErrorSummary
        takesFocus={false}
        problems={searchError ? [{ field: props.id, message: searchError }] : []}
      />
      <SchoolPicker {...props} error={searchError || props.error} onSearchError={setSearchError} />
      {searchedSchool ? (
        <p className={styles.known}>
          {/* Leads on to the page of the campus, with its name in the address. */}
          <a href={`/schools/${searchedSchool.opeid}`}>{pickerText.details(searchedSchool.name)}</a>
        </p>
      ) : null}
    </div>
  )
}
