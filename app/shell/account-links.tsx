import { useLocation } from 'react-router'
import { usePageRender } from '#app/page-render.ts'
import look from '#app/ui/look/look.module.css'
import { accountLinks, dashboardLink } from './navigation.ts'

/** The menu of a signed-in visitor: the dashboard, what the products keep, and their settings. */
export function AccountLinks({ className }: { className?: string | undefined }) {
  const { pathname } = useLocation()
  const { accountLinks: productLinks } = usePageRender()
  return (
    <ul className={className}>
      {[dashboardLink, ...productLinks, ...accountLinks].map(({ label, to }) => (
        <li key={to}>
          <a className={look.item} href={to} aria-current={to === pathname ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
