/** How far outside the window a link may be when its page is prefetched (spec §9). */
const prefetchRootMargin = '200px'

/**
 * Calls `onNear` once, when the element comes within 200 px of the window.
 */
export function whenNearViewport(element: Element, onNear: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: prefetchRootMargin },
  )
  observer.observe(element)
}
