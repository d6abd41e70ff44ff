/**
 * How long a toast stays, in milliseconds, and how far it must be dragged to close, as a share of its width
 * (spec §9).
 */
const toastAutoCloseMs = 5000
const toastDragShare = 0.8

/**
 * Closes a toast by itself unless it is held by the pointer or the focus, because text must not vanish while
 * someone reads it.
 */
export function closeLater(close: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hold = () => clearTimeout(timer)
  const release = () => {
    hold()
    timer = setTimeout(close, toastAutoCloseMs)
  }
  release()
  return { hold, release }
}

/** Whether a toast of this width was dragged far enough to close. */
export function isDraggedAway(distance: number, width: number): boolean {
  return Math.abs(distance) >= width * toastDragShare
}
