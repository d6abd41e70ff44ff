import { href } from 'react-router'
import { CopyLinkButton } from '#app/shell/page-actions.tsx'
import { TileMap } from '#app/ui/chart/tile-map.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Sheet } from '#app/ui/sheet/sheet.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { usStates } from '#domain/states.ts'
import { compareText } from './compare/compare-text.ts'
import { toCompareAddress } from './compare/compared-schools.ts'
import { schoolText } from './page/school-page-text.ts'
import { pickerText } from './picker-messages.ts'
import { maxSchools, type SchoolOption, toSchoolDetail } from './school-option.ts'
import { toSchoolPath } from './school-path.ts'
import styles from './search-page.module.css'

const words = pickerText.page

interface SchoolResultsProps {
  keywords: string
  schools: readonly SchoolOption[]
  /** The campuses to add one to, if that is what the search is for. */
  compared?: readonly string[] | undefined
}

/**
 * Lists the schools that a search found, each with a button that starts the loan questions for it and a link to its page,
 * or with the link that adds it to a comparison.
 */
export function SchoolResults({ keywords, schools, compared }: SchoolResultsProps) {
  return (
    <section
      className={styles.found}
      aria-labelledby="found"
      data-said={words.resultsTitle(schools.length, keywords)}
    >
      <h2 id="found">{words.resultsTitle(schools.length, keywords)}</h2>
      {schools.length === 0 ? (
        <ul className={styles.hints}>
          {pickerText.helpSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      ) : null}
      {schools.length === 0 ? null : (
        <p className={styles.soft}>{compared ? compareText.choose : words.choose}</p>
      )}
      {schools.length > 1 ? <Places schools={schools} /> : null}
      {compared ? (
        <AddedSchools compared={compared} schools={schools} />
      ) : (
        <PickedSchools schools={schools} />
      )}
      {/* A list of this length may have been cut off. */}
      {schools.length >= maxSchools ? (
        <p className={styles.limit}>{words.resultsLimit(schools.length)}</p>
      ) : null}
      {schools.length === 0 ? null : <CopyLinkButton copied={pickerText.page.linkCopied} />}
    </section>
  )
}

/** Uses POST to keep the school out of the address of the questions. */
function PickedSchools({ schools }: Pick<SchoolResultsProps, 'schools'>) {
  return (
    <form action={href('/student-loans/signup')} method="post">
      <Sheet className={styles.results}>
        {schools.map((school) => (
          <li className={styles.result} key={school.opeid}>
            <div>
              <h3>
                <button className={styles.pick} name="school" type="submit" value={school.opeid}>
                  {school.name}
                </button>
              </h3>
              <p className={styles.where}>
                <span>{toSchoolDetail(school)}</span>
                <a className={styles.page} href={toSchoolPath(school)}>
                  {schoolText.details}
                  <VisuallyHidden>{compareText.about(school.name)}</VisuallyHidden>
                </a>
              </p>
            </div>
            <Icon className={styles.go} name="arrow" size={20} />
          </li>
        ))}
      </Sheet>
    </form>
  )
}

function AddedSchools({
  schools,
  compared,
}: {
  schools: readonly SchoolOption[]
  compared: readonly string[]
}) {
  return (
    <Sheet className={styles.results}>
      {schools.map((school) => (
        <li className={styles.result} key={school.opeid}>
          <div>
            <h3>
              <a className={styles.pick} href={toCompareAddress([...new Set([...compared, school.unitid])])}>
                {school.name}
              </a>
            </h3>
            <p className={styles.soft}>{toSchoolDetail(school)}</p>
          </div>
          <Icon className={styles.go} name="arrow" size={20} />
        </li>
      ))}
    </Sheet>
  )
}

/** Where the schools are, on a map of squares. */
function Places({ schools }: Pick<SchoolResultsProps, 'schools'>) {
  const counts = new Map<string, number>()
  for (const { state } of schools) counts.set(state, (counts.get(state) ?? 0) + 1)
  const named = Array.from(counts, ([state, count]) => ({ name: toStateName(state), count })).toSorted(
    (one, other) => other.count - one.count,
  )
  return (
    <div className={styles.places}>
      <TileMap
        counts={counts}
        label={words.places(named.map(({ name, count }) => `${name} ${count}`).join(', '))}
        table={{
          summary: words.placesTable,
          columns: [words.state, words.schools],
          rows: named.map(({ name, count }) => [name, String(count)]),
        }}
        title={words.placesTitle}
      />
    </div>
  )
}

function toStateName(abbreviation: string): string {
  return usStates.find((state) => state.abbreviation === abbreviation)?.name ?? abbreviation
}
