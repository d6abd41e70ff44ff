import type { ComponentProps, ReactNode } from 'react'
import { SmallPrint } from '#app/ui/field/field-group.tsx'
import { LongPage } from '#app/ui/long-page/long-page.tsx'
import { Part } from '#app/ui/part/part.tsx'
import { FormPageTop } from '#kit/forms/form-page-top.tsx'
import type { SentForm } from '#kit/forms/sent-form.ts'

interface OwnItemsFrameProps {
  /** The page's texts. */
  words: { lead: string; add: string; full: string; back: string }
  heading: string
  breadcrumbs: ComponentProps<typeof FormPageTop>['breadcrumbs']
  path: string
  problems: SentForm['problems']
  /** How long the items are stored, and who sees them. */
  note: ReactNode
  /** The form that adds or changes one item; `help` stands above it where one is added. */
  form: ReactNode
  help?: ReactNode
  /** Whether the address asks to change one of the items; then the form is the page. */
  isChanging: boolean
  /** Whether there are as many as the page can hold. */
  isFull: boolean
  sources?: ReactNode
  /** The items. */
  children: ReactNode
}

/** The page of the items that a visitor enters: those there are, and the form that adds or changes one. */
export function OwnItemsFrame({
  words,
  heading,
  breadcrumbs,
  path,
  problems,
  note,
  form,
  help,
  isChanging,
  isFull,
  sources,
  children,
}: OwnItemsFrameProps) {
  return (
    <LongPage
      top={
        <>
          <FormPageTop breadcrumbs={breadcrumbs} lead={words.lead} problems={problems} title={heading} />
          <SmallPrint>{note}</SmallPrint>
        </>
      }
    >
      {isChanging ? (
        <>
          {form}
          <p>
            <a href={path}>{words.back}</a>
          </p>
        </>
      ) : (
        <>
          {children}
          <Part data-print="no" id="add" title={words.add}>
            {isFull && problems.length === 0 ? (
              <p>{words.full}</p>
            ) : (
              <>
                {help}
                {form}
              </>
            )}
          </Part>
          {sources}
        </>
      )}
    </LongPage>
  )
}
