/** Has the service worker cache the app shell, and this page if it is the same for everybody. */
export function saveForOffline(): void {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', async () => {
    await navigator.serviceWorker.register('/sw.js').catch(() => {})
    if (document.documentElement.dataset.public === undefined) return
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(location.pathname + location.search)
  })
}
