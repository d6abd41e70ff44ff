import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import type { MatchedStudent } from '#domain/scholarships/match.ts'
import { listFittingPrograms } from '#domain/scholarships/public-program-fit.ts'
import { usStates } from '#domain/states.ts'
import { programText } from './messages.ts'
import { ProgramList } from './program-row.tsx'
import { findStateName } from './program-words.ts'
import { listProgramsFor } from './public-programs.ts'
import { toStateAidPath } from './state-aid-path.ts'
import styles from './states.module.css'

/** How many programs the list of scholarships shows; the others are on the page of the state. */
const most = 6

interface ProgramsSectionProps {
  student: MatchedStudent
  isMatched: boolean
  /** `YYYY-MM-DD` */
  today: string
}

/** The public programs that fit the answers, the surest first, behind one line above the scholarships. */
export function ProgramsSection({ student, isMatched, today }: ProgramsSectionProps) {
  const fitting = listFittingPrograms(listProgramsFor(student.state), student)
  const name = findStateName(student.state)
  return (
    <section aria-label={programText.section} id="public-programs">
      <Details
        look="plain"
        summary={
          <span>
            <b>{programText.section}</b>: {programText.sectionCount(fitting.length, isMatched)}
          </span>
        }
      >
        <div className={styles.section}>
          <p>
            {programText.sectionLead} {isMatched ? programText.sectionFits : null}
          </p>
          <ProgramList isMatched={isMatched} programs={fitting.slice(0, most)} today={today} />
          {student.state && name ? (
            <p>
              <a href={toStateAidPath(student.state)}>{programText.allOf(name)}</a>
            </p>
          ) : (
            <ChooseState />
          )}
        </div>
      </Details>
    </section>
  )
}

const states = [
  { value: '', label: programText.choose },
  ...usStates.map(({ name, abbreviation }) => ({ value: abbreviation, label: name })),
]

function ChooseState() {
  return (
    <form action={href('/scholarships/state')} className={styles.choose}>
      <SelectField
        autoComplete="off"
        id="program-state"
        label={programText.chooseState}
        name="state"
        options={states}
      />
      <Button fitContent type="submit" variant="white">
        {programText.show}
      </Button>
    </form>
  )
}
