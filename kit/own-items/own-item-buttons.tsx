import { Button } from '#app/ui/button/button.tsx'
import { FormButtons } from '#app/ui/field/field-group.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { ownItemsText } from './own-items-messages.ts'

interface OwnItemButtonsProps {
  /** The page of own items. */
  path: string
  id: string
  /** What the buttons act on, for those who hear them. */
  name: string
}

/** Leads to the change of an own item, and removes it. */
export function OwnItemButtons({ path, id, name }: OwnItemButtonsProps) {
  const about = <VisuallyHidden>: {name}</VisuallyHidden>
  return (
    <form action={path} data-print="no" method="post">
      <input name="item" type="hidden" value={id} />
      <FormButtons>
        <a href={`${path}?item=${id}`}>
          {ownItemsText.edit}
          {about}
        </a>
        <Button fitContent name="do" size="small" type="submit" value="remove" variant="white">
          {ownItemsText.remove}
          {about}
        </Button>
      </FormButtons>
    </form>
  )
}
