import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { trackPageView } from './analytics.ts'
import { rememberPage } from './pages-read.ts'

/** Announces each page shown, and notes its title for the page that is shown without network. Renders nothing. */
export function PageViews() {
  const { pathname } = useLocation()
  useEffect(() => {
    trackPageView(pathname)
    rememberPage(pathname, document.title)
  }, [pathname])
  return null
}
