import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { trackPageView } from './analytics.ts'
import { keepPage, rememberPage } from './pages-read.ts'

/** Announces each page shown, and keeps it for a moment without network. Renders nothing. */
export function PageViews() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    trackPageView(pathname)
    rememberPage(pathname, document.title)
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another page to keep
  useEffect(() => {
    void keepPage()
  }, [pathname, search])
  return null
}
