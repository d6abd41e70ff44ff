import { Icon } from '#app/ui/icon/icon.tsx'
import { type PromoTrigger, promoTriggerAddress } from './promo-trigger.ts'
import styles from './shell.module.css'

/**
 * The link of a modal that a page names. It leads to the modal's page, or opens the modal above this one; the page
 * script reads from it when the modal opens by itself.
 */
export function PromoLink({ trigger }: { trigger: PromoTrigger }) {
  return (
    <p className={styles.promo} data-print="no">
      <a href={promoTriggerAddress(trigger)} data-promo={JSON.stringify(trigger)}>
        <bdi>{trigger.title}</bdi> <Icon name="arrow" size={16} />
      </a>
    </p>
  )
}
