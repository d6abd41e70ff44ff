import type { ReactNode } from 'react'
import { TextImage } from '#app/blocks/media/text-image.tsx'
import { BestForTable } from '#app/blocks/tables/best-for-table.tsx'
import { PlainTable } from '#app/blocks/tables/plain-table.tsx'
import { TopPicksTable } from '#app/blocks/tables/top-picks-table.tsx'
import type { RichText } from '#cms/model/rich-text/rich-text.ts'
import type { MemberOf } from './text-value.ts'

type MemberType = Exclude<RichText[number]['_type'], 'block' | 'unreadable'>
type Members = { [Type in MemberType]: (props: { value: MemberOf<Type> }) => ReactNode }

/** The component for each type of member between paragraphs. */
export const members: Members = {
  imageComponent: ({ value }) => <TextImage picture={value} />,
  table: ({ value }) => <PlainTable table={value} />,
  bestForTable: ({ value }) => <BestForTable table={value} />,
  topPicksTable: ({ value }) => <TopPicksTable table={value} />,
}
