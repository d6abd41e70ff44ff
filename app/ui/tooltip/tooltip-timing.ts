/** Delays of tooltips, in milliseconds (spec §9). */
const tooltipDelays = { enter: 100, touchEnter: 700, touchLeave: 1500 } as const

/** A glossary tooltip stays this long after the finger leaves, because its text takes time to read. */
export const glossaryTouchLeaveMs = 300_000

interface TooltipTiming {
  open(): void
  close(): void
  touchLeaveMs?: number
}

/** Decides when a tooltip opens and closes, from its events alone and without access to the page. */
export function tooltipTiming({ open, close, touchLeaveMs = tooltipDelays.touchLeave }: TooltipTiming) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const after = (ms: number, work: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }
  return {
    enter: () => after(tooltipDelays.enter, open),
    leave: () => {
      clearTimeout(timer)
      close()
    },
    touchStart: () => after(tooltipDelays.touchEnter, open),
    touchEnd: () => after(touchLeaveMs, close),
    cancel: () => clearTimeout(timer),
  }
}
