import { useRef, useState } from 'react'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ConfirmButton } from '#app/ui/confirm-button/confirm-button.tsx'
import { readDraftFile, writeDraftFile } from './draft-file.ts'
import { addDrafts, type Draft } from './drafts.ts'
import styles from './essays.module.css'
import { essaysText } from './messages.ts'
import type { SaveResult } from './saved-drafts.ts'

interface DeskToolsProps {
  /** Returns all drafts that have text. */
  collect: () => Draft[]
  replace: (drafts: readonly Draft[]) => SaveResult
  /** `YYYY-MM-DD` */
  today: string
}

/** Larger than anything that is saved here; a file beyond it is not read. */
const maxFileBytes = 8 * 1024 * 1024

/** Some browsers begin to read a download only after the click has been handled. */
const downloadMs = 10_000

/** Saves all drafts as a file, opens such a file, and deletes them all. */
export function DeskTools({ collect, replace, today }: DeskToolsProps) {
  const { siteName } = usePublicSettings()
  const [said, announce] = useState('')
  const file = useRef<HTMLInputElement>(null)

  function save() {
    const drafts = collect()
    if (drafts.length === 0) return announce(essaysText.nothingToSave)
    announce('')
    const text = writeDraftFile(drafts, essaysText.fileHeading(siteName, today))
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    Object.assign(document.createElement('a'), { href: url, download: essaysText.fileName(today) }).click()
    setTimeout(() => URL.revokeObjectURL(url), downloadMs)
  }

  async function open(chosen: File | undefined) {
    if (!chosen) return
    if (chosen.size > maxFileBytes) return announce(essaysText.fileTooLong)
    const text = await chosen.text().catch(() => undefined)
    if (text === undefined) return announce(essaysText.notRead)
    const drafts = readDraftFile(text)
    if (drafts.length === 0) return announce(essaysText.notOpened)
    const saved = replace(addDrafts(collect(), drafts))
    const replies = {
      kept: essaysText.opened(drafts.length),
      tooLong: essaysText.fileTooLong,
      refused: essaysText.notSaved,
    }
    announce(replies[saved])
  }

  function hasDrafts() {
    const has = collect().length > 0
    announce(has ? '' : essaysText.nothingToClear)
    return has
  }

  return (
    <section aria-labelledby="desk-tools" className={styles.part} data-needs-script data-print="no">
      <h2 id="desk-tools">{essaysText.tools}</h2>
      <div className={styles.line}>
        <Button fitContent onClick={save} size="small" type="button" variant="white">
          {essaysText.save}
        </Button>
        <Button fitContent onClick={() => file.current?.click()} size="small" type="button" variant="white">
          {essaysText.open}
        </Button>
        <input
          accept=".txt,text/plain"
          aria-label={essaysText.fileChoice}
          hidden
          onChange={(event) => {
            const input = event.currentTarget
            // Without this, choosing the same file again would do nothing.
            void open(input.files?.[0]).finally(() => {
              input.value = ''
            })
          }}
          ref={file}
          type="file"
        />
        <ConfirmButton
          no={essaysText.no}
          onConfirm={() => {
            replace([])
            announce(essaysText.cleared)
          }}
          question={essaysText.clearSure}
          shouldAsk={hasDrafts}
          yes={essaysText.yes}
        >
          {essaysText.clear}
        </ConfirmButton>
      </div>
      <p role="status">{said}</p>
    </section>
  )
}
