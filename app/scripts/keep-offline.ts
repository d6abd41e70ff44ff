/** Lets the service worker keep the app shell and the last pages read for a moment without network. */
export function keepOffline() {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => {})
}
