import type { ReactNode } from 'react'

/** A form of one button, which says to the page what to do. */
export function ActionForm({ what, children }: { what: string; children: ReactNode }) {
  return (
    <form method="post">
      <input name="do" type="hidden" value={what} />
      {children}
    </form>
  )
}
