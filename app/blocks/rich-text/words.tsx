import { usePageScope } from '#app/blocks/page-scope.tsx'
import { fillParts } from '#cms/model/tokens/template-tokens.ts'
import { FigureTip } from './figure-tip.tsx'
import { useIsPlain } from './plain.tsx'

/** A line of text with its tokens filled in. Wrap it in `Plain` inside links, buttons and headings. */
export function Words({ text }: { text: string }) {
  const { words } = usePageScope()
  const isPlain = useIsPlain()
  return fillParts(text, words).map((part, at) => {
    if ('text' in part) return part.text
    return isPlain ? (
      part.figure.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else and do not move
      <FigureTip key={at} figure={part.figure}>
        {part.figure.text}
      </FigureTip>
    )
  })
}
