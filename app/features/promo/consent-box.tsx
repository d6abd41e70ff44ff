import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { promoText } from './messages.ts'

interface ConsentBoxProps {
  id: string
  isTicked: boolean
  error: string | undefined
}

/** The links open beside the form, which would lose what was typed. */
export function ConsentBox({ id, isTicked, error }: ConsentBoxProps) {
  const { consent } = promoText.fields
  return (
    <Checkbox
      id={id}
      name="consent"
      value="yes"
      defaultChecked={isTicked}
      error={error}
      label={
        <>
          {consent.start}
          <a href="/about/scholarship-drawing-rules" target="_blank" rel="noopener">
            {consent.rules}
          </a>
          {consent.and}
          <a href="/about/privacy" target="_blank" rel="noopener">
            {consent.privacy}
          </a>
          {consent.end}
        </>
      }
    />
  )
}
