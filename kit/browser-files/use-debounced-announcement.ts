import { useEffect, useMemo, useState } from 'react'
import { debounce } from '#app/ui/debounce.ts'

const pauseMs = 1200

/** Returns a text for screen readers, and a function that sets it once there is a pause. */
export function useDebouncedAnnouncement() {
  const [spoken, setSpoken] = useState('')
  const speakLater = useMemo(() => debounce(setSpoken, pauseMs), [])
  useEffect(() => speakLater.cancel, [speakLater])
  return [spoken, speakLater] as const
}
