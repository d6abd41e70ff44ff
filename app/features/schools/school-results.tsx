import { href } from 'react-router'
import { CopyLinkButton } from '#app/shell/page-actions.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { pickerText } from './picker-messages.ts'
import { maxSchools, type SchoolOption, toSchoolDetail } from './school-option.ts'
import styles from './search-page.module.css'

const words = pickerText.page

interface SchoolResultsProps {
  keywords: string
  schools: readonly SchoolOption[]
}

/** Lists the schools that a search found, each with a button that starts the loan questions for it. */
export function SchoolResults({ keywords, schools }: SchoolResultsProps) {
  return (
    <section aria-labelledby="found" data-said={words.resultsTitle(schools.length, keywords)}>
      <h2 className={styles.resultsTitle} id="found">
        {words.resultsTitle(schools.length, keywords)}
      </h2>
      {schools.length === 0 ? (
        <ul className={styles.hints}>
          {pickerText.helpSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      ) : null}
      {schools.length === 0 ? null : <p className={styles.soft}>{words.choose}</p>}
      {/* Uses POST to keep the school out of the address of the questions. */}
      <form action={href('/student-loans/signup')} method="post">
        <ul className={styles.results}>
          {schools.map((school) => (
            <li className={styles.result} key={school.opeid}>
              <div>
                <h3>
                  <button className={styles.pick} name="school" type="submit" value={school.opeid}>
                    {school.name}
                  </button>
                </h3>
                <p className={styles.soft}>{toSchoolDetail(school)}</p>
              </div>
              <Icon className={styles.go} name="arrow" size={20} />
            </li>
          ))}
        </ul>
      </form>
      {schools.length === 0 ? null : <CopyLinkButton copied={pickerText.page.linkCopied} />}
      {/* A list of this length may have been cut off. */}
      {schools.length >= maxSchools ? (
        <p className={styles.soft}>{words.resultsLimit(schools.length)}</p>
      ) : null}
    </section>
  )
}
