import { useId } from 'react'
import { href } from 'react-router'
import { maxKeywordCharacters } from '#app/features/schools/school-option.ts'
import { Button } from '#app/ui/button/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { sectionText } from './messages.ts'
import styles from './sections.module.css'

/** Searches schools with a plain form that works without script. */
export function SchoolSearch() {
  const id = useId()
  return (
    <form action={href('/schools/search')} className={styles.search}>
      <TextField
        id={id}
        name="keywords"
        type="search"
        label={sectionText.schoolLabel}
        hint={sectionText.schoolHint}
        maxLength={maxKeywordCharacters}
        required
      />
      <Button>{sectionText.findSchool}</Button>
    </form>
  )
}
