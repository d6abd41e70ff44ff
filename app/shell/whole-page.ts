/**
 * The `clientLoader` of a page that ships no React: a link on a page with React loads it whole, because its small script runs
 * only then. It never answers; the page it was called on goes away.
 */
export function loadWholePage({ request }: { request: Request }): Promise<never> {
  location.assign(request.url)
  return new Promise(() => {})
}
