import { Icon } from '#app/ui/icon/icon.tsx'
import { markAddress, type PromoMark } from './promo-mark.ts'
import styles from './shell.module.css'

/**
 * The link of a modal that a page names. It leads to the modal's page, or opens the modal above this one; the page
 * script reads from it when the modal opens by itself.
 */
export function PromoLink({ mark }: { mark: PromoMark }) {
  return (
    <p className={styles.promo} data-print="no">
      <a href={markAddress(mark)} data-promo={JSON.stringify(mark)}>
        <bdi>{mark.title}</bdi> <Icon name="arrow" size={16} />
      </a>
    </p>
  )
}
