import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { usePlainWords } from '#app/blocks/plain-words.ts'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Byline } from './byline.tsx'
import { peopleText } from './messages.ts'

export function AuthorAndFaq({ entry }: BlockProps<'Author and FAQ'>) {
  const { author, questions } = entry.fields
  const plain = usePlainWords()
  return (
    <>
      <BlockTitle of={entry} />
      <Byline author={author} did={peopleText.answeredBy} />
      {questions.map(({ _key, title, content }, at) => (
        <Details key={_key ?? at} summary={plain(title)}>
          <RichText value={content} />
        </Details>
      ))}
    </>
  )
}
