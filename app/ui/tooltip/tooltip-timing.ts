// Delays of tooltips, in milliseconds (spec §9).
const enterMs = 100
const touchEnterMs = 700
const usualTouchLeaveMs = 1500

/** A glossary tooltip stays this long after the finger leaves, because its text takes time to read. */
export const glossaryTouchLeaveMs = 300_000

interface TooltipTiming {
  open(): void
  close(): void
  touchLeaveMs?: number | undefined
}

/** Decides when a tooltip opens and closes, from its events alone and without access to the page. */
export function tooltipTiming({ open, close, touchLeaveMs = usualTouchLeaveMs }: TooltipTiming) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const after = (ms: number, work: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }
  return {
    enter: () => after(enterMs, open),
    leave: () => {
      clearTimeout(timer)
      close()
    },
    touchStart: () => after(touchEnterMs, open),
    touchEnd: () => after(touchLeaveMs, close),
    cancel: () => clearTimeout(timer),
  }
}
