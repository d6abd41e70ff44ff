import { useId } from 'react'
import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { ContentButton } from '#app/blocks/content-button.tsx'
import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import modalStyles from '#app/ui/modal/modal.module.css'
import { productBlockText } from './messages.ts'
import styles from './products.module.css'

/**
 * A button that opens a modal from the settings without script and then leads where that modal's button
 * leads. It renders nothing when the settings have no such modal. Only a modal that asks for consent to the rules of
 * a drawing has something to win, so only there it says that no purchase is necessary.
 */
export function ScholarshipPopUp({ entry }: BlockProps<'Scholarship pop-up'>) {
  const { data } = usePageScope()
  const id = useId()
  const { text, modalIdentifier, label } = entry.fields
  const modal = data.modals.find(({ identifier }) => identifier === modalIdentifier)
  if (!modal) return null
  const { title, body, image, button, dataToCollect = [] } = modal
  return (
    <div className={styles.block}>
      <BlockTitle of={entry} />
      {text ? (
        <p>
          <Words text={text} />
        </p>
      ) : null}
      <Button type="button" popoverTarget={id}>
        <Words text={label} />
      </Button>
      <div className={modalStyles.modal} id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`}>
        <div className={modalStyles.inside}>
          <p className={`${modalStyles.title} ${styles.name}`} id={`${id}-title`}>
            <Words text={title ?? label} />
          </p>
          <button
            className={modalStyles.close}
            type="button"
            aria-label={productBlockText.popUp.close}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
          </button>
          <div className={modalStyles.body}>
            {image ? <ContentImage image={{ ...image, altText: '' }} width={600} height={400} /> : null}
            {body ? <RichText value={body} /> : null}
            {button ? <ContentButton button={button} /> : null}
            {dataToCollect.includes('consent') ? (
              <p className={styles.soft}>{productBlockText.popUp.note}</p>
            ) : null}
          </div>
        </div>
      </div>
    </div>
  )
}
