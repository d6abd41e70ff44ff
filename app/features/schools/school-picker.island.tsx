import { useState } from 'react'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
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
  return (
    <div className={styles.withProblems}>
      <ErrorSummary
        takesFocus={false}
        problems={searchError ? [{ field: props.id, message: searchError }] : []}
      />
      <SchoolPicker {...props} error={searchError || props.error} onSearchError={setSearchError} />
    </div>
  )
}
