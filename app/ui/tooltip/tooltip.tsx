import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './tooltip.module.css'
import { tooltipTiming } from './tooltip-timing.ts'

interface TooltipProps {
  /** The words that are explained. */
  children: ReactNode
  text: ReactNode
  /** How long it stays after a finger leaves, in milliseconds; 1500 unless told. */
  touchLeaveMs?: number
}

/**
 * Words with an explanation that opens on hover, on focus, on a long touch, and on a press.
 * A press works without script: the browser opens the popover itself.
 */
export function Tooltip({ children, text, touchLeaveMs }: TooltipProps) {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const [area, popover] = [root.current, tip.current]
    if (!area || !popover?.showPopover) return
    return listen(area, popover, touchLeaveMs)
  }, [touchLeaveMs])

  return (
    <span className={styles.root} ref={root}>
      <button className={styles.words} type="button" aria-describedby={id} popoverTarget={id}>
        {children}
      </button>
      <span className={styles.tip} id={id} popover="auto" ref={tip} role="tooltip">
        {text}
      </span>
    </span>
  )
}

function listen(area: HTMLElement, popover: HTMLElement, touchLeaveMs?: number) {
  const isOpen = () => popover.matches(':popover-open')
  const timing = tooltipTiming({
    open: () => isOpen() || popover.showPopover(),
    close: () => isOpen() && popover.hidePopover(),
    ...(touchLeaveMs === undefined ? {} : { touchLeaveMs }),
  })
  const stop = new AbortController()
  const on = (type: string, work: (event: Event) => void) =>
    area.addEventListener(type, work, { signal: stop.signal })
  const byMouse = (work: () => void) => (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType !== 'touch') work()
  }

  on('pointerenter', byMouse(timing.enter))
  on('pointerleave', byMouse(timing.leave))
  on('touchstart', timing.touchStart)
  on('touchend', timing.touchEnd)
  on('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) timing.enter()
  })
  on('focusout', timing.leave)
  // A press has opened or closed it: nothing that waits may undo that.
  on('click', timing.cancel)
  popover.addEventListener('beforetoggle', () => place(area, popover), { signal: stop.signal })
  addEventListener('scroll', () => isOpen() && popover.hidePopover(), { passive: true, signal: stop.signal })
  return () => {
    timing.cancel()
    stop.abort()
  }
}

/** Above the words, or below where there is no room, and always inside the window. */
function place(area: HTMLElement, popover: HTMLElement) {
  requestAnimationFrame(() => {
    const words = area.getBoundingClientRect()
    const { width, height } = popover.getBoundingClientRect()
    const left = words.left + words.width / 2 - width / 2
    popover.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8))}px`
    popover.style.top = words.top > height + 72 ? `${words.top - height}px` : `${words.bottom}px`
    popover.dataset.placed = ''
  })
}
