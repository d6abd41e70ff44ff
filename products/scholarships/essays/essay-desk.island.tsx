import { useEffect, useRef, useState } from 'react'
import { useToasts } from '#app/ui/toast/toasts.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { countWords } from '#domain/scholarships/count-words.ts'
import type { SaveResult } from '#kit/browser-files/keep.ts'
import { useDebouncedAnnouncement } from '#kit/browser-files/use-debounced-announcement.ts'
import type { DeskGroup } from './desk-groups.ts'
import { DeskTools } from './desk-tools.tsx'
import { type Draft, joinTexts, matchDrafts } from './drafts.ts'
import { EssayGroup } from './essay-group.tsx'
import styles from './essays.module.css'
import { essaysText, formatCount } from './messages.ts'
import { OtherDrafts } from './other-drafts.tsx'
import { PromptList } from './prompt-list.tsx'
import { draftsKey, readDrafts, saveDrafts } from './saved-drafts.ts'

interface EssayDeskProps {
  groups: DeskGroup[]
  /** `YYYY-MM-DD` */
  today: string
}

/** Prompts, each group with a draft that is stored in this browser alone. */
export default function EssayDesk({ groups, today }: EssayDeskProps) {
  const areas = useRef<(HTMLTextAreaElement | null)[]>([])
  const [texts, setTexts] = useState<readonly string[]>(() => groups.map(() => ''))
  const [others, setOthers] = useState<readonly Draft[]>([])
  /** By the place of a group: what became of its draft, where it is not saved. */
  const [problems, setProblems] = useState<Readonly<Record<number, SaveResult>>>({})
  const [spoken, speakLater] = useDebouncedAnnouncement()
  const toasts = useToasts()

  /** Shows what is stored; `adjust` decides what becomes of a text that is in a field already. */
  function show(adjust: (area: HTMLTextAreaElement, stored: string, at: number) => string) {
    const matched = matchDrafts(groups, readDrafts())
    const shown = matched.ofGroups.map((drafts, at) => {
      const stored = joinTexts(drafts.map(({ text }) => text))
      const area = areas.current[at]
      if (!area) return stored
      const text = adjust(area, stored, at)
      if (area.value !== text) area.value = text
      return text
    })
    setTexts(shown)
    setOthers(matched.others)
    return shown
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of an island never change
  useEffect(() => {
    for (const [at, text] of show(joinTyped).entries()) if (text) write(at, text)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of an island never change
  useEffect(() => {
    function handleStorage({ key }: StorageEvent) {
      if (key !== draftsKey && key !== null) return
      // A field that somebody is writing in stays as it is, and so does what exists on this page alone.
      const stays = (area: HTMLTextAreaElement, at: number) =>
        area === document.activeElement || at in problems
      show((area, stored, at) => (stays(area, at) ? area.value : stored))
    }
    addEventListener('storage', handleStorage)
    return () => removeEventListener('storage', handleStorage)
  }, [problems])

  /** Keeps one draft. The others are read again, because another tab may have changed them. */
  function write(at: number, text: string) {
    const matched = matchDrafts(groups, readDrafts())
    const prompts = [...new Set(groups[at]?.prompts.map(({ prompt }) => prompt))]
    const ofOthers = matched.ofGroups.flatMap((drafts, group) => (group === at ? [] : drafts))
    const saved = saveDrafts([{ prompts, text }, ...ofOthers, ...matched.others])
    setProblems(({ [at]: _, ...before }) => (saved === 'kept' ? before : { ...before, [at]: saved }))
  }

  function change(at: number, text: string) {
    setTexts((before) => before.map((other, group) => (group === at ? text : other)))
    write(at, text)
    const group = groups[at]
    if (group) speakLater(formatCount(countWords(text), group))
  }

  async function copy(area: HTMLTextAreaElement | null) {
    if (!area) return
    if (area.value.trim() === '') return toasts.error(essaysText.nothingToCopy)
    try {
      // Pages loaded over plain HTTP have no clipboard, so this line throws there too.
      await navigator.clipboard.writeText(area.value)
      toasts.success(essaysText.copied)
    } catch {
      area.focus()
      area.select()
      toasts.error(essaysText.notCopied)
    }
  }

  /** Returns what is on the desk, even what the browser refused to keep. */
  function collect(): Draft[] {
    const written = groups.map(({ prompts }, at) => ({
      prompts: [...new Set(prompts.map(({ prompt }) => prompt))],
      text: areas.current[at]?.value ?? '',
    }))
    return [...written, ...others].filter(({ text }) => text.trim() !== '')
  }

  /** Replaces what is on the desk; nothing changes when it cannot be saved. */
  function replace(drafts: readonly Draft[]): SaveResult {
    const result = saveDrafts(drafts)
    if (result !== 'kept') return result
    setProblems({})
    show((_, stored) => stored)
    return result
  }

  const words = texts.map(countWords)
  return (
    <div className={styles.desk}>
      {groups.length > 1 ? <PromptList groups={groups} toId={toId} words={words} /> : null}
      <div className={styles.drafts}>
        {groups.map((group, at) => (
          <EssayGroup
            area={(area) => {
              areas.current[at] = area
            }}
            group={group}
            id={toId(at)}
            key={group.title}
            onChange={(text) => change(at, text)}
            onCopy={() => copy(areas.current[at] ?? null)}
            problem={problems[at]}
            words={words[at] ?? 0}
          />
        ))}
        <OtherDrafts
          drafts={others}
          onCopy={copy}
          onDelete={(draft) => replace(collect().filter((each) => each !== draft))}
        />
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
        {groups.length + others.length > 0 ? (
          <DeskTools collect={collect} replace={replace} today={today} />
        ) : null}
      </div>
    </div>
  )
}

const toId = (at: number) => `essay-${at + 1}`

/** What was typed before the island started goes below what is stored. */
function joinTyped({ value }: HTMLTextAreaElement, stored: string): string {
  if (value === '' || value === stored) return stored
  return stored === '' ? value : `${stored}\n\n${value}`
}
