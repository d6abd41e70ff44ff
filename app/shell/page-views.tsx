import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { trackPageView } from './analytics.ts'
import { keepPage, rememberPage } from './pages-read.ts'

/**
 * Announces each page shown, and keeps it for a moment without network. Renders nothing.
 * @param isPublic the page is the same for everybody; one that is a visitor's own leaves nothing on the device, not its title
 */
export function PageViews({ isPublic }: { isPublic: boolean }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    trackPageView(pathname)
    if (isPublic) rememberPage(pathname, document.title)
  }, [pathname, isPublic])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another page to keep
  useEffect(() => {
    if (isPublic) void keepPage()
  }, [pathname, search, isPublic])
  return null
}
