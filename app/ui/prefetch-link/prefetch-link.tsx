import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Link, PrefetchPageLinks } from 'react-router'
import { whenNearWindow } from './near-window.ts'

/**
 * A link whose page is fetched ahead once it comes near the window. It is a plain link without script, for addresses on
 * other sites, and for visitors who asked their browser to save data.
 */
export function PrefetchLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const anchor = useRef<HTMLAnchorElement>(null)
  const [page, setPage] = useState<string>()

  useEffect(() => {
    const link = anchor.current
    if (!link || link.origin !== location.origin || savesData()) return
    return whenNearWindow(link, () => setPage(`${link.pathname}${link.search}`))
  }, [])

  return (
    <>
      <Link {...props} prefetch="none" ref={anchor} />
      {page ? <PrefetchPageLinks page={page} /> : null}
    </>
  )
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true
}
