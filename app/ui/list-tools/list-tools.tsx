import type { ReactNode } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Segments, type SegmentsProps } from '#app/ui/choice/segments.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import styles from './list-tools.module.css'

interface ListToolsProps {
  /** The address of the list. */
  action: string
  formId?: string
  /** The orders that most visitors want; left out of a list that has only one. */
  order?: Omit<SegmentsProps, 'id'> | undefined
  /** The name of the panel, such as "Filters". */
  title: string
  /** How much is set in the closed panel. */
  note?: string | undefined
  /** Leads back from the panel to the list, such as "Show 24 cards". */
  show: string
  /** What stands below the fields of the panel. */
  foot?: ReactNode
  /** Hidden fields, which every update carries. */
  hidden?: ReactNode
  /** The fields of the panel. */
  children: ReactNode
}

const panelId = 'list-settings'

/**
 * The order of a list and, in a panel that the browser itself opens, its filters: one form, which is sent at each change
 * with script, or by its button.
 */
export function ListTools({
  action,
  formId,
  order,
  title,
  note,
  show,
  foot,
  hidden,
  children,
}: ListToolsProps) {
  const apply = (
    <Button data-without-script fitContent size="small" type="submit" variant="white">
      Update
    </Button>
  )
  return (
    <aside aria-label={title} className={styles.tools} data-live-part data-print="no" id="list-tools">
      <form action={action} autoComplete="off" className={styles.form} data-live id={formId} method="get">
        {/* Enter in any field presses the first button, which must not be one that resets something. */}
        <button hidden type="submit">
          Update
        </button>
        {hidden}
        {order ? <Segments {...order} id={order.name} /> : null}
        <Button fitContent popoverTarget={panelId} size="small" type="button" variant="white">
          {title}
          {note ? <span className={styles.note}>{note}</span> : null}
        </Button>
        {apply}
        <div className={styles.panel} id={panelId} popover="auto">
          <div className={styles.head}>
            <h2>{title}</h2>
            <button className={styles.close} popoverTarget={panelId} popoverTargetAction="hide" type="button">
              <Icon name="close" size={20} />
              <VisuallyHidden>Close</VisuallyHidden>
            </button>
          </div>
          <div className={styles.fields}>{children}</div>
          <div className={styles.foot}>
            {foot}
            <Button
              className={styles.show}
              data-needs-script
              popoverTarget={panelId}
              popoverTargetAction="hide"
              size="small"
              type="button"
            >
              {show}
            </Button>
            {apply}
          </div>
        </div>
      </form>
    </aside>
  )
}
