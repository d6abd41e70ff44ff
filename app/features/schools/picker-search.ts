import { debounce } from '#app/ui/debounce.ts'
import type { SchoolOption } from './school-option.ts'

export interface PickerState {
  isOpen: boolean
  isLoading: boolean
  options: readonly SchoolOption[]
}

interface PickerSearch {
  find(keywords: string, signal: AbortSignal): Promise<readonly SchoolOption[]>
  /** Receives the form-level error of the search, or '' once it is resolved. */
  onError(message: string): void
}

const closed: PickerState = { isOpen: false, isLoading: false, options: [] }

/**
 * The state of the school picker's list (spec §4). Typing opens it and sets loading, results replace the
 * options, an error goes to the form, and loading always ends. Responses to outdated searches are dropped.
 */
export function pickerSearch({ find, onError }: PickerSearch) {
  let state = closed
  let running = new AbortController()
  const listeners = new Set<() => void>()

  function change(next: PickerState) {
    state = next
    for (const listener of listeners) listener()
  }

  const ask = debounce(async (keywords: string) => {
    const { signal } = running
    try {
      const options = await find(keywords, signal)
      if (signal.aborted) return
      onError('')
      change({ ...state, options })
    } catch (error) {
      if (signal.aborted) return
      onError(error instanceof Error ? error.message : String(error))
      change({ ...state, options: [], isOpen: false })
    } finally {
      if (!signal.aborted) change({ ...state, isLoading: false })
    }
  })

  function stop() {
    ask.cancel()
    running.abort()
    running = new AbortController()
  }

  return {
    type(text: string) {
      stop()
      const keywords = text.trim()
      if (keywords === '') return change(closed)
      change({ ...state, isOpen: true, isLoading: true })
      ask(keywords)
    },
    /** Closes the list and empties the options: on blur, on Escape, and after a choice. */
    close() {
      stop()
      if (state !== closed) change(closed)
    },
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The state that the server renders and that a page starts with. */
export const closedPicker = () => closed
