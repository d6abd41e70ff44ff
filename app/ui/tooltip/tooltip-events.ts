import { tooltipTiming } from './tooltip-timing.ts'

/**
 * Opens and closes a tooltip on hover, on focus and on a long touch.
 * @param root the element with the words and their tooltip; its `data-touch-leave` is how long the tooltip
 *   stays after a finger leaves, in milliseconds
 */
export function setUpTooltip(root: HTMLElement): void {
  const popover = root.querySelector<HTMLElement>('[popover]')
  if (!popover?.showPopover) return
  const { touchLeave } = root.dataset
  const isOpen = () => popover.matches(':popover-open')
  const timing = tooltipTiming({
    open: () => isOpen() || popover.showPopover(),
    close: () => isOpen() && popover.hidePopover(),
    touchLeaveMs: Number(touchLeave) || undefined,
  })
  const on: HTMLElement['addEventListener'] = root.addEventListener.bind(root)
  const byMouse =
    (work: () => void) =>
    ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') work()
    }

  on('pointerenter', byMouse(timing.enter))
  on('pointerleave', byMouse(timing.leave))
  on('touchstart', timing.touchStart)
  on('touchend', timing.touchEnd)
  on('focusin', () => root.querySelector(':focus-visible') && timing.enter())
  on('focusout', ({ relatedTarget }) => {
    // The focus stays inside when it moves to a link in the tooltip.
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) timing.leave()
  })
  // The press has already opened or closed it, so pending timers must not undo that.
  on('click', timing.cancel)
  popover.addEventListener('beforetoggle', () => place(root, popover))
  addEventListener('scroll', () => isOpen() && popover.hidePopover())
}

/**
 * Places the tooltip below the words, or above when there is no room, and always inside the window. A field or
 * button that the words explain stands above them and stays in sight.
 */
function place(root: HTMLElement, popover: HTMLElement) {
  requestAnimationFrame(() => {
    const words = root.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const { width, height } = popover.getBoundingClientRect()
    const left = words.left + (words.width - width) / 2
    popover.style.left = `${Math.max(8, Math.min(left, clientWidth - width - 8))}px`
    const isRoomBelow = words.bottom + height <= clientHeight
    popover.style.top = `${isRoomBelow ? words.bottom : words.top - height}px`
    popover.dataset.placed = ''
  })
}
