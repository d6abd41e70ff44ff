import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { ContentButton } from '#app/blocks/content-button.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { CardList } from '#app/ui/card-list/card-list.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Stack } from '#app/ui/page/page.tsx'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import { ItemTitle } from './item-title.tsx'
import styles from './lists.module.css'
import { durationWords } from './messages.ts'

export function Steps({ entry }: BlockProps<'Steps'>) {
  return (
    <Stack>
      <BlockTitle of={entry} />
      <ol className={classNames(styles.numbered, styles.path)}>
        {entry.fields.steps.map((step, at) => (
          <li key={step._key ?? at}>
            <Step step={step} entry={entry} />
          </li>
        ))}
      </ol>
    </Stack>
  )
}

export function CardSteps({ entry }: BlockProps<'Card steps'>) {
  const { steps, color = 'white' } = entry.fields
  return (
    <Stack>
      <BlockTitle of={entry} />
      <CardList as="ol" className={styles.numbered}>
        {steps.map((step, at) => (
          <li key={step._key ?? at} className={shared.surface} data-color={color}>
            <Step step={step} entry={entry} />
          </li>
        ))}
      </CardList>
    </Stack>
  )
}

interface StepProps {
  step: EntryOf<'Steps'>['fields']['steps'][number]
  entry: EntryOf<'Steps'> | EntryOf<'Card steps'>
}

function Step({ step: { title, body, minutes, button }, entry }: StepProps) {
  const duration = minutes === undefined ? undefined : durationWords(minutes)
  return (
    <Stack>
      <ItemTitle in={entry}>
        <Words text={title} />
      </ItemTitle>
      {duration ? <p className={styles.soft}>{duration}</p> : null}
      {body ? <RichText value={body} /> : null}
      {button ? <ContentButton button={button} /> : null}
    </Stack>
  )
}
