import { useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import { countMonthsLeft } from '#domain/student-aid-file/months-left.ts'
import { AidFileHelp } from './aid-file-help.tsx'
import { AidFileResult, type AidFileResultProps } from './aid-file-result.tsx'
import styles from './current-loans.module.css'
import { clearLoans, type FormFields, fillLoans, findOpenFields } from './fill-loans.ts'
import { loanFieldName, loanNameId } from './loan-fields.ts'
import { loansText } from './loans-messages.ts'
import { currentLoansText } from './messages.ts'
import { nameRow } from './name-row.ts'
import { openAidFile } from './open-aid-file.ts'

interface AidFileProps {
  /** The id of the form of current loans, whose fields `loan-fields.ts` names. */
  formId: string
  /** Whether that form asks for the months left. */
  asksMonths: boolean
}

/** Reads the file of federal loans from studentaid.gov in this browser, and fills the form of current loans. */
export default function AidFile({ formId, asksMonths }: AidFileProps) {
  const [said, say] = useState('')
  const [result, setResult] = useState<AidFileResultProps>()
  const input = useRef<HTMLInputElement>(null)

  async function open(chosen: File | undefined) {
    if (!chosen) return
    const file = await openAidFile(chosen)
    if (!file.ok) return say(currentLoansText.problems[file.problem])
    clear(result?.rows ?? [])
    const asOf = file.requestedOn ?? new Date().toISOString().slice(0, 10)
    const rows = fillLoans(fieldsOf(formId), file.loans, asOf)
    for (const [at, row] of rows.entries()) {
      const loan = file.loans[at]
      nameLine(formId, row, { isOpen: loan !== undefined && findOpenFields(loan).length > 0 })
    }
    const without = file.loans
      .slice(0, rows.length)
      .filter((loan) => countMonthsLeft(loan, asOf) === undefined)
    setResult({ ...file, rows, withoutMonths: asksMonths ? without.length : null })
    say(currentLoansText.filled(rows.length, file.requestedOn))
  }

  function clear(rows: readonly number[]) {
    clearLoans(fieldsOf(formId), rows)
    for (const row of rows) nameLine(formId, row, { isOpen: row === 1 })
  }

  function takeOut() {
    clear(result?.rows ?? [])
    setResult(undefined)
    say(currentLoansText.cleared)
  }

  return (
    <Card aria-labelledby="aid-file" as="section" data-needs-script data-print="no">
      <Stack>
        <h2 className={styles.title} id="aid-file">
          {currentLoansText.title}
        </h2>
        <p>{currentLoansText.lead}</p>
        <p>{currentLoansText.privacy}</p>
        <Details look="plain" summary={currentLoansText.where}>
          <AidFileHelp />
        </Details>
        <Button fitContent onClick={() => input.current?.click()} size="small" type="button" variant="white">
          {currentLoansText.choose}
        </Button>
        <input
          accept=".txt,text/plain"
          aria-label={currentLoansText.fileChoice}
          hidden
          onChange={({ currentTarget: chosen }) => {
            // Without this, choosing the same file again would do nothing.
            void open(chosen.files?.[0]).finally(() => {
              chosen.value = ''
            })
          }}
          ref={input}
          type="file"
        />
        <p role="status">{said}</p>
        {result ? (
          <>
            <AidFileResult {...result} />
            <Button fitContent onClick={takeOut} size="small" type="button" variant="white-ns">
              {currentLoansText.clear}
            </Button>
          </>
        ) : null}
      </Stack>
    </Card>
  )
}

/** The fields of the page's form. No event tells that they changed, so nothing is sent because of it. */
function fieldsOf(formId: string): FormFields {
  const form = document.getElementById(formId)
  const find = (name: string) => {
    const control = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null
    return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined
  }
  return {
    read: (name) => find(name)?.value,
    write(name, value) {
      const control = find(name)
      if (control) control.value = value
    },
  }
}

/** Names the line of a loan by what its fields hold, and opens it where something is left to answer. */
function nameLine(formId: string, row: number, { isOpen }: { isOpen: boolean }) {
  const name = document.getElementById(loanNameId(row))
  const line = name?.closest('details')
  if (!name || !line) return
  const { read } = fieldsOf(formId)
  const said = nameRow(row, (field) => read(loanFieldName(row, field)))
  name.textContent = said ?? loansText.more(row)
  line.open = isOpen
  unfold(line.parentElement)
}

function unfold(element: Element | null) {
  const folded = element?.closest<HTMLDetailsElement>('details')
  if (!folded) return
  folded.open = true
  unfold(folded.parentElement)
}
