import { useLocation } from 'react-router'
import { usePageRender } from '#app/page-render.ts'
import { emailPreferencesLink, type NavigationLink } from './navigation.ts'

interface AccountLinksProps {
  className?: string | undefined
  /** What comes before what the products keep. */
  first?: readonly NavigationLink[]
}

/** Links to what a signed-in visitor has here. */
export function AccountLinks({ className, first = [] }: AccountLinksProps) {
  const { pathname } = useLocation()
  const { accountLinks } = usePageRender()
  return (
    <ul className={className}>
      {[...first, ...accountLinks, emailPreferencesLink].map(({ label, to }) => (
        <li key={to}>
          <a href={to} aria-current={to === pathname ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
