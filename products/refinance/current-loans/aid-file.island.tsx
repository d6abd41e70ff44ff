import { useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import { AidFileHelp } from './aid-file-help.tsx'
import { AidFileResult, type AidFileResultProps } from './aid-file-result.tsx'
import { clearLoans, type FormFields, fillLoans } from './fill-loans.ts'
import { currentLoansText } from './messages.ts'
import { openAidFile } from './open-aid-file.ts'

interface AidFileProps {
  /** The id of the form of current loans, whose fields `loan-fields.ts` names. */
  formId: string
}

/** Reads the file of federal loans from studentaid.gov in this browser, and fills the form of current loans. */
export default function AidFile({ formId }: AidFileProps) {
  const [said, say] = useState('')
  const [result, setResult] = useState<AidFileResultProps>()
  const input = useRef<HTMLInputElement>(null)

  async function open(chosen: File | undefined) {
    if (!chosen) return
    const file = await openAidFile(chosen)
    if (!file.ok) return say(currentLoansText.problems[file.problem])
    const fields = fieldsOf(formId)
    clearLoans(fields, result?.rows ?? [])
    const rows = fillLoans(fields, file.loans)
    setResult({ ...file, rows })
    say(currentLoansText.filled(rows.length, file.requestedOn))
  }

  function clear() {
    clearLoans(fieldsOf(formId), result?.rows ?? [])
    setResult(undefined)
    say(currentLoansText.cleared)
  }

  return (
    <Card aria-labelledby="aid-file" as="section" data-needs-script data-print="no" padding="small">
      <Stack>
        <h2 id="aid-file">{currentLoansText.title}</h2>
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
            <Button fitContent onClick={clear} size="small" type="button" variant="white-ns">
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
      if (!control) return
      control.value = value
      // What was filled in is to be checked, so it must not stay folded away.
      if (value !== '') unfold(control)
    },
  }
}

function unfold(control: Element) {
  const folded = control.closest<HTMLDetailsElement>('details:not([open])')
  if (!folded) return
  folded.open = true
  unfold(folded)
}
