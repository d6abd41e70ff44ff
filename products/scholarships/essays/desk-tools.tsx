import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { FileTools } from '#kit/browser-files/file-tools.tsx'
import type { SaveResult } from '#kit/browser-files/keep.ts'
import { readDraftFile, writeDraftFile } from './draft-file.ts'
import { addDrafts, type Draft } from './drafts.ts'
import { essaysText } from './messages.ts'

interface DeskToolsProps {
  /** Returns all drafts that have text. */
  collect: () => Draft[]
  replace: (drafts: readonly Draft[]) => SaveResult
  /** `YYYY-MM-DD` */
  today: string
}

/** Saves all drafts as a file, opens such a file, and deletes them all. */
export function DeskTools({ collect, replace, today }: DeskToolsProps) {
  const { siteName } = usePublicSettings()

  function write() {
    const drafts = collect()
    return drafts.length === 0 ? undefined : writeDraftFile(drafts, essaysText.fileHeading(siteName, today))
  }

  function read(text: string) {
    const drafts = readDraftFile(text)
    if (drafts.length === 0) return essaysText.notOpened
    const replies = {
      kept: essaysText.opened(drafts.length),
      tooLong: essaysText.fileTooLong,
      refused: essaysText.notSaved,
    }
    return replies[replace(addDrafts(collect(), drafts))]
  }

  return (
    <FileTools
      clear={() => replace([])}
      file={{ name: essaysText.fileName(today), type: 'text/plain', accept: '.txt,text/plain' }}
      hasAny={() => collect().length > 0}
      id="desk-tools"
      read={read}
      words={essaysText}
      write={write}
    />
  )
}
