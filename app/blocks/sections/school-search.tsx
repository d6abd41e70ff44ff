import { useId } from 'react'
import { mostKeywordCharacters } from '#app/features/schools/search-limits.ts'
import { Button } from '#app/ui/button/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import styles from './sections.module.css'
import { words } from './words.ts'

/** The search of schools by a plain form: it needs no script. */
export function SchoolSearch() {
  const id = useId()
  return (
    <form action="/schools/search" className={styles.search}>
      <TextField
        id={id}
        name="keywords"
        type="search"
        label={words.schoolLabel}
        hint={words.schoolHint}
        maxLength={mostKeywordCharacters}
        required
      />
      <Button>{words.findSchool}</Button>
    </form>
  )
}
